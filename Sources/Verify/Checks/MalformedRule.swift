import Diagnostics
import Languages
import Model

extension Check {
  static let malformedRule = Check(
    "malformed-rule",
    .error,
    what: "a stringsdict entry is a rule that the system cannot use",
    why: "users see no text there, or not the one that is meant",
    fix: "correct the entry; Xcode writes it itself where the texts are in a string catalog",
    findEntries: { judgement, allowances in
      judgement.tables.filter { judgement.owned[$0.component] }.flatMap { judged -> [Finding] in
        let found = judgement.found(in: judged) { rule, _ -> (what: [String], path: [String])? in
          let problems = rule.problems
          return problems.isEmpty ? nil : (problems, [])
        }.filter { !judgement.allows("malformed-rule", $0, in: judged, &allowances) }
        return EntryGroup.groups(of: found).map { group in
          let isOne = group.keys.count == 1
          let rules = Phrase.count(group.keys.count, "rule")
          return judgement.finding(
            "malformed-rule",
            .error,
            group,
            in: judged,
            reason: "users see no text there, or not the one that is meant",
            advice: "correct the \(isOne ? "entry" : "entries")"
          ) { languages, _ in
            "\(languages.subject("has", "have")) \(rules) in \(judgement.name(of: judged)) that the system cannot use: \(group.what.joined(separator: ", and "))"
          }
        }
      }
    }
  )
}

extension Rule {
  /// Why the system cannot use the rule, each reason once.
  fileprivate var problems: [String] {
    switch self {
    case .malformed(let reason): [reason]
    case .plural(let plural): plural.problems
    case .variants(_, let variants):
      variants.flatMap(\.rule.problems).reduce(into: []) { reasons, reason in
        if !reasons.contains(reason) { reasons.append(reason) }
      }
    case .text, .phrase: []
    }
  }
}

extension Rule.Plural {
  fileprivate var problems: [String] {
    // A name that the system cannot read looks like one that the format does not have.
    let badNames = variables.map(\.name).filter { !$0.isVariableName }
    guard badNames.isEmpty else { return badNames.map { Self.badName($0) } }
    guard variables.isEmpty || !references.isEmpty else { return [Self.noReference] }
    return references.flatMap { reference -> [String] in
      guard let variable = variables.first(where: { $0.name == reference.name }) else {
        return [Self.undefined(reference.name)]
      }
      return variable.problems
    }
  }
}

extension Rule.Variable {
  fileprivate var problems: [String] {
    guard isPluralRule else { return [Self.noPluralRule(name)] }
    guard let valueType else { return [Self.noValueType(name)] }
    return valueClass == nil ? [Self.unknownValueType(valueType, of: name)] : []
  }
}

extension String {
  /// Whether the system reads it as the name of a variable between `%#@` and `@` (CFString.c).
  fileprivate var isVariableName: Bool {
    !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}

extension Rule.Plural {
  fileprivate static let noReference =
    "its NSStringLocalizedFormatKey names none of its variables, as in '%#@count@'"

  fileprivate static func undefined(_ name: String) -> String {
    "it names the variable '\(name)', which it does not define"
  }

  fileprivate static func badName(_ name: String) -> String {
    "the name of its variable '\(name)' may hold only letters, digits and '_'"
  }
}

extension Rule.Variable {
  fileprivate static func noPluralRule(_ name: String) -> String {
    "the NSStringFormatSpecTypeKey of its variable '\(name)' is not NSStringPluralRuleType"
  }

  fileprivate static func noValueType(_ name: String) -> String {
    "its variable '\(name)' has no NSStringFormatValueTypeKey, such as 'd'"
  }

  fileprivate static func unknownValueType(_ type: String, of name: String) -> String {
    "the NSStringFormatValueTypeKey of its variable '\(name)' is '\(type)', which is no number format"
  }
}
