import Diagnostics
import Languages
import Model
import Resolve

extension Check {
  static let resourceLost = Check(
    "resource-lost",
    .error,
    what:
      "users found a nib, image or file in a language that goes, and would find it nowhere",
    why:
      "a missing nib or storyboard ends most apps at launch; a missing image or file is simply not there",
    fix:
      "move the file to Base.lproj or out of its .lproj folder, or add it to the languages that stay",
    details: [.key, .language]
  ) { judgement in
    guard judgement.isPrune else { return [] }
    let changes = ListChange.all(of: judgement)
    // By component, then by the localizations that those are given who lose the same.
    var lost: [Component.ID: [[ByteName]: [BundlePath]]] = [:]
    for resource in judgement.inventory.resources where !resource.isUnlocalized {
      let losers = judgement.losers(of: resource, changes[resource.component])
      if !losers.isEmpty {
        lost[resource.component, default: [:]][losers, default: []].append(resource.name)
      }
    }
    let losses = lost.sorted { $0.key < $1.key }.flatMap { id, groups in
      groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { losers, names in
        let languages = losers.map(\.description)
        return Finding(
          check: "resource-lost",
          severity: .error,
          cause: .plan,
          message:
            "\(Phrase.languages(languages)) would no longer find \(Phrase.count(names.count, "file")) of \(judgement.name(of: id))",
          reason: judgement.reason(forLosing: names, of: id),
          advice: judgement.advice(forLosing: names, of: id),
          component: id,
          keys: names.sorted().map(\.description),
          languages: languages
        )
      }
    }
    return losses + judgement.linksThatWouldDangle
  }
}

extension Judgement {
  /// Where the files were found, and what comes of it.
  fileprivate func reason(forLosing resources: [BundlePath], of id: Component.ID) -> String {
    let lost = self.resources(resources, of: id)
    let place = Phrase.languages(removedHolders(of: lost, in: id))
    let found = "\(resources.count == 1 ? "it was" : "they were") found in \(place), to be removed"
    guard lost.contains(where: { $0.kind == .nibs }) else { return found }
    return found + "; an app whose nib or storyboard is missing seldom starts"
  }

  fileprivate func advice(forLosing names: [BundlePath], of id: Component.ID) -> String {
    guard owned[id] else {
      return adviceToKeep(removedHolders(of: resources(names, of: id), in: id), in: id)
    }
    let them = Phrase.them(names.count)
    return "move \(them) to Base.lproj, or add \(them) to the languages"
  }

  private func resources(_ names: [BundlePath], of id: Component.ID) -> [LocalizedResource] {
    inventory.resources.filter { $0.component == id && names.contains($0.name) }
  }

  private func removedHolders(of lost: [LocalizedResource], in id: Component.ID) -> [String] {
    names(Set(lost.flatMap(\.localizations)).filter { !after.has($0, in: id) }, in: id)
  }

  /// The localizations that users are given after the plan who found the resource before it, and would not after it;
  /// sorted.
  ///
  /// What nobody found who was given such a localization before the plan, the app does without there.
  fileprivate func losers(of resource: LocalizedResource, _ changes: [ListChange]) -> [ByteName] {
    let id = resource.component
    // What stays in some place that everyone asks cannot be lost, and most of it does.
    guard resource.localizations.contains(where: { !after.has($0, in: id) }) else { return [] }
    // A file for one kind of device stands in for a plain one, which serves where it is not.
    let plain = resource.name.withoutDevice.flatMap { name in
      inventory.resources.first { $0.component == id && $0.name == name }
    }
    guard plain?.isUnlocalized != true else { return [] }
    let losing = changes.filter { change in
      before.place(of: resource, in: change.orderBefore) != nil
        && after.place(of: resource, in: change.orderAfter) == nil
        && plain.flatMap { after.place(of: $0, in: change.orderAfter) } == nil
    }
    return Set(losing.map(\.given)).sorted().filter { given in
      before.searchLists(of: id, for: [given.localeID]).all
        .contains { before.place(of: resource, for: $0) != nil }
    }
  }
}
