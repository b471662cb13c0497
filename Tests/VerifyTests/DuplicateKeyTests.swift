import Model
import Testing
import TestSupport

import Verify

@Suite struct DuplicateKeyTests {
  /// The lines about `de`, whose table repeats the keys of those numbers.
  private func lines(
    repeating keys: [KeySpace.Index],
    isConflict: Bool,
    owned: Bool = true
  ) throws -> [String] {
    let notes = keys.map { key in
      FileNote(
        .duplicate(key: key, isConflict: isConflict, other: TextPosition(line: 3, column: 1)),
        at: TextPosition(line: 9, column: 1)
      )
    }
    let tables: [String: [String: Sample.Texts]] = ["L": ["de": ["a": "A", "b": "B"]]]
    guard owned else {
      return try judged(
        Sample(region: "de", folders: ["de"]),
        Sample(
          "Kit.framework",
          .framework,
          region: "de",
          identifier: "org.kit",
          tables: tables,
          notes: ["de/L": notes]
        )
      ).lines
    }
    return try judged(Sample(region: "de", tables: tables, notes: ["de/L": notes])).lines
  }

  @Test func warnsOfValuesThatConflict() throws {
    #expect(
      try lines(repeating: [0], isConflict: true) == [
        "warning conflicting-key: 1 key stands twice in L.strings of de with different values [a] "
          + "(only one value, line 9's, is ever shown; the other stands in line 3; take one out)"
      ]
    )
  }

  @Test func notesEqualValuesOfSeveralKeysTogether() throws {
    #expect(
      try lines(repeating: [0, 1, 1], isConflict: false) == [
        "note duplicate-key: 2 keys stand twice in L.strings of de with the same value [a, b] "
          + "(the others stand in line 3; take one of each out)"
      ]
    )
  }

  @Test(arguments: [
    (2, "the others stand in lines 1 and 2; take one of each out"),
    (6, "the others stand in lines 1, 2, 3, 4, 5 and 6; take one of each out"),
    (1_004, "the others stand in lines 1, 2, 3 and 1,001 more; take one of each out"),
    (0, "take one of each out"),
  ])
  func namesThePlacesOfWhatIsNeverShown(count: Int, advice: String) throws {
    let notes = (0..<max(count, 2)).map { number in
      let other = count == 0 ? nil : TextPosition(line: number + 1, column: 1)
      return FileNote(
        .duplicate(key: KeySpace.Index(number % 2), isConflict: true, other: other),
        at: TextPosition(line: 2_000 + number, column: 1)
      )
    }
    let findings = try judged(
      Sample(
        region: "de",
        tables: ["L": ["de": ["a": "A", "b": "B"]]],
        notes: ["de/L": notes]
      )
    )
    #expect(findings.map(\.advice) == [advice])
  }

  @Test func leavesOthersTablesToOthers() throws {
    #expect(try lines(repeating: [0], isConflict: true, owned: false) == [])
  }

  @Test func leavesOutWhatIsAllowedKeyByKey() throws {
    let notes = [0, 1].map { FileNote(.duplicate(key: $0, isConflict: true, other: nil)) }
    let policy = Policy(
      allowances: [Allowance(check: "conflicting-key", key: Glob("a"), reason: "known")]
    )
    let sample = Sample(
      region: "de",
      tables: ["L": ["de": ["a": "A", "b": "B"]]],
      notes: ["de/L": notes]
    )
    let findings = try judged(sample, policy: policy)
    #expect(findings.map(\.keys) == [["b"]])
    #expect(findings[0].message == "1 key stands twice in L.strings of de with different values")
    #expect(findings[0].entries == [EntryRef(table: 0, row: 0, key: 1)])
  }

  /// The findings about files of `de`, `fr` and `ja`, which repeat the keys of those numbers.
  private func lines(
    ofLanguages keys: [[KeySpace.Index]],
    isConflict: Bool
  ) throws -> [String] {
    let languages = ["de", "fr", "ja"]
    let texts = ["a": "A", "b": "B", "c": "C"]
    let notes = zip(languages, keys).map { language, keys in
      (
        "\(language)/L",
        keys.map { FileNote(.duplicate(key: $0, isConflict: isConflict, other: nil)) }
      )
    }
    return try judged(
      Sample(
        region: "de",
        tables: ["L": Dictionary(uniqueKeysWithValues: languages.map { ($0, texts) })],
        notes: Dictionary(uniqueKeysWithValues: notes)
      )
    ).lines
  }

  @Test func gathersLanguagesWithTheSameConflicts() throws {
    #expect(
      try lines(ofLanguages: [[0, 1], [1], [0, 1]], isConflict: true) == [
        "warning conflicting-key: 1 key stands twice in L.strings of fr with different values [b] "
          + "(only one value is ever shown; take one out)",
        "warning conflicting-key: 2 keys stand twice in L, in de and ja, with different values [a, b] "
          + "(only one value of each is ever shown; take one of each out)",
      ]
    )
  }

  @Test func gathersEqualValuesOfAllLanguages() throws {
    #expect(
      try lines(ofLanguages: [[0, 1], [2], [1]], isConflict: false) == [
        "note duplicate-key: 3 keys stand twice in L, in some of de, fr and ja, with the same value [a, b, c] "
          + "(take one of each out)"
      ]
    )
  }
}
