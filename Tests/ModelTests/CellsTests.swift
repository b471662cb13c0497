import Model
import Testing

/// What is asked of whole files is what is asked of their cells one by one.
@Suite struct CellsTests {
  private static let kinds = [
    Cell.absent, Cell(.text), Cell(.text, equalsKey: true), Cell(.text, rule: 0),
    Cell(.text, rule: 7), Cell(.empty), Cell(.notText),
  ]

  /// Cells of every kind, in another order for each number.
  private func cells(_ count: Int, _ number: Int) -> [Cell] {
    (0..<count).map { CellsTests.kinds[($0 * $0 + number * 5 + $0 / 3) % CellsTests.kinds.count] }
  }

  private func keys(of cells: [Cell], where isMeant: (Cell) -> Bool) -> [KeySpace.Index] {
    cells.indices.filter { isMeant(cells[$0]) }.map { KeySpace.Index($0) }
  }

  @Test(arguments: [0, 1, 50]) func findsTheKeysInAState(count: Int) {
    let cells = cells(count, 1)
    for state in [Cell.State.absent, .text, .empty, .notText] {
      #expect(cells.keys(in: state) == keys(of: cells) { $0.state == state })
    }
  }

  @Test(arguments: [0, 1, 50]) func findsTextsUnlikeWhatIsExpected(count: Int) {
    let cells = cells(count, 2)
    // Of keys that only later files have, something is expected too.
    let expected = self.cells(count + 3, 4).map(\.signature)
    #expect(
      cells.texts(unlike: expected)
        == cells.indices.filter {
          cells[$0].signature != expected[$0] && cells[$0].state == .text
        }.map { KeySpace.Index($0) }
    )
    #expect(cells.texts(unlike: cells.map(\.signature)).isEmpty)
  }

  @Test(arguments: [(0, 0), (50, 0), (0, 50), (50, 30), (30, 50)])
  func mergesTwoFiles(counts: (Int, Int)) {
    let (strings, dict) = (cells(counts.0, 3), cells(counts.1, 4))
    let merged = MergedCells(strings: strings, dict: dict)
    let all = (0..<60).map { place in
      place < dict.count && dict[place].isPresent
        ? dict[place] : place < strings.count ? strings[place] : .absent
    }
    #expect((0..<60).map { merged[$0] } == all)
    #expect(merged.presentCount == all.count(where: \.isPresent))
    #expect(merged.absent(among: Array(0..<60)) == keys(of: all) { !$0.isPresent })
    #expect(merged.absent(among: [7, 3, 59]) == [7, 3, 59].filter { !all[Int($0)].isPresent })
  }
}
