import Diagnostics
import Languages
import Model
import Resolve

extension Check {
  static let notAnEscape = Check(
    "not-an-escape",
    .warning,
    what: "a strings file has a backslash that begins no escape, such as '\\u30d5' or '\\x41'",
    why: "the system drops the backslash and shows the rest: 'u30d5' where a letter was meant",
    fix: "write '\\U30d5', or the letter itself",
    details: [.table, .language],
    findEntries: { judgement, allowances in
      judgement.tables.compactMap { judgement.falseEscapes(in: $0, &allowances) }
    }
  )
}

extension Judgement {
  fileprivate func falseEscapes(
    in judged: JudgedTable,
    _ allowances: inout Allowances
  ) -> Finding? {
    let id = judged.component
    guard owned[id] else { return nil }
    var found: [(row: Row, position: TextPosition?)] = []
    var total = 0
    for row in judged.table.rows where !row.isDamaged && isRead(row, in: id) {
      let escapes = row.falseEscapes
      guard escapes.count > 0 else { continue }
      let isAllowed = allowances.allow(
        "not-an-escape",
        in: id,
        table: judged.name,
        language: row.localization.flatMap { after.localization($0, in: id).tag }
      )
      guard !isAllowed else { continue }
      total += escapes.count
      found.append((row, escapes.first))
    }
    guard let first = found.first else { return nil }
    let languages = names(Set(found.compactMap(\.row.localization)), in: id)
    let subject = languages.isEmpty ? "'\(first.row.file)'" : Phrase.languages(languages)
    return Finding(
      check: "not-an-escape",
      severity: .warning,
      cause: .before,
      message:
        "\(subject) \(languages.count < 2 ? "has" : "have") \(Phrase.count(total, "backslash", plural: "backslashes")) "
        + "that \(total == 1 ? "begins" : "begin") no escape in \(name(of: judged))",
      reason:
        "the system drops \(total == 1 ? "the backslash" : "such a backslash") and shows what stands behind it",
      advice:
        "write '\\\\' for a backslash, '\\U' and four digits for a letter by its number, or take it out",
      component: id,
      table: judged.name,
      languages: languages,
      place: Place(first.row.file, at: first.position)
    )
  }
}

extension Row {
  /// How many backslashes begin no escape, and where the first one stands.
  fileprivate var falseEscapes: (count: Int, first: TextPosition?) {
    let found = notes.compactMap { note -> (count: Int, position: TextPosition?)? in
      guard case .remark("not-an-escape", let count) = note.kind else { return nil }
      return (count, note.position)
    }
    return (found.reduce(0) { $0 + $1.count }, found.first?.position)
  }
}
