import Model
import Resolve

extension Plan {
  /// Removes, where the policy has `trimNested`, what no user can ever reach in a framework or resource bundle.
  ///
  /// The hosts are seen as the plan leaves them. What a component opens by name it may reach in ways of its own, so that
  /// such a one is left alone unless its entry of `components` says otherwise.
  mutating func trimTheUnreachable(
    of before: View,
    under settings: [Policy.Settings],
    _ policy: Policy,
    beside seals: Seals
  ) {
    guard settings.contains(where: { $0.trimNested == true }) else { return }
    var planned = self
    planned.edits = edits(in: before, under: settings, beside: seals)
    let reachable = before.after(planned).reachable()
    for (id, component) in before.inventory.components.enumerated()
    where component.parent != nil && settings[id].trimNested == true
      && !component.kind.isUntouchable
    {
      let opensByName = component.executable?.opensFoldersByName ?? false
      let isSpared = opensByName && !policy.trims(component)
      for index in component.localizations.indices
      where !reachable[id][index] && component.localizations[index].isOnDisk
        && decisions[id][index].rule == .unlisted && !removes(index, from: id)
      {
        let trim = Decision(
          isRemoval: !isSpared,
          rule: .trimsTheUnreachable,
          reason: isSpared ? "may be opened by name" : "no user can reach it"
        )
        let hold = isSpared ? nil : seals.hold(index, in: id)
        decisions[id][index] = hold ?? trim
      }
    }
  }
}

extension Policy {
  /// Whether the last entry of `components` that speaks of it has the component trimmed.
  fileprivate func trims(_ component: Component) -> Bool {
    components.last { $0.settings.trimNested != nil && $0.match.value.matches(component) }?
      .settings.trimNested ?? false
  }
}
