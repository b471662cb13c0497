import Diagnostics
import Model
import Resolve

extension Check {
  static let caseMismatch = Check(
    "case-mismatch",
    .warning,
    what:
      "the name of a table, or of a localization's folder, differs in case alone from the one that is asked for",
    why:
      "iOS tells 'infoPlist' from 'InfoPlist' and finds nothing; most Macs do not, so that nobody notices there",
    fix:
      "rename the file to what the other languages have, the folder to 'Base.lproj' or to what Info.plist says",
    details: [.table, .language]
  ) { judgement in
    judgement.mismatchesOfFolders
      + judgement.tableNames.misnamed.compactMap { index, rightName in
        let table = judgement.inventory.tables[index]
        guard judgement.owned[table.component],
          judgement.policy.judges(judgement.component(table.component))
        else { return nil }
        return judgement.mismatch(of: table, with: rightName)
      }
  }
}

extension Judgement {
  fileprivate func mismatch(of table: Table, with rightName: BundlePath) -> Finding? {
    let id = table.component
    let rows = table.rows.filter { isRead($0, in: id) }
    guard let first = rows.first else { return nil }
    let right = inventory.tables.first { $0.component == id && $0.name == rightName }
    let others = Set(right?.rows.filter { isRead($0, in: id) }.map(\.localization) ?? [])
    let lacking = Set(rows.map(\.localization)).subtracting(others)
    let names = names(lacking.compactMap(\.self), in: id)
    let files = Set(rows.map(\.file.name)).sorted().map { "'\($0)'" }
    let rightFiles = Set(
      rows.map { "'\(rightName.name).\($0.isDict ? "stringsdict" : "strings")'" }
    ).sorted()
    let subject = names.isEmpty ? name(of: id) : Phrase.languages(names)
    let verb = names.count < 2 ? "has" : "have"
    let place = id == 0 || names.isEmpty ? "" : " in \(name(of: id))"
    let rest =
      others.isEmpty
      ? "the system asks for '\(rightName)'"
      : "\(Phrase.count(others.count, "other localization")) \(others.count == 1 ? "has" : "have") '\(rightName)'"
    // Elsewhere the text of Info.plist or of a nib shows instead.
    let isRaw = rightName != "InfoPlist" && right.map { tableNames.nibs(of: $0).isEmpty } ?? true
    return Finding(
      check: "case-mismatch",
      severity: isRaw && !lacking.isEmpty ? .error : .warning,
      cause: .before,
      message: "\(subject) \(verb) \(Phrase.list(files, noun: "files"))\(place), where \(rest)",
      reason:
        "iOS minds case: \(Phrase.they(max(names.count, 1))) \(names.count < 2 ? "lacks" : "lack") the table there; "
        + "most Macs do not, and show nothing wrong",
      advice: "rename \(Phrase.them(rows.count)) to \(Phrase.list(rightFiles))",
      component: id,
      table: table.name,
      languages: names,
      place: Place(first.file)
    )
  }
}
