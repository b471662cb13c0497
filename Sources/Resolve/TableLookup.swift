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
    package var isEmpty: Bool { strings == nil && dict == nil }

    /// Whether both hold one file.
    package func overlaps(_ other: Pick) -> Bool {
      strings != nil && strings == other.strings || dict != nil && dict == other.dict
    }
  }

  package let table: Table
  private let view: View

  /// The files beside the localizations, which hide those of all.
  let unlocalized: Pick

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

  /// The files that lookup picks for a search list.
  package func pick(for list: [ByteName]) -> Pick {
    pick(in: view.lookupOrder(of: list, in: table.component))
  }

  /// The first file of each kind in folders that are looked at in this order; one that hides them all comes before.
  package func pick(in order: [Int]) -> Pick {
    var pick = unlocalized
    add(order, to: &pick)
    return pick
  }

  /// The files that lookup picks for a localization: what hides them all, else its own, else Base's, else a parent's.
  package func pick(for localization: Int, orLastResort: Bool = false) -> Pick {
    var pick = pick(in: view.lookupOrder(of: localization, in: table.component))
    if orLastResort { add(view.lastResort(in: table.component), to: &pick) }
    return pick
  }

  /// Fills what is still open in a pick from the localizations, in their order.
  private func add(_ localizations: [Int], to pick: inout Pick) {
    for localization in localizations {
      // Nearly always the first has all that there is.
      if pick.strings != nil, pick.dict != nil { return }
      let own = own(localization)
      pick.strings = pick.strings ?? own.strings
      pick.dict = pick.dict ?? own.dict
    }
  }

  /// The cells of the picked files; to be asked for once by who goes through many keys.
  package func cells(of pick: Pick) -> MergedCells {
    MergedCells(
      strings: pick.strings.map { table.rows[$0].cells } ?? [],
      dict: pick.dict.map { table.rows[$0].cells } ?? []
    )
  }

  /// What the picked files say about `key`.
  package func cell(_ key: KeySpace.Index, in pick: Pick) -> Cell { cells(of: pick)[key] }
}
