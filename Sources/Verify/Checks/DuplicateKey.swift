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
  /// One finding for each table and set of keys; equal values, which harm nobody, are one for each table.
  fileprivate func duplicates(
    _ check: String,
    _ severity: Severity,
    conflicting: Bool,
    _ allowances: inout Allowances
  ) -> [Finding] {
    var findings: [Finding] = []
    for judged in tables where owned[judged.component] {
      let files = files(of: judged, repeating: conflicting, check, &allowances)
      let groups = Dictionary(grouping: files) { conflicting ? $0.keys : [] }.values
      for group in groups.sorted(by: { $0[0].row < $1[0].row }) {
        findings.append(finding(check, severity, conflicting: conflicting, group, in: judged))
      }
    }
    return findings
  }

  /// The files of a table that hold keys twice, without what is allowed.
  private func files(
    of judged: JudgedTable,
    repeating conflicting: Bool,
    _ check: String,
    _ allowances: inout Allowances
  ) -> [RepeatingFile] {
    let table = judged.table
    var files: [RepeatingFile] = []
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
      if !repetitions.isEmpty { files.append(RepeatingFile(row: index, repetitions: repetitions)) }
    }
    return files
  }

  private func finding(
    _ check: String,
    _ severity: Severity,
    conflicting: Bool,
    _ files: [RepeatingFile],
    in judged: JudgedTable
  ) -> Finding {
    let table = judged.table
    let row = table.rows[files[0].row]
    let first = files[0].repetitions[0]
    let keys = Set(files.flatMap(\.keys)).sorted()
    let languages = names(
      Set(files.compactMap { table.rows[$0.row].localization }),
      in: table.component
    )
    let isOne = keys.count == 1 && files.count == 1
    let line = first.position.map { ", line \($0.line)'s," } ?? ""
    let subject = "\(Phrase.count(keys.count, "key")) \(keys.count == 1 ? "stands" : "stand") twice"
    let place =
      files.count == 1
      ? name(of: row, in: table)
      : "\(name(of: judged)), \(conflicting ? "in" : "in some of") \(Phrase.languages(languages)),"
    return Finding(
      check: check,
      severity: severity,
      cause: .before,
      message: "\(subject) in \(place) with \(conflicting ? "different values" : "the same value")",
      reason: conflicting
        ? "only one value\(isOne ? "\(line) is" : " of each is") ever shown" : nil,
      advice: isOne ? first.advice : files.count == 1 ? files[0].advice : "take one of each out",
      component: table.component,
      table: table.name,
      keys: keys.map(table.keys.text).sorted(),
      languages: languages,
      place: Place(row.file, at: first.position),
      entries: files.flatMap { file in
        file.keys.map { EntryRef(table: judged.index, row: file.row, key: $0) }
      }
    )
  }
}

/// A file that holds keys twice.
private struct RepeatingFile {
  /// The index in `Table.rows`.
  var row: Int
  var repetitions: [Repetition]

  /// Each once, ascending.
  var keys: [KeySpace.Index] { Set(repetitions.map(\.key)).sorted() }

  /// What to do about several keys, with the places whose values do not count.
  var advice: String {
    let lines = Set(repetitions.compactMap(\.other?.line)).sorted()
    guard !lines.isEmpty else { return "take one of each out" }
    let shown = lines.prefix(lines.count > 6 ? 3 : 6).map { Phrase.number($0) }
    let rest = lines.count > shown.count ? ["\(Phrase.number(lines.count - shown.count)) more"] : []
    return
      "the others stand in \(lines.count == 1 ? "line" : "lines") \(Phrase.list(shown + rest)); "
      + "take one of each out"
  }
}

/// A key that a file holds once more.
private struct Repetition {
  var key: KeySpace.Index

  /// The place whose value counts; nil in a binary file, and so is the other.
  var position: TextPosition?
  var other: TextPosition?

  var advice: String {
    other.map { "the other stands in line \($0.line); take one out" } ?? "take one out"
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
