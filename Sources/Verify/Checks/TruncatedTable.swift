import Diagnostics
import Model

extension Check {
  static let truncatedTable = Check(
    "truncated-table",
    .error,
    what: "a strings file parses, but the system drops the rest of it without a word",
    why: "every key behind that place shows raw, although the build reports nothing",
    fix: "correct the file at the place named"
  ) { judgement in
    judgement.rows { row, judged in
      let table = judged.table
      for note in row.notes {
        guard case .truncated(let reason, let lostKeys) = note.kind else { continue }
        let loss =
          lostKeys.isEmpty ? "what follows" : Phrase.count(lostKeys.count, "key") + " behind it"
        return Finding(
          check: "truncated-table",
          severity: judgement.owned[table.component] ? .error : .warning,
          cause: .before,
          message: "the system stops reading \(judgement.name(of: row, in: table)): \(reason)",
          reason: "it drops \(loss) without a word",
          advice: "correct the file and build again",
          keys: lostKeys.sorted(),
          place: Place(row.file, at: note.position)
        )
      }
      return nil
    }
  }
}
