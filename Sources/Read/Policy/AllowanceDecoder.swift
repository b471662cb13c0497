internal import Diagnostics
internal import Languages
internal import Model

extension PolicyDecoder {
  /// The entries of `allow`, which speak of the components of `scope` alone where they stand in `components`.
  mutating func allowances(
    _ member: JSONMember?,
    within scope: ComponentPattern? = nil
  ) -> [Allowance] {
    var places: [[String?]: JSONValue] = [:]
    return objects(member, .allow, at: .allowance).compactMap { entry, fields in
      let allowance = allowance(entry, fields, within: scope)
      let words = PolicyKey.whatAllowancesName.map { key -> String? in
        if case .text(let text)? = fields[key]?.value.content { text } else { nil }
      }
      if allowance != nil, let first = places[words] {
        note(
          "an entry of 'allow' for the same as that in line \(first.position.line)",
          advice: "take one of them out",
          at: entry.position
        )
      }
      places[words] = places[words] ?? entry
      return allowance
    }
  }

  private mutating func allowance(
    _ entry: JSONValue,
    _ fields: Fields,
    within scope: ComponentPattern?
  ) -> Allowance? {
    for (key, advice) in [
      (PolicyKey.check, "name what it allows"), (.reason, "say why, for whoever reads it next"),
    ] where fields[key] == nil {
      note(
        "an entry of 'allow' without '\(key.rawValue)'",
        advice: "\(advice): \"\(key.rawValue)\": \(key.example)",
        at: entry.position
      )
    }
    let check = checkName(fields[.check])
    let component = fields[.component].flatMap { string($0, .component) }
    let key = fields[.key].flatMap { string($0, .key) }
    let allowance = Allowance(
      check: check ?? "",
      scope: scope,
      component: component.map { componentPattern($0).value },
      table: tableName(fields[.table], .table).map { Glob($0.text) },
      key: key.map { Glob($0.text) },
      language: languageTag(fields[.language], .language),
      category: choice(fields[.category], .category),
      reason: reason(fields[.reason]) ?? "",
      until: day(fields[.until]),
      location: location(entry.position)
    )
    return check == nil ? nil : allowance
  }

  private mutating func checkName(_ member: JSONMember?) -> String? {
    guard let member, let entry = string(member, .check) else { return nil }
    guard checks.contains(where: { $0.id == entry.text }) else {
      noteUnknownCheck(entry.text, at: member.value.position)
      return nil
    }
    return entry.text
  }

  private mutating func reason(_ member: JSONMember?) -> String? {
    guard let member, let entry = string(member, .reason) else { return nil }
    if entry.text.unicodeScalars.allSatisfy(\.properties.isWhitespace) {
      note(
        "the 'reason' is empty",
        advice: "say why, for whoever reads it next",
        at: member.value.position
      )
    }
    return entry.text
  }

  private mutating func day(_ member: JSONMember?) -> CalendarDate? {
    guard let member, let entry = string(member, .until) else { return nil }
    if let day = CalendarDate(entry.text) { return day }
    note(
      "\(quoted(entry.text)) in 'until' is no day",
      advice: "write the last day on which it holds: \(PolicyKey.until.example)",
      at: member.value.position
    )
    return nil
  }
}

extension PolicyKey {
  /// The keys by which an entry of `allow` says what it is about.
  fileprivate static var whatAllowancesName: [PolicyKey] {
    [.check, .component, .table, .key, .language, .category]
  }
}
