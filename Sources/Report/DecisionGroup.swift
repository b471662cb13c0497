import Model

/// Localizations of one component that share a verdict and its reason.
struct DecisionGroup {
  var component: Component.ID
  var isRemoval: Bool
  var rule: Decision.Rule

  /// The list that the policy has for the component: `keep` or `remove`.
  var list: String

  /// The distinct reasons, in the order of the localizations.
  var reasons: [String]
  var names: [String]
  var bytes: UInt64

  /// Whether it is only what anyone expects of localizations that nobody asked to remove.
  var isOrdinary: Bool {
    guard !isRemoval else { return false }
    switch rule {
    case .base, .named, .unlisted, .notALocalization, .untouchable, .selectable: return true
    case .sealRequires, .keepsParents, .keepsTheLastResort, .trimsTheUnreachable: return false
    }
  }

  /// The reason, in general words where there are several.
  var reason: String {
    if reasons.count == 1 { return reasons[0] }
    switch rule {
    case .named:
      return (list == "remove") == isRemoval ? "named in '\(list)'" : "exceptions in '\(list)'"
    case .keepsTheLastResort: return "serve languages they lack"
    case .keepsParents: return "kept languages inherit from them"
    case .base, .untouchable, .unlisted, .sealRequires, .notALocalization, .selectable,
      .trimsTheUnreachable:
      return reasons.joined(separator: "; ")
    }
  }

  /// What groups share that are one for readers; which entry of a list names a localization is not
  /// worth a line.
  struct Key: Hashable {
    var isRemoval: Bool
    var rule: Decision.Rule
    var list: String
    var reasons: [String]
  }

  var key: Key {
    Key(isRemoval: isRemoval, rule: rule, list: list, reasons: rule == .named ? [] : reasons)
  }

  mutating func add(_ other: DecisionGroup) {
    names += other.names
    bytes &+= other.bytes
    reasons += other.reasons.filter { !reasons.contains($0) }
  }
}

extension Summary {
  /// The decisions on one component in groups, removals first, each in the order of the
  /// localizations.
  ///
  /// `Base` goes with what stays because nobody asked for it: that is why it stays, too.
  func decisionGroups(of component: Component.ID) -> [DecisionGroup] {
    let localizations = inventory.components[component].localizations
    let decisions = plan.decisions[component]
    let unlisted = decisions.first { !$0.isRemoval && $0.rule == .unlisted }
    // Without a policy no localization is named in a list.
    let list = policy?.list(for: inventory.components[component]) ?? ""
    var groups: [DecisionGroup] = []
    var places: [DecisionGroup.Key: Int] = [:]
    for (localization, own) in zip(localizations, decisions) {
      let decision = own.rule == .base && localization.isBase ? unlisted ?? own : own
      let group = DecisionGroup(
        component: component,
        isRemoval: decision.isRemoval,
        rule: decision.rule,
        list: list,
        reasons: [decision.reason],
        names: [listed(localization.name.description)],
        bytes: localization.sizes.total.bytes
      )
      if let place = places[group.key] {
        groups[place].add(group)
      } else {
        places[group.key] = groups.count
        groups.append(group)
      }
    }
    return groups.filter(\.isRemoval) + groups.filter { !$0.isRemoval }
  }
}

extension Policy {
  fileprivate func list(for component: Component) -> String {
    switch settings(for: component).selection {
    case .keep: "keep"
    case .remove: "remove"
    case nil: ""
    }
  }
}
