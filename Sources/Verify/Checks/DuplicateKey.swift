import Diagnostics
import Model
import Resolve

extension Check {
  static let duplicateKey = Check(
    "duplicate-key",
    .note,
    what: "a key stands twice in a file, with the same value",
    why: "harmless now, but one day only one of them will be corrected",
    fix: "take one of the two out",
    findEntries: { judgement, allowances in
      judgement.duplicates("duplicate-key", .note, conflicting: false, &allowances)
    }
  )

  static let conflictingKey = Check(
    "conflicting-key",
    .warning,
    what: "a key stands twice in a file, with different values",
    why: "only one of the values is ever shown, and which one depends on the format",
    fix: "take the wrong one out",
    findEntries: { judgement, allowances in
      judgement.duplicates("conflicting-key", .warning, conflicting: true, &allowances)
    }
  )
}

extension Judgement {
  fileprivate func duplicates(
    _ check: String,
    _ severity: Severity,
    conflicting: Bool,
    _ allowances: inout Allowances
  ) -> [Finding] {
    var findings: [Finding] = []
    for judged in tables where owned[judged.component] {
      let table = judged.table
      for (index, row) in table.rows.enumerated() where isRead(row, in: table.component) {
        let repetitions = row.repetitions(conflicting: conflicting).filter { repetition in
          !allowances.allow(
            check,
            in: table.component,
            table: table.name,
            key: table.keys.bytes(of: repetition.key),
            language: row.localization.flatMap { after.localization($0, in: table.component).tag }
          )
        }
        guard let first = repetitions.first else { continue }
        let keys = Set(repetitions.map(\.key)).sorted()
        let isOne = keys.count == 1
        let line = first.position.map { ", line \($0.line)'s," } ?? ""
        let subject = "\(Phrase.count(keys.count, "key")) \(isOne ? "stands" : "stand") twice"
        let values = conflicting ? "with different values" : "with the same value"
        findings.append(
          Finding(
            check: check,
            severity: severity,
            cause: .before,
            message: "\(subject) in \(name(of: row, in: table)) \(values)",
            reason: conflicting
              ? "only one value\(isOne ? "\(line) is" : " of each is") ever shown" : nil,
            advice: first.advice(isOne: isOne),
            component: table.component,
            table: table.name,
            keys: keys.map(table.keys.text).sorted(),
            languages: names([row.localization].compactMap(\.self), in: table.component),
            place: Place(row.file, at: first.position),
            entries: keys.map { EntryRef(table: judged.index, row: index, key: $0) }
          )
        )
      }
    }
    return findings
  }
}

/// A key that a file holds once more.
private struct Repetition {
  var key: KeySpace.Index

  /// The place whose value counts; nil in a binary file, and so is the other.
  var position: TextPosition?
  var other: TextPosition?

  func advice(isOne: Bool) -> String {
    guard isOne else { return "take one of each out" }
    return other.map { "the other stands in line \($0.line); take one out" } ?? "take one out"
  }
}

extension Row {
  /// What the file repeats, with different values or with the same.
  fileprivate func repetitions(conflicting: Bool) -> [Repetition] {
    notes.compactMap { note in
      guard case .duplicate(let key, conflicting, let other) = note.kind else { return nil }
      return Repetition(key: key, position: note.position, other: other)
    }
  }
}
