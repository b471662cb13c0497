internal import Diagnostics
internal import Languages
internal import Model

/// Makes a policy of a JSON value and collects everything that is wrong with it.
struct PolicyDecoder {
  let file: String
  let checks: [CheckDescription]
  let reading: ReferenceReading
  var problems: [Problem]

  /// The values at one level, by key; where a key is given twice, the first.
  typealias Fields = [PolicyKey: JSONMember]

  mutating func decode(_ value: JSONValue) -> Policy {
    guard case .object(let members) = value.content else {
      note(
        "the policy must be an object, not \(value.kind)",
        advice: #"write {"version": 1, "remove": ["en"]}"#,
        at: value.position
      )
      return Policy(file: file)
    }
    let fields = self.fields(of: members, at: .root)
    checkVersion(fields[.version], of: value)
    let root = settings(from: fields)
    reportContradictions(in: root, with: root.selection)
    let general = allowances(fields[.allow])
    let components = components(fields[.components], below: root)
    return Policy(
      file: file,
      root: root,
      components: components.map(\.settings),
      allowances: general + components.flatMap(\.allowances),
      skipConfigurations: strings(fields[.skipConfigurations], .skipConfigurations)?.map(\.text)
        ?? Policy.defaultSkipConfigurations
    )
  }

  /// Sorts the members by key; a key that nobody knows, or that is given twice, is a problem.
  mutating func fields(of members: [JSONMember], at level: PolicyKey.Level) -> Fields {
    var fields: Fields = [:]
    for member in members where !isFull {
      guard let key = PolicyKey(rawValue: member.name), key.belongs(to: level) else {
        note(
          "unknown key \(quoted(member.name))",
          advice: advice(insteadOf: member.name, at: level),
          at: member.position
        )
        continue
      }
      if let first = fields[key] {
        noteRepetition(of: member, first: first)
      } else {
        fields[key] = member
      }
    }
    return fields
  }

  private mutating func checkVersion(_ member: JSONMember?, of policy: JSONValue) {
    guard let member else {
      return note("'version' is missing", advice: #"write "version": 1"#, at: policy.position)
    }
    guard case .number(let text) = member.value.content else {
      return noteType(of: member.value, .version)
    }
    guard text != "1" else { return }
    note(
      "unsupported version \(shortened(text))",
      advice: "this lprune reads version 1",
      at: member.value.position
    )
  }

  private mutating func components(
    _ member: JSONMember?,
    below root: Policy.Settings
  ) -> [(settings: Policy.ComponentSettings, allowances: [Allowance])] {
    objects(member, .components, at: .component).compactMap { entry, fields in
      let settings = component(entry, fields, below: root)
      // Read even where the entry is of no use, for what may be wrong with them as well.
      let allowances = allowances(fields[.allow], within: settings?.match.value)
      return settings.map { ($0, allowances) }
    }
  }

  private mutating func component(
    _ entry: JSONValue,
    _ fields: Fields,
    below root: Policy.Settings
  ) -> Policy.ComponentSettings? {
    let settings = settings(from: fields)
    // A region that only the root names is not written where it is not kept: no contradiction.
    let selection = settings.selection ?? root.selection
    reportContradictions(in: settings, with: selection)
    guard let match = fields[.match] else {
      note(
        "an entry of 'components' without 'match'",
        advice: #"say which components it is about: "match": "Frameworks/Chat.framework""#,
        at: entry.position
      )
      return nil
    }
    guard let text = string(match, .match) else { return nil }
    // What the root says of a picker is about the product, of which this entry speaks.
    if text.text.isEmpty, settings.selectable == nil {
      problems += contradictions(of: root.selectable ?? [], with: settings.selection)
    }
    return Policy.ComponentSettings(match: componentPattern(text), settings: settings)
  }
}

extension PolicyDecoder {
  private mutating func reportContradictions(
    in settings: Policy.Settings,
    with selection: Policy.Selection?
  ) {
    if let problem = contradiction(of: settings.developmentRegion, with: selection) {
      problems.append(problem)
    }
    problems += contradictions(of: settings.selectable ?? [], with: selection)
  }

  /// Whether more problems than anyone reads were found, so that no more need be.
  var isFull: Bool { problems.count > problemLimit }

  /// Notes a problem at its place in the file.
  mutating func note(_ message: String, advice: String? = nil, at position: TextPosition) {
    problems.append(Problem(message, advice: advice, at: location(position)))
  }

  func location(_ position: TextPosition) -> SourceLocation {
    SourceLocation(file: file, line: position.line, column: position.column)
  }

  mutating func noteRepetition(of member: JSONMember, first: JSONMember) {
    note(
      "\(quoted(member.name)) is given twice, first in line \(first.position.line)",
      advice: "keep one of them",
      at: member.position
    )
  }

  private func advice(insteadOf name: String, at level: PolicyKey.Level) -> String {
    let names = PolicyKey.names(at: level)
    if let near = Suggestion.nearest(to: name, among: names) { return "did you mean '\(near)'?" }
    if let key = PolicyKey(rawValue: name) { return "it belongs \(key.home)" }
    return "the keys here are \(Phrase.list(names, limit: names.count))"
  }
}

/// A text from the policy for a message: in quotes, and not longer than a line.
func quoted(_ text: String) -> String { "'\(shortened(text))'" }

/// The beginning of a text, and dots where there is more.
///
/// Counted in scalars, because a single character may have any number of them.
func shortened(_ text: String) -> String {
  let limit = 60
  let beginning = text.unicodeScalars.prefix(limit + 1)
  guard beginning.count > limit else { return text }
  return String(String.UnicodeScalarView(beginning.dropLast())) + "..."
}
