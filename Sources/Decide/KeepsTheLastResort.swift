import Languages
import Model
import Resolve

extension Plan {
  /// Keeps, in a framework or resource bundle, the localization that serves a kept language which it lacks.
  ///
  /// Where the system's answer would depend on the order of a folder, all that it might be stay (runtime.md 3.4, 5).
  mutating func keepTheLastResort(in inventory: Inventory, under settings: [Policy.Settings]) {
    let before = View(inventory)
    // Hosts first: what they offer after the plan is what nested components are asked for.
    let hosts = View(inventory, after: withEdits(in: inventory, under: settings))
    for (id, component) in inventory.components.enumerated()
    where component.isSearchedForItsHosts && settings[id].lastResort != .remove {
      var served: [Int: [LanguageTag]] = [:]
      for request in hosts.requests(to: id) {
        let after = View(inventory, after: self).present(in: id)
        guard before.answer(to: request, in: id, among: after) == nil else { continue }
        let all = before.present(in: id)
        for index in before.answer(to: request, in: id, among: all) ?? all
        where removes(index, from: id) {
          served[index, default: []].append(request[0])
        }
      }
      for (index, languages) in served {
        let names = Set(languages).sorted().map(\.description).joined(separator: ", ")
        decisions[id][index] = .keep(
          .keepsTheLastResort,
          "serves \(names), which \(component.path.name) lacks"
        )
      }
    }
  }

  /// The plan so far with the edits that would follow from it.
  private func withEdits(in inventory: Inventory, under settings: [Policy.Settings]) -> Plan {
    var plan = self
    plan.edits = inventory.components.indices.compactMap { id in
      edit(of: id, in: inventory, after: decisions[id], under: settings[id])
    }
    return plan
  }
}

extension Component {
  /// Whether hosts look here for what their own languages need; loose folders are opened by their own rules.
  fileprivate var isSearchedForItsHosts: Bool {
    parent != nil && !kind.isHost && !kind.isUntouchable
  }
}
