import Diagnostics
import Languages
import Model
import Resolve

extension Check {
  static let localizedVersion = Check(
    "localized-version",
    .warning,
    what: "a language's InfoPlist.strings holds the version, which is the same in every language",
    why: "it hides the version of Info.plist: users of that language see an old one for ever",
    fix:
      "take CFBundleShortVersionString, CFBundleVersion and CFBundleGetInfoString out of InfoPlist.strings",
    findEntries: { judgement, allowances in
      judgement.tables.compactMap { judgement.localizedVersions(in: $0, &allowances) }
    }
  )
}

extension Table {
  /// The keys of versions, which no language is to have.
  var versionKeys: [KeySpace.Index] {
    let names = ["CFBundleGetInfoString", "CFBundleShortVersionString", "CFBundleVersion"]
    return (0..<KeySpace.Index(keys.count)).filter { key in
      names.contains { keys.bytes(of: key).elementsEqual($0.utf8) }
    }
  }
}

extension Judgement {
  fileprivate func localizedVersions(
    in judged: JudgedTable,
    _ allowances: inout Allowances
  ) -> Finding? {
    guard judged.fallback == .infoPlist, owned[judged.component] else { return nil }
    let found = versions(in: judged, &allowances)
    guard let first = found.first else { return nil }
    let table = judged.table
    let rows = Set(found.map(\.row)).map { table.rows[$0] }
    let languages = names(Set(rows.compactMap(\.localization)), in: judged.component)
    let versions = Set(found.map(\.key)).map(table.keys.text).sorted()
    let subject =
      languages.isEmpty ? "'\(table.rows[first.row].file)'" : Phrase.languages(languages)
    let count = versions.count
    return Finding(
      check: "localized-version",
      severity: .warning,
      cause: .before,
      message:
        "\(subject) \(languages.count < 2 ? "has" : "have") \(count == 1 ? "a version" : "\(count) versions") "
        + "of \(languages.count < 2 ? "its" : "their") own in \(name(of: judged))",
      reason:
        "\(Phrase.they(count)) \(count == 1 ? "hides" : "hide") what Info.plist says: users see an old version for ever",
      advice: "take the \(count == 1 ? "key" : "keys") out of InfoPlist.strings",
      component: judged.component,
      table: judged.name,
      keys: versions,
      languages: languages,
      place: Place(table.rows[first.row].file),
      entries: found
    )
  }

  /// The entries that hold a version and are not allowed to, by file.
  private func versions(in judged: JudgedTable, _ allowances: inout Allowances) -> [EntryRef] {
    let table = judged.table
    let keys = table.versionKeys
    var found: [EntryRef] = []
    for (index, row) in table.rows.enumerated() where isRead(row, in: judged.component) {
      for key in keys where row.cell(key).state == .text {
        if !allows("localized-version", key, of: judged, in: row.localization, &allowances) {
          found.append(EntryRef(table: judged.index, row: index, key: key))
        }
      }
    }
    return found
  }
}
