package import Model

/// Answers which file of one table lookup picks, in one view.
package struct TableLookup: Sendable {
  /// The two files that lookup finds separately and merges; the stringsdict's entries win (CFBundle_Strings.c).
  package struct Pick: Hashable, Sendable {
    /// Indices in `Table.rows`.
    package var strings: Int?
    package var dict: Int?

    package init() {}

    package var rows: [Int] { [strings, dict].compactMap(\.self) }
  }

  package let table: Table
  private let view: View
  private let unlocalized: Pick

  /// The rows by localization.
  private let own: [Pick]

  package init(_ table: Table, in view: View) {
    self.table = table
    self.view = view
    var unlocalized = Pick()
    var own = [Pick](
      repeating: Pick(),
      count: view.inventory.components[table.component].localizations.count
    )
    // A file may be a link into a localization that is gone, and goes with it.
    for (index, row) in table.rows.enumerated() where !view.isGone(row.file) {
      switch (row.localization, row.isDict) {
      case (nil, false): unlocalized.strings = index
      case (nil, true): unlocalized.dict = index
      case (let localization?, false): own[localization].strings = index
      case (let localization?, true): own[localization].dict = index
      }
    }
    self.unlocalized = unlocalized
    self.own = own
  }

  /// Whether the view still has the localization.
  package func has(_ localization: Int) -> Bool { view.has(localization, in: table.component) }

  /// The files of the localization's own folder, links within the component followed.
  package func own(_ localization: Int) -> Pick {
    view.origin(of: localization, in: table.component).map { own[$0] } ?? Pick()
  }

  /// The files that lookup picks for a localization: what hides them all, else its own, else Base's, else a parent's.
  package func pick(for localization: Int, orLastResort: Bool = false) -> Pick {
    var order = view.lookupOrder(of: localization, in: table.component)
    if orLastResort { order += view.lastResort(in: table.component) }
    return pick(in: order)
  }

  /// The files that lookup picks for a search list.
  package func pick(for list: [ByteName]) -> Pick {
    pick(in: view.lookupOrder(of: list, in: table.component))
  }

  /// The first file of each kind in folders that are looked at in this order; one that hides them all comes before.
  package func pick(in order: [Int]) -> Pick {
    var pick = unlocalized
    for step in order.map(own) {
      pick.strings = pick.strings ?? step.strings
      pick.dict = pick.dict ?? step.dict
    }
    return pick
  }

  /// What the picked files say about `key`: the stringsdict's entry, else the strings file's.
  package func cell(_ key: KeySpace.Index, in pick: Pick) -> Cell {
    if let dict = pick.dict {
      let cell = cell(key, ofRow: dict)
      if cell.isPresent { return cell }
    }
    return pick.strings.map { cell(key, ofRow: $0) } ?? .absent
  }

  /// The cell alone, since a copy of its row costs far more.
  private func cell(_ key: KeySpace.Index, ofRow row: Int) -> Cell {
    let place = Int(key)
    return place < table.rows[row].cells.count ? table.rows[row].cells[place] : .absent
  }
}
