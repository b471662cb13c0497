import Model

/// Localizations of one component that share a verdict and its reason.
struct DecisionGroup {
  var component: Component.ID
  var isRemoval: Bool
  var rule: Decision.Rule
  var reason: String
  var names: [String]
  var bytes: UInt64

  /// Whether it is only what anyone expects of localizations that nobody asked to remove.
  var isOrdinary: Bool {
    guard !isRemoval else { return false }
    switch rule {
    case .base, .named, .unlisted, .notALocalization, .untouchable: return true
    case .sealed, .keepsParents, .keepsTheLastResort: return false
    }
  }
}

extension Summary {
  /// The decisions on one component in groups, removals first, each in the order of the localizations.
  ///
  /// `Base` goes with what stays because nobody asked for it: that is why it stays, too.
  func decisionGroups(of component: Component.ID) -> [DecisionGroup] {
    var groups: [DecisionGroup] = []
    let localizations = inventory.components[component].localizations
    let plainKeep = plan.decisions[component].first { !$0.isRemoval && $0.rule == .unlisted }
    for (index, localization) in localizations.enumerated() {
      let own = plan.decision(index, in: component)
      let decision = own.rule == .base ? plainKeep ?? own : own
      let place = groups.firstIndex {
        $0.isRemoval == decision.isRemoval && $0.rule == decision.rule
          && $0.reason == decision.reason
      }
      let group = place ?? groups.count
      if place == nil {
        groups.append(
          DecisionGroup(
            component: component,
            isRemoval: decision.isRemoval,
            rule: decision.rule,
            reason: decision.reason,
            names: [],
            bytes: 0
          )
        )
      }
      groups[group].names.append(listed(localization.name.description))
      groups[group].bytes &+= localization.sizes.total.bytes
    }
    return groups.filter(\.isRemoval) + groups.filter { !$0.isRemoval }
  }
}
