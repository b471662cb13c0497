import Languages
import Model
import Testing
import TestSupport

import Verify

/// Tables of certain names, whose texts have another place to come from, or none (tables.md 6).
@Suite struct SpecialTableTests {
  /// Siri then answers in English alone.
  @Test func findsALanguageWithoutPhrasesForShortcuts() throws {
    let findings = try judged(
      Sample(tables: [
        "Localizable": ["en": ["a.b": "A"], "de": ["a.b": "B"]],
        "AppShortcuts": ["en": ["Start ${applicationName}": "Start ${applicationName}"]],
      ])
    )
    #expect(
      findings.lines == [
        "error missing-table: de has no 'AppShortcuts' table, of 1 key [Start ${applicationName}] "
          + "(its texts show in the development language; add 'AppShortcuts.strings' to de, or remove it)"
      ]
    )
  }

  private func intents(isUnlocalized: Bool) -> Inventory {
    var inventory = inventory(
      Sample(
        region: "de",
        tables: ["Intents": ["de": ["gX": "G", "hY": "H"], "fr": ["gX": "G"]]],
        resources: ["Intents.intentdefinition": isUnlocalized ? [] : ["Base"]]
      )
    )
    inventory.resources[0].isUnlocalized = isUnlocalized
    return inventory
  }

  @Test(arguments: [true, false])
  func showsTheTextsOfADefinitionOfIntents(isUnlocalized: Bool) throws {
    let inventory = intents(isUnlocalized: isUnlocalized)
    #expect(
      judged(inventory).map { "\($0.check): \($0.message)" } == [
        "missing-nib-key: fr lacks 1 of 2 keys of Intents"
      ]
    )
    #expect(
      judged(inventory).map(\.reason) == ["the text in the intent definition would show"]
    )
  }

  @Test func showsADefinitionOfIntentsInTheRemovedLanguage() throws {
    var inventory = inventory(
      Sample(
        tables: [
          "L": ["en": ["a.b": "A"], "de": ["a.b": "B"], "fr": ["a.b": "B"]],
          "Intents": ["de": ["gX": "G", "hY": "H"], "fr": ["gX": "G"]],
        ],
        resources: ["Intents.intentdefinition": []]
      )
    )
    inventory.resources[0].isUnlocalized = true
    let findings = try pruned(inventory)
    #expect(
      findings.map(\.message) == ["fr would see 1 of 2 texts of Intents.intentdefinition in en"]
    )
    #expect(findings[0].place == Place("fr.lproj/Intents.strings"))
  }

  @Test func wantsAllKeysOfIntentsWithoutADefinition() throws {
    var inventory = intents(isUnlocalized: true)
    inventory.resources = []
    #expect(judged(inventory).map(\.check) == ["missing-key"])
  }

  @Test func takesDamageOfIntentsForDamage() throws {
    var inventory = intents(isUnlocalized: true)
    inventory.tables[0].rows[1].cells = []
    inventory.tables[0].rows[1].notes = [FileNote(.damaged(reason: "zero-length", keys: nil))]
    #expect(judged(inventory).map(\.check) == ["damaged-table"])
  }
}
