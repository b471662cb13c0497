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

  /// Rules within rules, in every format and encoding.
  @Test(arguments: 0..<40) func readsBackNestedValues(seed: Int) throws {
    var random = Seeded(state: UInt64(2_000 + seed))
    let sample = RandomValue(&random)
    let files =
      encodings(of: " " + sample.text(&random))
      + encodings(of: "<plist>\(sample.xml(&random))</plist>") + [sample.binary(&random)]
    for (number, file) in files.enumerated() {
      #expect(PlainValue(try PropertyList(parsing: file).root) == sample.plain, "file \(number)")
      let read = values(of: file).mapValues { $0 ?? .other }
      #expect(PlainValue.dictionary(read) == sample.plain, "file \(number)")
      #expect(differences(about: file) == [], "file \(number)")
      #expect(SecondOpinion(file).values.count == read.count, "file \(number)")
    }
  }

  /// Brackets, quotes and the like at random, most of which the system reads nothing from.
  @Test(arguments: 0..<20) func agreesWithFoundationOnMalformedNesting(seed: Int) {
    var random = Seeded(state: UInt64(3_000 + seed))
    let tokens = [
      "(", ")", "{", "}", "<", ">", ",", ";", "=", "a", "b = c;", "\"x\"", "0f", "'", " ", "/*",
      "*/", "\n",
    ]
    for _ in 0..<1_000 {
      var text = "k = ("
      for _ in 0..<Int.random(in: 0..<8, using: &random) {
        text += tokens.randomElement(using: &random) ?? ""
      }
      let file = Array(
        (text + [");", "; b = (c);", ");}", ""][Int.random(in: 0..<4, using: &random)]).utf8
      )
      #expect(differences(about: file) == [], "\(text)")
    }
  }

  /// Changes bytes at random: nothing may crash, and what Foundation reads and this reader read is the same.
  @Test(arguments: 0..<60) func survivesMutations(seed: Int) throws {
    var random = Seeded(state: UInt64(1_000 + seed))
    let sample = RandomTable(&random)
    let rules = RandomValue(&random)
    let files = [
      Array(sample.text(&random).utf8), Array(sample.xml(&random).utf8), sample.binary(),
      encodings(of: sample.text(&random))[2], Array(rules.text(&random).utf8),
      Array(rules.xml(&random).utf8), rules.binary(&random),
    ]
    for file in files {
      for _ in 0..<25 {
        let mutant = mutate(file, &random)
        let table = table(of: [mutant])
        let tree = Result { () throws(PropertyListError) in try PropertyList(parsing: mutant) }
        compare(table, tree, of: mutant)
      }
    }
  }

  /// Compares what the readers of this package say about one file with one another, and with Foundation.
  private func compare(
    _ table: Table,
    _ tree: Result<PropertyList, PropertyListError>,
    of file: [UInt8]
  ) {
    let isDamaged = table.rows[0].isDamaged
    switch tree {
    case .success(let list):
      guard let entries = list.root.entries else { break }
      #expect(isDamaged == false, "\(file)")
      #expect(Set(entries.map { Array($0.key.utf8) }).count == table.keys.count, "\(file)")
    case .failure:
      // A tree is not made of a table whose end is lost.
      #expect(isDamaged || table.rows[0].isTruncated, "\(file)")
    }
    #expect(differences(about: file) == [], "\(file)")
  }
}

/// A file with up to three changes of a byte or, now and then, without its end.
func mutate(_ file: [UInt8], _ random: inout Seeded) -> [UInt8] {
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
