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
        !allows(check, repetition.key, of: judged, in: row.localization, &allowances)
      }
      if !repetitions.isEmpty { files.append(RepeatingFile(row: index, repetitions: repetitions)) }
    }
    return files
  }

  /// Which value of some keys is shown, and where the other stands; or where both are, if they are equal.
  private func reason(
    for files: [RepeatingFile],
    conflicting: Bool,
    in judged: JudgedTable
  ) -> String? {
    let all = files.flatMap { file in file.repetitions.map { (row: file.row, repetition: $0) } }
    // A key of each file, before the others.
    let firsts = files.map { (row: $0.row, repetition: $0.repetitions[0]) }
    let shown = files.count > 1 ? firsts : all
    let places = shown.prefix(placeLimit).compactMap { row, repetition -> String? in
      guard let line = repetition.position?.line, let other = repetition.other?.line else {
        return nil
      }
      let language = judged.table.rows[row].localization.map {
        after.localization($0, in: judged.component).name.description
      }
      let file = files.count > 1 ? language.map { " of \(Phrase.language($0))" } ?? "" : ""
      let key = shortened(judged.table.keys.text(of: repetition.key))
      return conflicting
        ? "line \(line)\(file) for '\(key)' (not line \(other))"
        : "'\(key)' stands in lines \(min(line, other)) and \(max(line, other))\(file)"
    }
    let more = all.count > places.count ? ", and so on" : ""
    let list = places.isEmpty ? "" : places.joined(separator: ", ") + more
    guard conflicting else { return places.isEmpty ? nil : list }
    return "only one value of each is ever shown" + (list.isEmpty ? "" : ": that of \(list)")
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
      : "\(name(of: judged)), \(conflicting ? "in" : "in some of") \(Phrase.languages(languages, limit: languages.count)),"
    return Finding(
      check: check,
      severity: severity,
      cause: .before,
      message: "\(subject) in \(place) with \(conflicting ? "different values" : "the same value")",
      reason: isOne
        ? conflicting ? "only one value\(line) is ever shown" : nil
        : reason(for: files, conflicting: conflicting, in: judged),
      advice: isOne ? first.advice : "take one of each out",
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

/// Of more keys than these the places are not told.
private let placeLimit = 3

/// The beginning of a key that is a long text.
private func shortened(_ key: String) -> String {
  key.unicodeScalars.count > 40
    ? String(String.UnicodeScalarView(key.unicodeScalars.prefix(37))) + "..." : key
}

/// A file that holds keys twice.
private struct RepeatingFile {
  /// The index in `Table.rows`.
  var row: Int
  var repetitions: [Repetition]

  /// Each once, ascending.
  var keys: [KeySpace.Index] { Set(repetitions.map(\.key)).sorted() }
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
