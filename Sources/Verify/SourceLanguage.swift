import Languages
import Model
import Resolve

/// What the language in which a table was written says about its keys: the component's development region, before
/// anything was removed.
struct SourceLanguage: Sendable {
  private let lookup: TableLookup

  /// The language; nil where it is not known, or not here any more.
  let tag: LanguageTag?
  let component: Component

  /// The files of the development region, or Base's; empty where there is none.
  let development: TableLookup.Pick

  /// Whether the development region, or Base, is there at all.
  let hasDevelopment: Bool

  /// Whether it is the region that an earlier prune may have written in place of the source, and no text shows that it
  /// is the source itself; what it says is a translation's word then.
  let isStandIn: Bool

  /// Whether its strings file holds no text that is its own key, as compiled catalogs leave them out.
  let omitsTexts: Bool

  /// The same where they are in the source language, else empty; and what they say.
  private let pick: TableLookup.Pick
  private let cells: MergedCells

  /// By localization, whether it is in the language.
  private let isSpoken: [Bool]

  /// What a receipt says of the table.
  private let prior: PriorTable?

  /// Whether an earlier prune removed the language, and nothing of it is there.
  let isGone: Bool

  /// Reads it off the table before the plan.
  ///
  /// Where the region is the one that an earlier prune may have written, and the file shows that texts were translated
  /// from another language, the source is not here any more; then spelling alone tells texts from identifiers, unless
  /// a receipt does, which also says what the source was.
  init(
    of lookup: TableLookup,
    in view: View,
    replacement: LanguageTag?,
    prior: PriorTable?,
    _ priorSource: PriorSource?
  ) {
    let id = lookup.table.component
    let component = view.inventory.components[id]
    // A component without a region says nothing about its source, whatever the system would fall back to.
    let region = priorSource?.tag ?? view.developmentTag(of: id)
    let spoken = priorSource?.localizations ?? (region == nil ? [] : view.fallback(in: id))
    // `en.lproj` speaks for `en_US`: then English is the source, and not its American variant alone.
    let wider = spoken.compactMap { component.localizations[$0].tag }
      .first { region?.inherits(from: $0) ?? false }
    let tag = wider ?? region
    let base = view.present(in: id).filter { view.localization($0, in: id).isBase }
    isGone = priorSource?.isGone ?? false
    self.prior = prior
    // Base stood behind what is gone.
    let isHeld = isGone && prior?.sourceKeys != nil
    development =
      isHeld ? .init() : (spoken + base).map(lookup.own).first { !$0.isEmpty } ?? .init()
    hasDevelopment =
      isGone || !base.isEmpty || spoken.contains { component.localizations[$0].isOnDisk }
    let isReplaced =
      priorSource == nil && tag != nil && tag == replacement
      && lookup.table.isTranslated(in: development)
    let source = isReplaced ? nil : tag
    self.lookup = lookup
    self.component = component
    self.tag = source
    isStandIn =
      priorSource == nil && !isReplaced && tag != nil && tag == replacement
      && !lookup.table.isWritten(in: development)
    let pick = isReplaced ? .init() : development
    self.pick = pick
    cells = lookup.cells(of: pick)
    isSpoken = component.localizations.indices.map { index in
      source.map(view.chain(of: index, in: id).contains) ?? false
    }
    let texts = development.strings.map { lookup.table.rows[$0].cells } ?? []
    omitsTexts = !texts.contains { $0.state == .text && $0.equalsKey }
  }

  /// Whether the development region's files, or Base's, have the key.
  func isInDevelopment(_ key: KeySpace.Index) -> Bool {
    lookup.cell(key, in: development).isPresent
      || isGone && prior?.shares.contains { $0.isSource && $0.has(key) } ?? false
  }

  /// The name of the localization whose files these are; nil where there are none.
  var developmentName: String? {
    let prior = isGone ? self.prior?.shares.first(where: \.isSource)?.name.description : nil
    return prior
      ?? development.rows.first.flatMap { lookup.table.rows[$0].localization }
      .map { component.localizations[$0].name.description }
  }

  /// Whether the localization is in the source language or a regional variant, in which a text key shows itself.
  func isSpoken(by localization: Int) -> Bool { isSpoken[localization] }

  /// What the source language says about the key; nil where it does not have it.
  func state(of key: KeySpace.Index) -> Cell.State? { cell(of: key)?.state }

  /// The source language's entry; nil where it does not have the key.
  func cell(of key: KeySpace.Index) -> Cell? {
    let cell = cells[key]
    return cell.isPresent ? cell : nil
  }

  /// The file in the source language that has the key, and what it says; nil where none has it.
  func entry(of key: KeySpace.Index) -> (row: Int, cell: Cell)? { lookup.entry(of: key, in: pick) }

  /// The language as a tag; nil where it is not known.
  var name: String? { tag?.description }

  /// Whether a missing `key` would show as a raw key, and not as the source text.
  ///
  /// A key is an identifier when its source value differs from it. Where the source has no value, as compiled catalogs
  /// leave it, or only a rule dictionary, the spelling decides; where the source is not here, who saw it.
  func isIdentifier(_ key: KeySpace.Index) -> Bool {
    if let strings = pick.strings {
      let cell = lookup.table.rows[strings].cell(key)
      if cell.isPresent { return !cell.equalsKey }
    }
    return prior?.isIdentifier(key) ?? looksLikeAnIdentifier(lookup.table.keys.bytes(of: key))
  }
}

extension Table {
  /// Whether the strings file has a key that is a text with another text for its value.
  fileprivate func isTranslated(in pick: TableLookup.Pick) -> Bool {
    holdsSentence(in: pick) { !$0.equalsKey }
  }

  /// Whether the strings file has a key that is a text and its own value.
  fileprivate func isWritten(in pick: TableLookup.Pick) -> Bool {
    holdsSentence(in: pick, where: \.equalsKey)
  }

  /// Whether the strings file has a key with a space whose text is of that kind.
  private func holdsSentence(
    in pick: TableLookup.Pick,
    where isMeant: (Cell) -> Bool
  ) -> Bool {
    guard let cells = pick.strings.map({ rows[$0].cells }) else { return false }
    return cells.indices.contains { place in
      let key = KeySpace.Index(place)
      return cells[place].state == .text && isMeant(cells[place])
        && keys.bytes(of: key).contains(UInt8(ascii: " "))
    }
  }
}

extension TableLookup {
  /// The picked file whose entry counts, the stringsdict before the strings file, and what it says.
  func entry(of key: KeySpace.Index, in pick: Pick) -> (row: Int, cell: Cell)? {
    for row in [pick.dict, pick.strings].compactMap(\.self) {
      let cell = table.rows[row].cell(key)
      if cell.isPresent { return (row, cell) }
    }
    return nil
  }
}
