internal import Diagnostics
internal import Languages
internal import Model

/// What the policy says of users: what a picker offers them, and which of them are looked into.
extension PolicyDecoder {
  /// The entries of `selectable`: names of folders, of languages that are known.
  mutating func selectable(_ member: JSONMember?) -> [Policy.Named<ByteName>]? {
    guard let entries = strings(member, .selectable) else { return nil }
    var first: [String: SourceLocation?] = [:]
    for entry in entries where !isFull {
      if LanguageTag(entry.text) == nil {
        problems.append(unknownLanguage(entry.text, of: "selectable", at: entry.location))
      } else if let other = first[entry.text] {
        problems.append(
          Problem(
            "\(quoted(entry.text)) is in 'selectable' twice"
              + (other?.line.map { ", first in line \($0)" } ?? ""),
            advice: "take one of them out",
            at: entry.location
          )
        )
      } else {
        first[entry.text] = entry.location
      }
    }
    return entries.map { Policy.Named(ByteName($0.text), text: $0.text, at: $0.location) }
  }

  /// The entries of `audiences`: lists of languages, or `["*"]` for a user none of whose languages is there.
  mutating func audiences(_ member: JSONMember?) -> [Policy.Named<Audience>]? {
    guard let member else { return nil }
    guard case .list(let values) = member.value.content else {
      noteType(of: member.value, .audiences)
      return nil
    }
    if values.isEmpty {
      note(
        "'audiences' names no user",
        advice:
          "write \(PolicyKey.audiences.example), or take it out to have one for each language",
        at: member.value.position
      )
    }
    let users = values.compactMap { isFull ? nil : audience($0) }
    noteRepeated(users)
    return users
  }

  /// Notes what is listed as one user more than once.
  private mutating func noteRepeated(_ users: [Policy.Named<Audience>]) {
    var first: [Audience: SourceLocation?] = [:]
    for user in users where !isFull {
      guard let other = first[user.value] else {
        first[user.value] = user.location
        continue
      }
      problems.append(
        Problem(
          "the user \(quoted(user.text)) is in 'audiences' twice"
            + (other?.line.map { ", first in line \($0)" } ?? ""),
          advice: "take one of them out",
          at: user.location
        )
      )
    }
  }

  private mutating func audience(_ value: JSONValue) -> Policy.Named<Audience>? {
    guard case .list(let values) = value.content else {
      noteElementType(of: value, .audiences)
      return nil
    }
    let entries = values.compactMap { value -> PlacedText? in
      guard case .text(let text) = value.content else {
        noteElementType(of: value, .audiences)
        return nil
      }
      return PlacedText(text: text, location: location(value.position))
    }
    guard entries.count == values.count else { return nil }
    let languages = entries.map(\.text)
    if languages == ["*"] {
      return Policy.Named(.anyone, text: "*", at: location(value.position))
    }
    if languages.isEmpty {
      note(
        "a user of 'audiences' without a language",
        advice: #"write ["*"] for one none of whose languages is there"#,
        at: value.position
      )
    }
    for entry in entries where LanguageTag(entry.text) == nil {
      problems.append(
        entry.text == "*"
          ? Problem(
            "'*' in 'audiences' stands beside other languages",
            advice: "it stands alone, for a user none of whose languages is there",
            at: entry.location
          ) : unknownLanguage(entry.text, of: "audiences", at: entry.location)
      )
    }
    for name in repeatedLanguages(languages) {
      note(
        "\(quoted(name)) stands twice in one user of 'audiences'",
        advice: "take one of them out",
        at: value.position
      )
    }
    return Policy.Named(
      Audience(languages),
      text: languages.joined(separator: ", "),
      at: location(value.position)
    )
  }

  /// A value that is either so or not.
  mutating func flag(_ member: JSONMember?, _ key: PolicyKey) -> Bool? {
    guard let member else { return nil }
    guard case .boolean(let value) = member.value.content else {
      noteType(of: member.value, key)
      return nil
    }
    return value
  }
}
