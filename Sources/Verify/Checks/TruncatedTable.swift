import Diagnostics
import Model

extension Check {
  static let truncatedTable = Check(
    "truncated-table",
    .error,
    what: "a strings file parses, but the system drops the rest of it without a word",
    why: "every key behind that place shows raw, although the build reports nothing",
    fix: "correct the file at the place named",
    details: [.table, .key, .language]
  ) { judgement in
    judgement.rows { row, judged in
      let table = judged.table
      for note in row.notes {
        guard case .truncated(let reason, let lostKeys) = note.kind else { continue }
        let subject =
          lostKeys.isEmpty
          ? "the system stops reading \(judgement.name(of: row, in: table))"
          : judgement.lost(lostKeys.count, of: row, in: table)
        return Finding(
          check: "truncated-table",
          severity: judgement.owned[table.component] ? .error : .warning,
          cause: .before,
          message: "\(subject): \(reason)",
          reason: "the system drops what follows without a word, and so does the build",
          advice: "correct the file and build again",
          keys: lostKeys.sorted(),
          place: Place(row.file, at: note.position)
        )
      }
      return nil
    }
  }
}
