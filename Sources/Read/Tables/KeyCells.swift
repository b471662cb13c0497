import Model
import PropertyLists

extension CellReader {
  /// What the keys of a table take as texts, by key; empty where none takes anything.
  mutating func cells(of keys: KeyIndex, _ rules: inout RuleSet) -> [Cell] {
    var cells: [Cell] = []
    let letter = holdsPhrases ? UInt8(ascii: "$") : UInt8(ascii: "%")
    begin(withTextsOf: keys.byteCount)
    keys.forEachKey(holding: letter) { number, key in
      // A key with more arguments than a table has room for is as good as one that was never meant as a text.
      guard let cell = try? self.cell(of: key, &rules), !cell.isPlain else { return }
      if cells.isEmpty { cells = Array(repeating: Cell(.text), count: keys.count) }
      cells[Int(number)] = cell
    }
    return cells
  }
}

extension BundlePath {
  /// Whether a table of this name holds phrases of App Shortcuts.
  var isOfPhrases: Bool { self == "AppShortcuts" }
}
