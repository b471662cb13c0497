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
      let before = problems.count
      let allowance = allowance(entry, fields, within: scope)
      // Of an entry that has a fault of its own nobody knows what it is for.
      guard problems.count == before, fields.count == entry.memberCount else { return allowance }
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
    if let check { noteDetails(in: fields, ofNoUseFor: check) }
    return check == nil ? nil : allowance
  }

  /// Notes the keys by which no finding of a check can be told from another.
  private mutating func noteDetails(in fields: Fields, ofNoUseFor check: String) {
    guard let details = checks.first(where: { $0.id == check })?.details else { return }
    for detail in FindingDetail.allCases where !details.contains(detail) {
      guard let key = PolicyKey(rawValue: detail.rawValue), let member = fields[key] else {
        continue
      }
      note(
        "'\(key.rawValue)' allows nothing of '\(check)', which is never about one \(detail.noun)",
        advice: "take '\(key.rawValue)' out",
        at: member.position
      )
    }
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

extension FindingDetail {
  fileprivate var noun: String {
    switch self {
    case .table, .key, .language: rawValue
    case .category: "plural form"
    }
  }
}

extension JSONValue {
  /// How many members an object has.
  fileprivate var memberCount: Int {
    if case .object(let members) = content { members.count } else { 0 }
  }
}

extension PolicyKey {
  /// The keys by which an entry of `allow` says what it is about.
  fileprivate static var whatAllowancesName: [PolicyKey] {
    [.check, .component, .table, .key, .language, .category]
  }
}
