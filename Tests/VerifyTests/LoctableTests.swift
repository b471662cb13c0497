import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct LoctableTests {
  /// An app with a `.loctable` of three keys; `present` says which of them each language has.
  private func inventory(
    _ present: KeyValuePairs<String, [Bool]>,
    damage: String? = nil,
    of identifier: String = "com.example.kit",
    in component: Component.ID = 0
  ) -> Inventory {
    var inventory = TestSupport.inventory(
      Sample(region: "de", tables: ["L": ["de": ["a.b": "A"]]]),
      Sample("Kit.framework", .framework, region: "de", identifier: identifier, folders: ["de"])
    )
    inventory.languageTables = [
      LanguageTable(
        component: component,
        file: component == 0 ? "Menu.loctable" : "Kit.framework/Menu.loctable",
        bytes: 100,
        keys: KeySpace(damage == nil ? ["a", "b", "c"] : []),
        languages: present.map { .init(name: ByteName($0), isPresent: $1) },
        damage: damage,
        position: damage == nil ? nil : TextPosition(line: 2, column: 1)
      )
    ]
    return inventory
  }

  private let whole = [true, true, true]

  @Test func saysWhatAWholeOneHolds() {
    #expect(
      judged(inventory(["de": whole, "en": whole])).lines == [
        "note loctable: Menu.loctable holds 3 keys in 2 languages (one file holds all its languages, "
          + "and removing .lproj folders does not shrink it)"
      ]
    )
  }

  @Test func warnsOfWhatLanguagesLack() {
    let findings = judged(
      inventory(["de": whole, "fr": [true], "ja": [true, false, true], "Base": []])
    )
    #expect(
      findings.lines == [
        "warning loctable: Menu.loctable holds 3 keys in 4 languages; fr and ja lack 2 in all [b, c] "
          + "(one file holds all its languages, and removing .lproj folders does not shrink it; "
          + "translate the keys)"
      ]
    )
    #expect(findings[0].languages == ["fr", "ja"])
    #expect(findings[0].place == Place("Menu.loctable"))
  }

  @Test func warnsOfWhatThePolicyRemoves() throws {
    let inventory = inventory(["de": whole, "en": [true], "en-GB": whole, "fr": [true, true]])
    let findings = judged(inventory, policy: try removing("en"))
    #expect(
      findings.lines == [
        "warning loctable: Menu.loctable holds 3 keys in 4 languages; en among them, which the policy "
          + "removes; fr lacks 1 [c] (one file holds all its languages, and removing .lproj folders "
          + "does not shrink it; take en out of the file before it is copied, or ship .strings files "
          + "instead; translate the keys)"
      ]
    )
    #expect(findings[0].languages == ["en", "fr"])
    #expect(try pruned(inventory, policy: removing("en")).lines == findings.lines)
  }

  /// The most specific entry decides, as it does for folders.
  @Test func knowsExceptions() throws {
    var policy = Policy()
    policy.root.selection = .remove(
      try ["en", "en-*", "!en-GB"].map { .init(try LanguagePattern(parsing: $0), text: $0) }
    )
    let findings = judged(
      inventory(["de": whole, "en_GB": whole, "en_AU": whole, "LocVersion": whole]),
      policy: policy
    )
    #expect(findings.of("loctable").map(\.languages) == [["en_AU"]])
  }

  @Test func saysThatOneIsDamaged() {
    let findings = judged(inventory([:], damage: "zero-length"))
    #expect(
      findings.lines == [
        "warning loctable: the system cannot read Menu.loctable: zero-length "
          + "(no language has any of its keys; correct the file and build again)"
      ]
    )
    #expect(findings[0].place == Place("Menu.loctable", at: TextPosition(line: 2, column: 1)))
  }

  @Test func notesThoseOfOthers() throws {
    let findings = judged(
      inventory(["de": whole, "en": [true]], of: "org.kit", in: 1),
      policy: try removing("en")
    )
    #expect(
      findings.lines == [
        "note loctable: Menu.loctable of Kit.framework holds 3 keys in 2 languages; en among them, "
          + "which the policy removes (one file holds all its languages, and removing .lproj folders "
          + "does not shrink it)"
      ]
    )
  }

  @Test func leavesOutWhatIsAllowed() {
    var policy = Policy()
    policy.allowances = [
      Allowance(check: "loctable", table: Glob("Menu"), key: Glob("b"), reason: "not in French")
    ]
    let findings = judged(inventory(["de": whole, "fr": [true]]), policy: policy)
    #expect(findings.map(\.keys) == [["c"]])
    policy.allowances = [Allowance(check: "loctable", reason: "Apple's")]
    #expect(judged(inventory(["de": whole, "fr": [true]]), policy: policy).lines == [])
  }

  @Test func offersItsLanguagesToThePolicy() {
    let languages = inventory(["de": [], "zh_TW": [], "Base": []]).languagesOfLanguageTables
    #expect(languages.map(\.tag) == [LanguageTag("de"), LanguageTag("zh-Hant"), nil])
    #expect(languages.allSatisfy { !$0.isOnDisk })
  }
}
