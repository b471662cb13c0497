import Diagnostics
import Model

extension Check {
  static let duplicateKey = Check(
    "duplicate-key",
    .note,
    what: "a key stands twice in a file, with the same value",
    why: "harmless now, but one day only one of them will be corrected",
    fix: "take one of the two out"
  ) { judgement in
    judgement.duplicates("duplicate-key", .note, conflicting: false)
  }

  static let conflictingKey = Check(
    "conflicting-key",
    .warning,
    what: "a key stands twice in a file, with different values",
    why: "only one of the values is ever shown, and which one depends on the format",
    fix: "take the wrong one out"
  ) { judgement in
    judgement.duplicates("conflicting-key", .warning, conflicting: true)
  }
}

extension Judgement {
  fileprivate func duplicates(
    _ check: String,
    _ severity: Severity,
    conflicting: Bool
  ) -> [Finding] {
    rows { row, judged in
      let table = judged.table
      guard owned[table.component] else { return nil }
      let notes = row.notes.compactMap {
        note -> (key: KeySpace.Index, note: FileNote, other: TextPosition?)? in
        guard case .duplicate(let key, conflicting, let other) = note.kind else { return nil }
        return (key, note, other)
      }
      guard let first = notes.first else { return nil }
      let keys = Set(notes.map(\.key)).sorted()
      let subject = Phrase.count(keys.count, "key")
      let values = conflicting ? "with different values" : "with the same value"
      let place = first.note.position.map { ", line \($0.line)'s," } ?? ""
      let winner = keys.count == 1 ? "only one value\(place) is" : "only one value of each is"
      return Finding(
        check: check,
        severity: severity,
        cause: .before,
        message:
          "\(subject) \(keys.count == 1 ? "stands" : "stand") twice in \(name(of: row, in: table)) \(values)",
        reason: conflicting ? "\(winner) ever shown" : nil,
        advice: keys.count > 1
          ? "take one of each out"
          : first.other.map { "the other stands in line \($0.line); take one out" }
            ?? "take one out",
        keys: keys.map(table.keys.text).sorted(),
        place: Place(row.file, at: first.note.position)
      )
    }
  }
}
