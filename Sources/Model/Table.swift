/// All strings files and stringsdict files of one name in one component.
///
/// `Localizable.strings` and `Localizable.stringsdict` of every language are rows of the table `Localizable`;
/// `Localizable~ipad` is a table of its own, and so is `sub/Localizable` in a folder of the localization.
package struct Table: Sendable {
  package var component: Component.ID

  /// The name without suffix, with `/` where it lies in a folder below the `.lproj`.
  package var name: BundlePath
  package var keys: KeySpace

  /// Sorted by localization, strings before stringsdict.
  package var rows: [Row]

  /// What entries take and how they vary, each once; cells name them by number.
  package var rules: [Rule]

  /// By key, what the key itself takes as a text; empty where no key takes anything.
  package var keyCells: [Cell]

  package init(
    component: Component.ID,
    name: BundlePath,
    keys: KeySpace,
    rows: [Row],
    rules: [Rule] = [],
    keyCells: [Cell] = []
  ) {
    self.component = component
    self.name = name
    self.keys = keys
    self.rows = rows
    self.rules = rules
    self.keyCells = keyCells
  }

  /// The rule of an entry; nil where it is a text that takes nothing out of the ordinary.
  package func rule(of cell: Cell) -> Rule? { cell.rule.map { rules[$0] } }

  /// What a key takes as a text of its own.
  package func keyCell(_ key: KeySpace.Index) -> Cell {
    Int(key) < keyCells.count ? keyCells[Int(key)] : Cell(.text)
  }
}
