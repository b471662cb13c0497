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
          + "('a' stands in lines 3 and 9, 'b' stands in lines 3 and 9, 'b' stands in lines 3 and 9; "
          + "take one of each out)"
      ]
    )
  }

  @Test func namesBothPlacesOfSeveralKeys() throws {
    #expect(
      try lines(repeating: [0, 1], isConflict: true) == [
        "warning conflicting-key: 2 keys stand twice in L.strings of de with different values [a, b] "
          + "(only one value of each is ever shown: that of line 9 for 'a' (not line 3), "
          + "line 9 for 'b' (not line 3); take one of each out)"
      ]
    )
  }

  @Test func namesAPlaceInEachOfSeveralFiles() throws {
    let note = { (key: KeySpace.Index, line: Int) in
      FileNote(
        .duplicate(key: key, isConflict: true, other: TextPosition(line: line, column: 1)),
        at: TextPosition(line: line + 5, column: 1)
      )
    }
    let texts = ["a": "A", "b": "B"]
    let sample = Sample(
      region: "de",
      tables: ["L": ["de": texts, "it": texts]],
      notes: ["de/L": [note(0, 1), note(1, 2)], "it/L": [note(0, 3), note(1, 4)]]
    )
    #expect(
      try judged(sample).lines == [
        "warning conflicting-key: 2 keys stand twice in L, in de and 'it', with different values "
          + "[a, b] (only one value of each is ever shown: that of line 6 of de for 'a' (not line 1), "
          + "line 8 of 'it' for 'a' (not line 3), and so on; take one of each out)"
      ]
    )
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
