internal import Diagnostics
internal import Languages
internal import Model

extension PolicyDecoder {
  /// What one level of the policy says.
  mutating func settings(from fields: Fields) -> Policy.Settings {
    Policy.Settings(
      selection: selection(from: fields),
      developmentRegion: languageTag(fields[.developmentRegion], .developmentRegion),
      owned: strings(fields[.owned], .owned)?.map { componentPattern($0) },
      reference: reference(fields[.reference]),
      checks: severities(fields[.checks]),
      tables: tables(fields[.tables]),
      plurals: choice(fields[.plurals], .plurals),
      signed: choice(fields[.signed], .signed),
      lastResort: choice(fields[.lastResort], .lastResort),
      trimNested: flag(fields[.trimNested], .trimNested),
      selectable: selectable(fields[.selectable]),
      audiences: audiences(fields[.audiences]),
      gate: choice(fields[.gate], .gate)
    )
  }

  private mutating func selection(from fields: Fields) -> Policy.Selection? {
    if let keep = fields[.keep], let remove = fields[.remove] {
      let (first, second) =
        (keep.position.line, keep.position.column) < (remove.position.line, remove.position.column)
        ? (keep, remove) : (remove, keep)
      note(
        "both 'keep' and 'remove'; the other is in line \(first.position.line)",
        advice: "one of them decides: take the other out",
        at: second.position
      )
    }
    let keep = languages(fields[.keep], .keep)
    let remove = languages(fields[.remove], .remove)
    return keep.map(Policy.Selection.keep) ?? remove.map(Policy.Selection.remove)
  }

  private mutating func languages(
    _ member: JSONMember?,
    _ key: PolicyKey
  ) -> [Policy.Named<LanguagePattern>]? {
    guard let member, let entries = strings(member, key) else { return nil }
    let isWhole = entries.count == member.value.count
    let list = LanguageList(
      entries,
      name: key.rawValue,
      isKeep: key == .keep,
      isWhole: isWhole,
      at: location(member.value.position)
    )
    problems += list.problems
    // Where an entry is wrong, the list is not what its writer meant.
    return isWhole && list.problems.isEmpty ? list.patterns : nil
  }

  /// The one language that `key` needs.
  mutating func languageTag(
    _ member: JSONMember?,
    _ key: PolicyKey
  ) -> Policy.Named<LanguageTag>? {
    guard let member, let entry = string(member, key) else { return nil }
    if let tag = LanguageTag(entry.text) {
      return Policy.Named(tag, text: entry.text, at: entry.location)
    }
    problems.append(
      patternProblem(entry, of: key)
        ?? unknownLanguage(entry.text, of: key.rawValue, at: entry.location)
    )
    return nil
  }

  /// The problem of a pattern where one language is needed.
  private func patternProblem(_ entry: PlacedText, of key: PolicyKey) -> Problem? {
    guard let mark = entry.text.utf8.last, mark == UInt8(ascii: "*") else { return nil }
    let tag = LanguageTag(String(entry.text.dropLast(entry.text.hasSuffix("-*") ? 2 : 1)))
    let isAll = entry.text == "*"
    guard isAll || tag != nil else { return nil }
    return Problem(
      "\(quoted(entry.text)) in '\(key.rawValue)' is no single language",
      advice: isAll && key == .language ? "leave it out to mean all" : "write \(key.example)",
      at: entry.location
    )
  }

  private mutating func reference(_ member: JSONMember?) -> Policy.Reference? {
    guard let member else { return nil }
    if case .object(let members) = member.value.content {
      return referenceFiles(member.value, fields(of: members, at: .reference))
    }
    guard let entry = string(member, .reference) else { return nil }
    switch entry.text {
    case "union": return .union
    case "development": return .development
    default:
      if let tag = LanguageTag(entry.text) { return .tag(tag) }
      let near = Suggestion.nearest(to: entry.text, among: ["union", "development"])
      problems.append(unknownLanguage(entry.text, of: "reference", near: near, at: entry.location))
      return nil
    }
  }

  mutating func severities(_ member: JSONMember?) -> [String: Severity] {
    guard let member else { return [:] }
    guard case .object(let members) = member.value.content else {
      noteType(of: member.value, .checks)
      return [:]
    }
    var severities: [String: Severity] = [:]
    var first: [String: JSONMember] = [:]
    for member in members where !isFull {
      guard checks.contains(where: { $0.id == member.name }) else {
        noteUnknownCheck(member.name, at: member.position)
        _ = severity(member)  // for what may be wrong with that as well
        continue
      }
      if let first = first[member.name] { noteRepetition(of: member, first: first) }
      first[member.name] = first[member.name] ?? member
      severities[member.name] = severity(member)
    }
    return severities
  }

  mutating func noteUnknownCheck(_ name: String, at position: TextPosition) {
    let near = Suggestion.nearest(to: name, among: checks.map(\.id))
    let all = "the checks are \(Phrase.list(checks.map(\.id), limit: checks.count))"
    note(
      "unknown check \(quoted(name))",
      advice: near.map { "did you mean '\($0)'?" } ?? all,
      at: position
    )
  }

  private mutating func severity(_ member: JSONMember) -> Severity? {
    let names = Severity.allCases.map(\.rawValue)
    let all = "write \(Phrase.choice(names.map { "\"\($0)\"" }))"
    if case .unreadable = member.value.content { return nil }
    guard case .text(let text) = member.value.content else {
      note(
        "'\(member.name)' must be a severity in quotes, not \(member.value.kind)",
        advice: all,
        at: member.value.position
      )
      return nil
    }
    if let severity = Severity(rawValue: text) { return severity }
    let near = Suggestion.nearest(to: text, among: names)
    note(
      "unknown severity \(quoted(text)) for '\(member.name)'",
      advice: near.map { "did you mean '\($0)'?" } ?? all,
      at: member.value.position
    )
    return nil
  }

  mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ member: JSONMember?,
    _ key: PolicyKey
  ) -> Choice? {
    guard let member, let entry = string(member, key) else { return nil }
    if let choice = Choice(rawValue: entry.text) { return choice }
    let near = Suggestion.nearest(to: entry.text, among: Choice.allCases.map(\.rawValue))
    note(
      "unknown value \(quoted(entry.text)) for '\(key.rawValue)'",
      advice: near.map { "did you mean '\($0)'?" }
        ?? "write \(Phrase.choice(Choice.allCases.map { "\"\($0.rawValue)\"" }))",
      at: member.value.position
    )
    return nil
  }
}
