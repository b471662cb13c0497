import Model
import Testing

/// What a second prune keeps of what the first one left to be known.
@Suite struct PruneReceiptTests {
  private func key(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func removed(_ name: ByteName, isSource: Bool = false)
    -> PruneReceipt
    .RemovedLocalization
  {
    .init(name: name, size: TreeSize(fileOf: 10), isSource: isSource)
  }

  private func receipt(_ components: PruneReceipt.Component...) -> PruneReceipt {
    PruneReceipt(artifact: "A.app", identifier: "com.a", components: components)
  }

  /// The app of which the first prune removed English.
  private var first: PruneReceipt.Component {
    PruneReceipt.Component(
      path: .root,
      identifier: "com.a",
      regionBefore: "en",
      regionAfter: "de",
      declared: ["de"],
      undeclared: ["en"],
      kept: ["de"],
      removed: [removed("en", isSource: true)],
      tables: [
        .init(
          name: "L",
          keys: [key("OK"), key("a.b"), key("new")],
          isIdentifier: [false, true, true],
          isKept: [true, true, false],
          removed: [.init(name: "en", has: [true, false, true])]
        )
      ]
    )
  }

  /// The same app when the next build finds it so.
  private var second: PruneReceipt.Component {
    PruneReceipt.Component(
      path: .root,
      identifier: "com.a",
      regionBefore: "de",
      regionAfter: "de",
      declared: ["de"],
      kept: ["de"],
      tables: [
        .init(
          name: "L",
          keys: [key("OK"), key("a.b")],
          isIdentifier: [true, true],
          isKept: [true, true],
          removed: []
        )
      ]
    )
  }

  @Test func isTheSameWhereNothingIsSeenAgain() {
    #expect(receipt(second).following(receipt(first)) == receipt(first))
  }

  @Test func isItsOwnWithoutAnEarlierOne() {
    #expect(receipt(second).following(nil) == receipt(second))
  }

  @Test func takesWhatIsSeenAgain() {
    var again = second
    again.removed = [removed("en")]
    again.tables = [
      .init(
        name: "L",
        keys: [key("OK"), key("newer")],
        isIdentifier: [false, true],
        isKept: [true, false],
        removed: [.init(name: "en", has: [false, true])]
      )
    ]
    let merged = receipt(again).following(receipt(first)).components[0]
    #expect(merged.tables == again.tables)
    #expect(merged.removed.map(\.name) == ["en"])
    #expect(merged.regionBefore == "en")
  }

  @Test func keepsTablesThatOnlyARemovedLocalizationHad() {
    var earlier = first
    earlier.tables.insert(
      .init(
        name: "H",
        keys: [key("h")],
        isIdentifier: [true],
        isKept: [false],
        removed: [.init(name: "en", has: [true])]
      ),
      at: 0
    )
    #expect(receipt(second).following(receipt(earlier)) == receipt(earlier))
  }

  @Test func forgetsTablesAndKeysThatWentWithWhatStayed() {
    var earlier = first
    earlier.tables.append(
      .init(name: "M", keys: [key("m")], isIdentifier: [true], isKept: [true], removed: [])
    )
    earlier.tables[0].keys.append(key("old"))
    earlier.tables[0].isIdentifier.append(true)
    earlier.tables[0].isKept.append(true)
    earlier.tables[0].removed[0].has.append(false)
    #expect(receipt(second).following(receipt(earlier)) == receipt(first))
  }

  @Test func takesWhatAnotherPolicyKeeps() {
    var kept = second
    kept.kept = ["de", "en"]
    let merged = receipt(kept).following(receipt(first)).components[0]
    #expect(merged.removed == [])
    #expect(
      merged.tables
        == second.tables.map { table in
          var table = table
          // The region is still the one that the first prune wrote, and the source the one before.
          table.isIdentifier = [false, true]
          return table
        }
    )
  }

  @Test func followsARegionThatIsReplacedTwice() {
    var next = second
    next.regionAfter = "fr"
    #expect(receipt(next).following(receipt(first)).components[0].regionBefore == "en")
    next.regionBefore = "it"
    #expect(receipt(next).following(receipt(first)).components[0].regionBefore == "it")
  }

  @Test func takesBackWhatIsDeclaredAgain() {
    var again = second
    again.declared = ["de", "en"]
    #expect(receipt(again).following(receipt(first)).components[0].undeclared == [])
  }

  @Test func forgetsComponentsThatAreGoneOrOthers() {
    let kit = PruneReceipt.Component(path: "Kit.framework", removed: [removed("it")])
    #expect(receipt(second).following(receipt(first, kit)) == receipt(first))
    var other = second
    other.identifier = "com.b"
    #expect(receipt(other).following(receipt(first)) == receipt(other))
  }
}
