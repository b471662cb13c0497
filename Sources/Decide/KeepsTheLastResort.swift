import Diagnostics
import Languages
import Model
import Resolve

extension Plan {
  /// Keeps, in a framework or resource bundle, the localization that serves a kept language which it lacks.
  ///
  /// Where the system's answer would depend on the order of a folder, all that it might be stay (runtime.md 3.4, 5).
  mutating func keepTheLastResort(
    in before: View,
    under settings: [Policy.Settings],
    beside seals: Seals
  ) {
    let inventory = before.inventory
    // Hosts first: what they offer after the plan is what nested components are asked for.
    var planned = self
    planned.edits = edits(in: before, under: settings, beside: seals)
    let hosts = before.after(planned)
    let wanted = wantedLanguages(of: inventory)
    for (id, component) in inventory.components.enumerated()
    where component.isSearchedForItsHosts && settings[id].lastResort != .remove {
      let own = before.offered(by: id)
      var served: [Int: Set<LanguageTag>] = [:]
      for request in hosts.requests(to: id) {
        // What the component has and the policy removes is not lacking, and what only a seal holds is not wanted.
        guard wanted.contains(request.language), !own.contains(request.language) else { continue }
        for index in lastResort(for: request, in: id, before: before, after: hosts) {
          served[index, default: []].insert(request.language)
        }
      }
      for (index, languages) in served {
        let names = Phrase.languages(languages.sorted().map(inventory.spelling))
        // Of a virtual region there is nothing on disk but Base.
        let isVirtual = before.localization(index, in: id).form == .virtual
        decisions[id][index] = .keep(
          .keepsTheLastResort,
          "\(isVirtual ? "lets Base serve" : "serves") \(names), which \(component.path.name) lacks"
        )
      }
    }
  }

  /// What served a request before the plan and goes, where nothing that stays would serve it.
  ///
  /// A relative, as `en` for `en-GB`, stays although a fallback could answer in its place: there is none better.
  private func lastResort(
    for request: Request,
    in id: Component.ID,
    before: View,
    after: View
  ) -> [Int] {
    let chosen = before.searchLists(for: request, in: id).chosen
    let going = before.localizations(listedAs: chosen, in: id).filter { removes($0, from: id) }
    guard before.answer(to: request, in: id) == .fallback else { return going }
    // A region of which nothing is left is listed all the same, but does not answer.
    let left = after.searchLists(for: request, in: id).chosen
    let isAnswered =
      after.answer(to: request, in: id) != .arbitrary
      && left.contains { after.holds($0, in: id) }
    let isVirtual = going.contains { before.localization($0, in: id).form == .virtual }
    return isAnswered && !isVirtual ? [] : going
  }

  /// The languages that some host keeps because the policy wants it.
  private func wantedLanguages(of inventory: Inventory) -> Set<LanguageTag> {
    var wanted: Set<LanguageTag> = []
    for (component, decisions) in zip(inventory.components, decisions)
    where component.kind.isHost || component.parent == nil {
      for (localization, decision) in zip(component.localizations, decisions)
      where !decision.isRemoval && decision.rule != .sealRequires {
        if let tag = localization.tag { wanted.insert(tag) }
      }
    }
    return wanted
  }
}

extension Inventory {
  /// The name of the first localization of an executable that has the tag, as the report shows it there.
  fileprivate func spelling(of tag: LanguageTag) -> String {
    let names = components.lazy.filter { $0.kind.isHost || $0.parent == nil }.flatMap(
      \.localizations
    )
    .filter { $0.tag == tag && $0.form != .file }
    return names.first?.name.description ?? tag.description
  }
}

extension Component {
  /// Whether hosts look here for what their own languages need; loose folders are opened by their own rules.
  fileprivate var isSearchedForItsHosts: Bool {
    parent != nil && !kind.isHost && !kind.isUntouchable
  }
}
