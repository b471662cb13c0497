import Diagnostics
import Languages
import Model
import Resolve

extension Check {
  static let sameAsReference = Check(
    "same-as-reference",
    .off,
    what: "a language has the same text as the source language",
    why: "where it was copied and never translated, its users see the source language",
    fix: "translate the key, or allow it by name where the text is the same in both"
  ) { judgement, allowances in
    guard judgement.policy.turnsOn("same-as-reference") else { return [] }
    return judgement.tables.filter { judgement.owned[$0.component] }.flatMap {
      judged -> [Finding] in
      let entries = judged.languages.map { language -> KeysOfLanguage in
        let localization = language.localization
        let keys = judged.copiedKeys(of: localization).filter {
          !judgement.allows("same-as-reference", $0, of: judged, in: localization, &allowances)
        }
        return (localization, keys)
      }
      return grouped(entries).map { judgement.copied($0.keys, of: judged, in: $0.languages) }
    }
  }
}

extension Judgement {
  fileprivate func copied(
    _ keys: [KeySpace.Index],
    of judged: JudgedTable,
    in languages: [Int]
  ) -> Finding {
    let names = names(languages, in: judged.component)
    let texts = Phrase.count(keys.count, "text")
    let source = judged.source.name.map(Phrase.language) ?? "the source language"
    return Finding(
      check: "same-as-reference",
      severity: .off,
      cause: .before,
      message: "\(Phrase.languages(names)) \(names.count == 1 ? "has" : "have") \(texts) of "
        + "\(name(of: judged)) as \(Phrase.they(keys.count)) \(keys.count == 1 ? "is" : "are") in \(source)",
      reason: "users may see the source language there",
      advice: "translate \(Phrase.them(keys.count)), or allow \(Phrase.them(keys.count)) by name",
      component: judged.component,
      table: judged.name,
      keys: keys.map(judged.table.keys.text).sorted(),
      languages: names
    )
  }
}

extension JudgedTable {
  /// The keys whose text in the localization's own files is that of the source language.
  fileprivate func copiedKeys(of localization: Int) -> [KeySpace.Index] {
    guard !source.isSpoken(by: localization) else { return [] }
    let own = after.own(localization)
    guard !own.isEmpty else { return [] }
    return required.filter { key in
      guard let entry = after.entry(of: key, in: own), entry.cell.state == .text else {
        return false
      }
      guard let original = source.entry(of: key).map({ table.rows[$0.row] }) else {
        return entry.cell.equalsKey && !source.isIdentifier(key)
          && hasWords(table.keys.bytes(of: key))
      }
      let row = table.rows[entry.row]
      let value = row.valueHash(of: key)
      return value != 0 && original.isDict == row.isDict && original.valueHash(of: key) == value
    }
  }
}

extension Row {
  /// The number that equal values share; 0 where the key is absent, or none were asked for.
  fileprivate func valueHash(of key: KeySpace.Index) -> UInt32 {
    Int(key) < valueHashes.count ? valueHashes[Int(key)] : 0
  }
}

/// Whether a text has a letter outside of format specifiers: `%1$@ (%2$lld)` is the same in every language.
private func hasWords(_ text: ArraySlice<UInt8>) -> Bool {
  var rest = text
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%") {
      rest = rest.drop { $0 != UInt8(ascii: "@") && !$0.isLetter }
      rest = rest.drop { "hlqLztj".utf8.contains($0) }
      rest = rest.dropFirst()
    } else if byte.isLetter || byte >= 0x80 {
      return true
    }
  }
  return false
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
