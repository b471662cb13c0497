import Diagnostics
import Model
import Resolve

/// What languages lack of the table of a nib, and so see as it was drawn.
struct RemainingGap {
  let judged: JudgedTable
  let remains: RemainingTexts

  /// By localization, ascending.
  var keys: [Int: [KeySpace.Index]] = [:]

  /// `Main.storyboard`, as the project calls it.
  var nib: String { remains.nibs.first?.projectName ?? judged.name.description }
}

extension RemovedScope {
  /// The tables of nibs from which languages lack something.
  func tables(_ allowances: inout Allowances) -> [RemainingGap] {
    var gaps: [RemainingGap] = []
    for judged in judgement.tables where judged.component == id && judged.fallback == .nib {
      guard let remains = judged.remains else { continue }
      var gap = RemainingGap(judged: judged, remains: remains)
      for language in judged.languages where !language.isUnspoken {
        let place = language.localization
        let elsewhere = judgement.keysOfLanguageTables(named: judged.name, for: place, in: id)
        let keys = language.missing.filter { key in
          let text = judged.table.keys.bytes(of: key)
          // Without a file of their own, users see that of the development region.
          return remains.show(for: key, in: language) && !elsewhere.contains(text)
            && !judged.after.cell(key, in: language.shownAfter).isPresent
            && !isAllowed(text, in: judged.name, for: place, &allowances)
        }
        if !keys.isEmpty { gap.keys[language.localization] = keys }
      }
      if !gap.keys.isEmpty { gaps.append(gap) }
    }
    return gaps
  }

  /// One finding about all tables, but for those whose weight the policy sets apart.
  func findings(about gaps: [RemainingGap]) -> [Finding] {
    let isApart = { (gap: RemainingGap) in
      judgement.settings[id].tables.contains { entry in
        entry.checks[Self.check] != nil && entry.match.value.matches(gap.judged.name.bytes)
      }
    }
    let rest = gaps.filter { !isApart($0) }
    return (gaps.filter(isApart).map { [$0] } + (rest.isEmpty ? [] : [rest])).map(finding)
  }

  private func finding(about gaps: [RemainingGap]) -> Finding {
    let languages = Set(gaps.flatMap(\.keys.keys))
    let names = judgement.names(languages, in: id)
    let isSameForAll = gaps.allSatisfy { gap in
      gap.keys.count == languages.count && Set(gap.keys.values).count == 1
    }
    let isOne = gaps.count == 1
    let keys = gaps.flatMap { gap in
      Set(gap.keys.values.joined()).map { key in
        (isOne ? "" : "\(gap.judged.name)/") + gap.judged.table.keys.text(of: key)
      }
    }
    let total = gaps.reduce(0) { $0 + $1.judged.required.count }
    let nibs = Phrase.list(gaps.map(\.nib), noun: "nibs and storyboards")
    let tables = Phrase.list(gaps.map { "\($0.judged.name).strings" }, noun: "tables")
    return finding(
      "\(Phrase.languages(names)) \(verb(for: names, isSameForAll: isSameForAll)) "
        + "\(Phrase.number(keys.count)) of \(Phrase.count(total, "text")) "
        + "of \(nibs)\(place) in \(name)",
      reason:
        "\(removal), but the texts in the \(isOne ? "file itself" : "files themselves") stay",
      advice: "translate \(Phrase.them(keys.count)) in \(tables)",
      table: isOne ? gaps[0].judged.name : nil,
      keys: keys.sorted(),
      languages: names,
      place: isOne
        ? place(of: gaps[0].judged, for: Array(gaps[0].keys.keys))
          ?? gaps[0].remains.nibs.first.flatMap(sharedFile)
        : nil
    )
  }

  /// The nibs and storyboards for which languages have neither one of their own nor a table.
  func findingAboutNibs(
    besides gaps: [RemainingGap],
    _ allowances: inout Allowances
  ) -> Finding? {
    let tables = Dictionary(
      grouping: judgement.inventory.tables.filter { $0.component == id },
      by: \.name
    ).mapValues { $0.map { TableLookup($0, in: judgement.after) } }
    let launch = judgement.component(id).infoPlist?.launchStoryboards ?? []
    var nibs: [LocalizedResource] = []
    var lacks: [[Int]] = []
    for resource in judgement.inventory.resources
    where resource.component == id && resource.kind == .nibs && !resource.isUnlocalized {
      // No table is looked up for what shows at launch.
      guard !launch.contains(where: { resource.tableNames.contains(BundlePath($0)) }) else {
        continue
      }
      let names = (resource.tableNames + resource.tableNames.compactMap(\.withoutDevice))
      let told = Set(gaps.filter { names.contains($0.judged.name) }.flatMap(\.keys.keys))
      let lacking = others.filter { language in
        judgement.after.isShared(resource, to: language) && !told.contains(language)
          && !names.contains { name in
            tables[name]?.contains { !$0.pick(for: language, orLastResort: true).isEmpty } ?? false
              || !judgement.languageTables(named: name, for: language, in: id).isEmpty
          }
      }.filter {
        !isAllowed(resource.name.bytes, in: resource.tableNames.last, for: $0, &allowances)
      }
      guard !lacking.isEmpty else { continue }
      nibs.append(resource)
      lacks.append(lacking)
    }
    guard let first = nibs.first else { return nil }
    return finding(
      about: nibs,
      first,
      for: judgement.names(Set(lacks.joined()), in: id),
      isSameForAll: Set(lacks).count == 1
    )
  }

  private func finding(
    about nibs: [LocalizedResource],
    _ first: LocalizedResource,
    for languages: [String],
    isSameForAll: Bool
  ) -> Finding {
    let isOne = languages.count == 1
    let tables = Phrase.list(
      Set(nibs.compactMap(\.tableNames.last)).sorted().map { "\($0).strings" },
      noun: "tables"
    )
    return finding(
      "\(Phrase.languages(languages)) \(verb(for: languages, isSameForAll: isSameForAll)) the texts of "
        + "\(Phrase.list(nibs.map(\.projectName), noun: "nibs and storyboards"))\(place) in \(name)",
      reason:
        "\(removal), but what was drawn in Base.lproj stays, and \(isOne ? "the language has" : "these languages have") "
        + "neither a nib nor a table of \(isOne ? "its" : "their") own",
      advice:
        "give \(Phrase.languages(languages)) \(tables), or translate the \(nibs.count == 1 ? "file" : "files")",
      table: nibs.count == 1 ? first.tableNames.last : nil,
      keys: nibs.map(\.name.description).sorted(),
      languages: languages,
      place: sharedFile(of: first)
    )
  }

  /// Where the file lies that all languages share.
  private func sharedFile(of resource: LocalizedResource) -> BundlePath? {
    guard !resource.isUnlocalized else {
      return judgement.component(id).resources.appending(resource.name)
    }
    return resource.localizations.lazy.map { judgement.after.localization($0, in: id) }
      .first(where: \.isBase)?.entry?.appending(resource.name)
  }
}

extension LocalizedResource {
  /// Its name in the project: `Main.storyboard` for `Main.storyboardc`.
  fileprivate var projectName: String {
    name.name.hasSuffix(".storyboardc") ? String(name.description.dropLast()) : name.description
  }
}
