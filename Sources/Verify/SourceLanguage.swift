import Languages
import Model
import Resolve

/// What the language in which a table was written says about its keys: the component's development region, before
/// anything was removed.
struct SourceLanguage: Sendable {
  private let lookup: TableLookup
  private let tag: LanguageTag?
  private let component: Component

  /// The files of the development region, or Base's; empty where there is none.
  private let pick: TableLookup.Pick

  init(of lookup: TableLookup, in view: View) {
    self.lookup = lookup
    let id = lookup.table.component
    component = view.inventory.components[id]
    tag = view.developmentTag(of: id)
    let spoken = view.lastResort(in: id)
    let base = view.present(in: id).filter { view.localization($0, in: id).isBase }
    pick = (spoken + base).map(lookup.own).first { !$0.rows.isEmpty } ?? .init()
  }

  /// The keys that `reference` asks for, in the order of the key space.
  func required(by reference: Policy.Reference) -> [KeySpace.Index] {
    let rows: [Row]
    switch reference {
    case .union: rows = lookup.table.rows
    case .development: rows = pick.rows.map { lookup.table.rows[$0] }
    case .tag(let tag):
      rows = lookup.table.rows.filter { row in
        row.localization.map { component.localizations[$0].tag == tag } ?? false
      }
    }
    let keys = (0..<lookup.table.keys.count).map(KeySpace.Index.init)
    return keys.filter { key in rows.contains { $0.cell(key).isPresent } }
  }

  /// Whether the localization is in the source language or a regional variant, in which a text key shows itself.
  func isSpoken(by localization: Localization) -> Bool {
    guard let tag, let other = localization.tag else { return false }
    return other == tag || other.inherits(from: tag)
  }

  /// What the source language says about the key; nil where it does not have it.
  func state(of key: KeySpace.Index) -> Cell.State? {
    let cell = lookup.cell(key, in: pick)
    return cell.isPresent ? cell.state : nil
  }

  /// Whether a missing `key` would show as a raw key, and not as the source text.
  ///
  /// A key is an identifier when its source value differs from it. Where the source has no value, as compiled catalogs
  /// leave it, or only a rule dictionary, the spelling decides.
  func isIdentifier(_ key: KeySpace.Index) -> Bool {
    if let strings = pick.strings {
      let cell = lookup.table.rows[strings].cell(key)
      if cell.isPresent { return !cell.equalsKey }
    }
    return looksLikeAnIdentifier(lookup.table.keys.text(of: key))
  }
}

/// Whether a key has no white space and holds `.`, `_`, `-` or an inner capital, or begins with a small letter.
///
/// Closing punctuation belongs to a sentence, so "Loading..." is text; a word in capitals alone, "OK", is text too.
func looksLikeAnIdentifier(_ key: String) -> Bool {
  var scalars = Array(key.unicodeScalars)
  while let last = scalars.last, [".", "!", "?", ":", "…", "-"].contains(last) {
    scalars.removeLast()
  }
  guard let first = scalars.first, !scalars.contains(where: \.properties.isWhitespace) else {
    return false
  }
  if first.properties.isLowercase { return true }
  if scalars.contains(where: { [".", "_", "-"].contains($0) }) { return true }
  return zip(scalars, scalars.dropFirst()).contains { before, here in
    here.properties.isUppercase && !before.properties.isUppercase
      && before.properties.isAlphabetic
  }
}
