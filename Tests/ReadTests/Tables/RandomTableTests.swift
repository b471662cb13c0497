import Foundation
import Model
import PropertyLists
import Read
import Testing

/// Tables made up at random, read back in every format and encoding, whole and damaged.
@Suite struct RandomTableTests {
  @Test(arguments: 0..<40) func readsBackWhatWasWritten(seed: Int) throws {
    var random = Seeded(state: UInt64(seed))
    let sample = RandomTable(&random)
    let files =
      encodings(of: sample.text(&random)) + encodings(of: sample.xml(&random)) + [sample.binary()]
    for (number, file) in files.enumerated() {
      let table = table(of: [file])
      #expect(table.rows[0].notes.filter(\.isDamage) == [], "file \(number)")
      #expect(table.rows[0].isTruncated == false, "file \(number)")
      let keys = (0..<KeySpace.Index(table.keys.count)).map { Array(table.keys.bytes(of: $0)) }
      #expect(keys == sample.entries.map { Array($0.key.utf8) }, "file \(number)")
      for (index, entry) in sample.entries.enumerated() {
        let equalsKey = entry.key.utf8.elementsEqual(entry.value.utf8)
        let cell = table.rows[0].cell(UInt32(index))
        #expect(cell.state == (entry.value.isEmpty ? .empty : .text), "file \(number), \(index)")
        #expect(cell.equalsKey == equalsKey, "file \(number), \(index)")
        let expected = placeholders(of: entry.value)
        let rule = table.rule(of: cell)
        #expect(rule == (cell.rule == nil ? nil : .text(expected)), "file \(number), \(index)")
        #expect(cell.placeholders ?? expected == expected, "file \(number), \(index)")
        let key = table.keyCell(UInt32(index))
        #expect(key.placeholders == placeholders(of: entry.key) || key.rule != nil)
      }
      let root = try PropertyList(parsing: file).root
      #expect(root.entries?.map { Array($0.key.utf8) } == keys, "file \(number)")
      let values = root.entries?.map { Array(($0.value.string ?? "no string").utf8) }
      #expect(values == sample.entries.map { Array($0.value.utf8) }, "file \(number)")
    }
  }

  @Test(arguments: 0..<40) func agreesWithFoundationOnWhatWasWritten(seed: Int) throws {
    var random = Seeded(state: UInt64(seed))
    let sample = RandomTable(&random)
    let files =
      encodings(of: sample.text(&random)) + encodings(of: sample.xml(&random)) + [sample.binary()]
    for (number, file) in files.enumerated() {
      #expect(SecondOpinion(file).differences(from: sample.entries) == [], "file \(number)")
    }
  }

  /// Changes bytes at random: nothing may crash, and what Foundation reads and this reader read is the same.
  @Test(arguments: 0..<60) func survivesMutations(seed: Int) throws {
    var random = Seeded(state: UInt64(1_000 + seed))
    let sample = RandomTable(&random)
    let files = [
      Array(sample.text(&random).utf8), Array(sample.xml(&random).utf8), sample.binary(),
      encodings(of: sample.text(&random))[2],
    ]
    for file in files {
      for _ in 0..<25 {
        let mutant = mutate(file, &random)
        let table = table(of: [mutant])
        let tree = Result { try PropertyList(parsing: mutant) }
        try compare(table, tree, with: SecondOpinion.ifReadable(mutant), of: mutant)
      }
    }
  }

  private func mutate(_ file: [UInt8], _ random: inout Seeded) -> [UInt8] {
    var mutant = file
    for _ in 0..<Int.random(in: 1...3, using: &random) where !mutant.isEmpty {
      let place = Int.random(in: 0..<mutant.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: mutant[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: mutant[place] = UInt8.random(in: 0...255, using: &random)
      case 2: mutant.remove(at: place)
      case 3: mutant.insert(Array("\";=/*<{\\".utf8)[place % 8], at: place)
      default: mutant.removeLast(mutant.count - place)
      }
    }
    return mutant
  }

  /// Compares what three readers say about one file.
  private func compare(
    _ table: Table,
    _ tree: Result<PropertyList, any Error>,
    with opinion: SecondOpinion?,
    of file: [UInt8]
  ) throws {
    let isDamaged = table.rows[0].isDamaged
    if case .success(let list) = tree, let entries = list.root.entries {
      #expect(isDamaged == false, "\(file)")
      #expect(Set(entries.map { Array($0.key.utf8) }).count == table.keys.count, "\(file)")
    } else if case .failure = tree {
      // A tree is not made of a table whose end is lost.
      #expect(isDamaged || table.rows[0].isTruncated, "\(file)")
    }
    guard let opinion, !opinion.isExempt(file) else { return }
    #expect(isDamaged == (opinion.keys == nil), "\(table.notes()) \(opinion) \(file)")
    guard let keys = opinion.keys, !isDamaged else { return }
    let ours = (0..<KeySpace.Index(table.keys.count)).map(table.keys.text(of:))
    #expect(Set(ours) == keys, "\(file)")
  }
}
