import Diagnostics
import Languages
import Model
import Resolve

extension Plan {
  /// Keeps, in a framework or resource bundle, the localization that serves a kept language which it lacks.
  ///
  /// Where the system's answer would depend on the order of a folder, all that it might be stay (runtime.md 3.4, 5).
  mutating func keepTheLastResort(in before: View, under settings: [Policy.Settings]) {
    let inventory = before.inventory
    // Hosts first: what they offer after the plan is what nested components are asked for.
    var planned = self
    planned.edits = edits(in: before, under: settings)
    let hosts = View(inventory, after: planned)
    let wanted = wantedLanguages(of: inventory)
    for (id, component) in inventory.components.enumerated()
    where component.isSearchedForItsHosts && settings[id].lastResort != .remove {
      let own = before.offered(by: id)
      var served: [Int: Set<LanguageTag>] = [:]
      for request in hosts.requests(to: id) {
        // What the component has and the policy removes is not lacking, and what only a seal holds is not wanted.
        guard wanted.contains(request[0]), !own.contains(request[0]) else { continue }
        for index in lastResort(for: request, in: id, before: before) {
          served[index, default: []].insert(request[0])
        }
      }
      for (index, languages) in served {
        let names = Phrase.list(languages.sorted().map(\.description))
        decisions[id][index] = .keep(
          .keepsTheLastResort,
          "serves \(names), which \(component.path.name) lacks"
        )
      }
    }
  }

  /// What answered the request before the plan and goes, where nothing that stays would.
  private func lastResort(
    for request: Request,
    in id: Component.ID,
    before: View
  ) -> [Int] {
    let all = before.present(in: id)
    let left = all.filter { !removes($0, from: id) }
    guard before.answer(to: request, in: id, among: left) == nil else { return [] }
    return (before.answer(to: request, in: id, among: all) ?? all).filter { removes($0, from: id) }
  }

  /// The languages that some host keeps because the policy wants it.
  private func wantedLanguages(of inventory: Inventory) -> Set<LanguageTag> {
    var wanted: Set<LanguageTag> = []
    for (component, decisions) in zip(inventory.components, decisions)
    where component.kind.isHost || component.parent == nil {
      for (localization, decision) in zip(component.localizations, decisions)
      where !decision.isRemoval && decision.rule != .sealed {
        if let tag = localization.tag { wanted.insert(tag) }
      }
    }
    return wanted
  }
}

extension Component {
  /// Whether hosts look here for what their own languages need; loose folders are opened by their own rules.
  fileprivate var isSearchedForItsHosts: Bool {
    parent != nil && !kind.isHost && !kind.isUntouchable
  }
}
