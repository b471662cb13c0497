import Diagnostics
import Model
import Resolve

extension Check {
  static let damagedTable = Check(
    "damaged-table",
    .error,
    what: "a strings file does not parse",
    why:
      "the system then reads nothing from it: every key of it shows raw, and no other language steps in",
    fix: "correct the file at the place named; 'plutil -lint' shows the same on macOS"
  ) { judgement in
    judgement.rows { row, table in
      guard let note = row.notes.first(where: \.isDamage) else { return nil }
      let (what, advice): (String, String) =
        switch note.kind {
        case .damaged(let reason): (reason, "correct the file and build again")
        case .unreadable(let reason): (reason, "read it again when nothing else writes to it")
        case .truncated, .duplicate, .remark: ("", "")
        }
      return Finding(
        check: "damaged-table",
        severity: judgement.owned[table.component] ? .error : .warning,
        cause: .before,
        message: "the system cannot read \(judgement.name(of: row, in: table)): \(what)",
        reason: judgement.loss(of: row, in: table),
        advice: advice,
        place: Place(row.file, at: note.position)
      )
    }
  }
}

extension Judgement {
  /// One finding for each row of the judged tree that has one, with its component, table and language filled in.
  func rows(_ find: (Row, Table) -> Finding?) -> [Finding] {
    tables.flatMap { judged -> [Finding] in
      let table = judged.table
      return table.rows.compactMap { row in
        let stays = row.localization.map { after.has($0, in: table.component) } ?? true
        guard stays, var finding = find(row, table) else { return nil }
        finding.component = table.component
        finding.table = table.name
        finding.languages = names([row.localization].compactMap(\.self), in: table.component)
        return finding
      }
    }
  }

  /// A file of a table for the middle of a sentence: `Localizable.strings of hu`; a report adds its path.
  func name(of row: Row, in table: Table) -> String {
    let file = row.file.name
    guard let localization = row.localization else { return "'\(row.file)'" }
    let language = component(table.component).localizations[localization].name
    let component = table.component == 0 ? "" : " in \(name(of: table.component))"
    return "\(file) of \(language)\(component)"
  }

  /// What is lost with a file: "all 168 keys of hu would show raw".
  fileprivate func loss(of row: Row, in table: Table) -> String {
    let keys = table.keys.count
    guard let localization = row.localization, keys > 0 else {
      return "every key in it shows as a raw key"
    }
    let name = component(table.component).localizations[localization].name
    return
      "\(name) has none of the \(Phrase.count(keys, "key")) of \(table.name); they show as raw keys"
  }
}
