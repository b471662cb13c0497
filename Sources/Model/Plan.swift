/// What is to happen to every localization of the artifact, and to its Info.plists.
package struct Plan: Sendable {
  /// By component, then by localization, as in the inventory.
  package var decisions: [[Decision]]

  /// By component, in order of the inventory.
  package var edits: [InfoPlistEdit]

  package init(decisions: [[Decision]], edits: [InfoPlistEdit]) {
    self.decisions = decisions
    self.edits = edits
  }

  /// What happens to a localization.
  package func decision(_ localization: Int, in component: Component.ID) -> Decision {
    decisions[component][localization]
  }

  /// Whether a localization goes.
  package func removes(_ localization: Int, from component: Component.ID) -> Bool {
    decisions[component][localization].isRemoval
  }

  /// The change to the Info.plist of a component; nil where there is none.
  package func edit(of component: Component.ID) -> InfoPlistEdit? {
    edits.first { $0.component == component }
  }

  /// Whether there is nothing to do.
  package var isEmpty: Bool {
    edits.isEmpty && !decisions.contains { $0.contains(where: \.isRemoval) }
  }
}

/// What happens to one localization, by which rule and why.
package struct Decision: Hashable, Sendable {
  package enum Rule: String, CaseIterable, Sendable {
    case notALocalization = "NotALocalization"
    case base = "Base"
    case untouchable = "Untouchable"
    case selectable = "Selectable"
    case named = "Named"
    case unlisted = "Unlisted"
    case sealRequires = "SealRequires"
    case keepsParents = "KeepsParents"
    case keepsTheLastResort = "KeepsTheLastResort"
    case trimsTheUnreachable = "TrimsTheUnreachable"
  }

  package var isRemoval: Bool
  package var rule: Rule

  /// Why, in a phrase for the end of a line: "named in 'remove'", "serves ja, which Chat.framework lacks".
  package var reason: String

  package init(isRemoval: Bool, rule: Rule, reason: String) {
    self.isRemoval = isRemoval
    self.rule = rule
    self.reason = reason
  }
}

/// A change to the language keys of one Info.plist; every other byte of it stays.
package struct InfoPlistEdit: Hashable, Sendable {
  package var component: Component.ID

  /// The new `CFBundleDevelopmentRegion`; nil leaves it.
  package var developmentRegion: String?

  /// The entries that leave `CFBundleLocalizations`, as written.
  package var undeclared: [String]

  package init(component: Component.ID, developmentRegion: String? = nil, undeclared: [String] = [])
  {
    self.component = component
    self.developmentRegion = developmentRegion
    self.undeclared = undeclared
  }
}

extension Plan {
  /// A plan that removes nothing and gives no reason for it.
  package static func keepingAll(of inventory: Inventory) -> Plan {
    let keep = Decision(isRemoval: false, rule: .unlisted, reason: "")
    return Plan(
      decisions: inventory.components.map { $0.localizations.map { _ in keep } },
      edits: []
    )
  }
}
