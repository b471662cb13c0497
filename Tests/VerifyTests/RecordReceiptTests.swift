import Languages
import Model
import Testing
import TestSupport

import Verify

/// What a prune leaves to be known.
@Suite struct RecordReceiptTests {
  private func key(_ text: String) -> [UInt8] { Array(text.utf8) }

  private let before = Sample(
    declared: ["en", "de"],
    tables: [
      "Localizable": [
        "en": ["OK": "OK", "Good": "Fine", "new": "New"],
        "de": ["OK": "Gut", "Good": "Fein", "old": "Alt"],
        "": [:],
      ]
    ]
  )

  @Test func tellsWhatWasRemovedAndWhichKeysWereThere() throws {
    let component = try #require(
      try receipt(before, policy: shippingUntranslated())?.components.first
    )
    #expect(component.regionBefore == "en")
    #expect(component.regionAfter == "de")
    #expect(component.declared == ["de"])
    #expect(component.undeclared == ["en"])
    #expect(component.kept == ["de"])
    #expect(
      component.removed == [.init(name: "en", size: TreeSize(fileOf: 1), isSource: true)]
    )
    #expect(
      component.tables == [
        .init(
          name: "Localizable",
          // What the source says tells names from texts, not what they look like.
          keys: [key("Good"), key("OK"), key("new"), key("old")],
          isIdentifier: [true, false, true, true],
          isKept: [true, true, false, true],
          removed: [.init(name: "en", has: [true, true, true, false])]
        )
      ]
    )
  }

  @Test func isNoneWhereThePruneIsRefused() throws {
    #expect(try receipt(before) == nil)
  }

  @Test func isOfTheArtifactAlone() throws {
    let receipt = try #require(try receipt(before, policy: shippingUntranslated()))
    #expect(receipt.isOf(inventory(before)))
    #expect(!receipt.isOf(inventory(Sample(identifier: "com.example.other"))))
    var renamed = inventory(before)
    renamed.name = "Other.app"
    #expect(!receipt.isOf(renamed))
  }

  @Test func leavesOutKeysThatNobodyAsksFor() throws {
    let tables: [String: [String: Sample.Texts]] = [
      "InfoPlist": [
        "en": ["CFBundleVersion": "1", "CFBundleName": "A"],
        "de": ["CFBundleVersion": "1", "CFBundleName": "A"],
      ]
    ]
    let receipt = try receipt(Sample(tables: tables), policy: shippingUntranslated())
    #expect(receipt?.components[0].tables.map(\.keys) == [[key("CFBundleName")]])
  }

  @Test func spellsNamesAsReportsDo() throws {
    var inventory = inventory(before)
    inventory.name = ByteName(bytes: [0x41, 0xFF])
    #expect(inventory.name.spelled == #"A\xFF"#)
  }
}
