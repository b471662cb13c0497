import Diagnostics
import Languages
import Model
import Resolve

extension Check {
  static let loctable = Check(
    "loctable",
    .warning,
    what: "a .loctable holds all languages of a table in one file, or is damaged",
    why:
      "removing .lproj folders does not shrink it: what the policy removes stays in it, and may still be shown",
    fix: "take the languages out of the file before it is copied, or ship .strings files instead",
    findEntries: { judgement, allowances in
      judgement.inventory.languageTables.compactMap { table in
        guard judgement.policy.judges(judgement.component(table.component)),
          !judgement.after.isGone(table.file)
        else { return nil }
        return judgement.finding(table, &allowances)
      }
    }
  )
}

extension Judgement {
  fileprivate func finding(_ table: LanguageTable, _ allowances: inout Allowances) -> Finding? {
    let id = table.component
    let allow = { (key: KeySpace.Index?, language: LanguageTag?, all: inout Allowances) in
      all.allow(
        "loctable",
        in: id,
        table: BundlePath([table.name]),
        key: key.map(table.keys.bytes),
        language: language
      )
    }
    if let damage = table.damage {
      return allow(nil, nil, &allowances) ? nil : finding(damage, of: table)
    }
    let removed = table.languages.filter { language in
      settings[id].selection?.removes(language.name, language.tag) ?? false
        && !allow(nil, language.tag, &allowances)
    }
    let gone = Set(removed.map(\.name))
    let lacking = table.languages.filter { $0.tag != nil && !gone.contains($0.name) }
      .map { language in
        let keys = (0..<KeySpace.Index(table.keys.count)).filter { !language.has($0) }
        return (language: language, keys: keys.filter { !allow($0, language.tag, &allowances) })
      }.filter { !$0.keys.isEmpty }
    let isFlawed = !removed.isEmpty || !lacking.isEmpty
    guard isFlawed || !allow(nil, nil, &allowances) else { return nil }
    let flawed = removed.map(\.name) + lacking.map(\.language.name)
    return Finding(
      check: "loctable",
      severity: isFlawed && owned[id] ? .warning : .note,
      cause: .before,
      message: message(about: table, removed: removed.map(\.name), lacking: lacking),
      reason: "one file holds all its languages, and removing .lproj folders does not shrink it",
      advice: advice(removed: removed.map(\.name), isIncomplete: !lacking.isEmpty, in: id),
      component: id,
      table: BundlePath([table.name]),
      keys: Set(lacking.flatMap(\.keys)).map(table.keys.text).sorted(),
      languages: flawed.sorted().map(\.description),
      place: Place(table.file)
    )
  }

  private func finding(_ damage: String, of table: LanguageTable) -> Finding {
    let id = table.component
    return Finding(
      check: "loctable",
      severity: owned[id] ? .warning : .note,
      cause: .before,
      message: "the system cannot read \(name(of: table)): \(damage)",
      reason: "no language has any of its keys",
      advice: "correct the file and build again",
      component: id,
      table: BundlePath([table.name]),
      place: Place(table.file, at: table.position)
    )
  }

  private func name(of table: LanguageTable) -> String {
    table.component == 0
      ? table.file.name.description : "\(table.file.name) of \(name(of: table.component))"
  }

  private func message(
    about table: LanguageTable,
    removed: [ByteName],
    lacking: [(language: LanguageTable.Language, keys: [KeySpace.Index])]
  ) -> String {
    var parts = [
      "\(name(of: table)) holds \(Phrase.count(table.keys.count, "key")) in "
        + Phrase.count(table.languages.count, "language")
    ]
    if !removed.isEmpty {
      parts.append(
        "\(Phrase.languages(removed.map(\.description))) among them, which the policy removes"
      )
    }
    if !lacking.isEmpty {
      let names = lacking.map(\.language.name.description)
      let keys = Set(lacking.flatMap(\.keys)).count
      parts.append(
        "\(Phrase.languages(names)) \(names.count == 1 ? "lacks" : "lack") \(Phrase.number(keys))"
          + (names.count > 1 && lacking.contains { $0.keys.count != keys } ? " in all" : "")
      )
    }
    return parts.joined(separator: "; ")
  }

  private func advice(removed: [ByteName], isIncomplete: Bool, in id: Component.ID) -> String? {
    guard owned[id] else { return nil }
    let translation = isIncomplete ? "translate the keys" : nil
    let removal =
      removed.isEmpty
      ? nil
      : "take \(Phrase.languages(removed.map(\.description))) out of the file before it is copied, "
        + "or ship .strings files instead"
    let parts = [removal, translation].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
