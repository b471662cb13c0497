// What is asked of every entry of an artifact, of a whole file at once: the answer for one cell takes less time than
// the call from another module.

extension [Cell] {
  /// The keys about which a file says something of this kind.
  package func keys(in state: Cell.State) -> [KeySpace.Index] {
    var keys: [KeySpace.Index] = []
    for place in indices where self[place].state == state { keys.append(KeySpace.Index(place)) }
    return keys
  }

  /// The keys of texts that have another signature than is expected of them, by key.
  package func texts(unlike expected: [UInt32]) -> [KeySpace.Index] {
    precondition(expected.count >= count)
    var keys: [KeySpace.Index] = []
    withUnsafeBufferPointer { cells in
      expected.withUnsafeBufferPointer { expected in
        for place in cells.indices
        where cells[place].signature != expected[place] && cells[place].state == .text {
          keys.append(KeySpace.Index(place))
        }
      }
    }
    return keys
  }
}

/// What a strings file and a stringsdict together say about keys: the stringsdict's entry, else the strings file's.
package struct MergedCells: Sendable {
  private let strings: [Cell]
  private let dict: [Cell]

  /// Merges the cells of two files; those of a file that is not there are empty.
  package init(strings: [Cell], dict: [Cell]) {
    self.strings = strings
    self.dict = dict
  }

  package subscript(key: KeySpace.Index) -> Cell {
    let place = Int(key)
    if place < dict.count, dict[place].isPresent { return dict[place] }
    return place < strings.count ? strings[place] : .absent
  }

  /// How many keys either file holds.
  package var presentCount: Int {
    // Most tables have but one file, of which no two answers have to be compared.
    if dict.isEmpty { return strings.count { $0.isPresent } }
    var count = 0
    for key in 0..<KeySpace.Index(max(strings.count, dict.count)) where self[key].isPresent {
      count += 1
    }
    return count
  }

  /// Those of `keys` that neither file holds, in their order.
  package func absent(among keys: [KeySpace.Index]) -> [KeySpace.Index] {
    var absent: [KeySpace.Index] = []
    for key in keys where !self[key].isPresent { absent.append(key) }
    return absent
  }
}
