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
    fix: "correct the file at the place named; 'plutil -lint' shows the same on macOS",
    details: [.table, .language]
  ) { judgement in
    judgement.rows { row, judged in
      let table = judged.table
      guard let note = row.notes.first(where: \.isDamage) else { return nil }
      let (message, advice) = judgement.words(for: note.kind, of: row, in: table)
      return Finding(
        check: "damaged-table",
        severity: judgement.owned[table.component] ? .error : .warning,
        cause: .before,
        message: message,
        reason: judgement.loss(of: row, in: judged),
        advice: advice,
        place: Place(row.file, at: note.position)
      )
    }
  }
}

extension Judgement {
  /// One finding for each row of the judged tree that has one, with its component, table and language filled in.
  ///
  /// What no host can choose is nobody's loss.
  func rows(_ find: (Row, JudgedTable) -> Finding?) -> [Finding] {
    tables.flatMap { judged -> [Finding] in
      let table = judged.table
      return table.rows.compactMap { row in
        guard !row.notes.isEmpty, isRead(row, in: table.component),
          var finding = find(row, judged)
        else { return nil }
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

  /// Keys of a file and the one mistake that costs them: `168 keys of hu are lost to one mistake in Localizable.strings`.
  func lost(_ count: Int, of row: Row, in table: Table) -> String {
    let keys = Phrase.count(count, "key")
    let verb = count == 1 ? "is" : "are"
    guard let localization = row.localization else {
      return "\(keys) \(verb) lost to one mistake in '\(row.file)'"
    }
    let language = component(table.component).localizations[localization].name.description
    let component = table.component == 0 ? "" : " of \(name(of: table.component))"
    return
      "\(keys) of \(Phrase.language(language)) \(verb) lost to one mistake in \(row.file.name)\(component)"
  }

  /// What is wrong with a file from which nothing is read, and what to do about it.
  fileprivate func words(
    for damage: FileNote.Kind,
    of row: Row,
    in table: Table
  ) -> (message: String, advice: String) {
    let file = name(of: row, in: table)
    switch damage {
    case .damaged(let reason, let keys?) where keys > 0:
      return ("\(lost(keys, of: row, in: table)): \(reason)", "correct the file and build again")
    case .damaged(let reason, let keys):
      let fix = keys == nil ? "correct the file" : "correct the file or take it out,"
      return ("the system reads nothing from \(file): \(reason)", "\(fix) and build again")
    case .unreadable(let reason):
      return (
        "\(file) cannot be read: \(reason)", "read it again when nothing else writes to it"
      )
    case .truncated, .duplicate, .remark:
      return (file, "correct the file and build again")
    }
  }

  /// Whether the file is still there, and someone may be given its language.
  func isRead(_ row: Row, in id: Component.ID) -> Bool {
    guard let localization = row.localization else { return true }
    return after.has(localization, in: id) && reachable[id][localization]
  }

  /// What is lost with a file: "hu has none of the 168 keys of Localizable; they show as raw keys".
  fileprivate func loss(of row: Row, in judged: JudgedTable) -> String {
    let language = judged.languages.first { $0.localization == row.localization }
    let lost = judged.required.filter { key in
      language.map { !judged.after.cell(key, in: $0.pick).isPresent } ?? false
    }
    guard let language, !lost.isEmpty else { return "nothing in it is ever shown" }
    let name = component(judged.component).localizations[language.localization].name.description
    let all = judged.required.count
    let isAll = lost.count == all
    let keys =
      !isAll
      ? "has \(Phrase.number(all - lost.count)) of the \(Phrase.count(all, "key"))"
      : all == 1 ? "lacks the one key" : "has none of the \(Phrase.count(all, "key"))"
    let rest = !isAll ? "the rest shows" : all == 1 ? "it shows" : "they show"
    let raw = isAll && all == 1 ? "as a raw key" : "as raw keys"
    let isRaw = lost.contains(where: judged.source.isIdentifier)
    let appearance =
      switch judged.fallback {
      case .key: "\(rest) \(isRaw ? raw : "in the source language")"
      case .infoPlist: "the values of Info.plist show"
      case .nib: "the texts in the \(drawing(of: judged)) show"
      }
    return "\(Phrase.language(name)) \(keys) of \(judged.name); \(appearance)"
  }
}
