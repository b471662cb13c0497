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
        let malformed = judgement.faults(in: judged, &allowances) { $0.problems }
        let misplaced = judgement.faults(in: judged, &allowances) { $0.namesWithWidths }
        return EntryGroup.groups(of: malformed).map {
          judgement.finding(ofMalformed: $0, in: judged)
        }
          + EntryGroup.groups(of: misplaced).map { judgement.finding(ofWidths: $0, in: judged) }
      }
    }
  )
}

extension Judgement {
  /// What `fault` says of each entry, if anything.
  fileprivate func faults(
    in judged: JudgedTable,
    _ allowances: inout Allowances,
    by fault: (Rule) -> [String]
  ) -> [FoundEntry<[String]>] {
    found(in: judged) { rule, _ -> (what: [String], path: [String])? in
      let faults = fault(rule)
      return faults.isEmpty ? nil : (faults, [])
    }.filter { !allows("malformed-rule", $0, in: judged, &allowances) }
  }

  fileprivate func finding(
    ofMalformed group: EntryGroup<[String]>,
    in judged: JudgedTable
  ) -> Finding {
    finding(
      "malformed-rule",
      .error,
      group,
      in: judged,
      reason: "users see no text there, or not the one that is meant",
      advice: "correct the \(group.keys.count == 1 ? "entry" : "entries")"
    ) { languages, _ in
      let rules = Phrase.count(group.keys.count, "rule")
      let faults = group.what.joined(separator: ", and ")
      return
        "\(languages.subject("has", "have")) \(rules) in \(name(of: judged)) that the system cannot use: \(faults)"
    }
  }

  /// Nothing is amiss as long as the arguments are in the order of the text, so that this is no error.
  fileprivate func finding(
    ofWidths group: EntryGroup<[String]>,
    in judged: JudgedTable
  ) -> Finding {
    let variable = group.what.first ?? ""
    return finding(
      "malformed-rule",
      .warning,
      group,
      in: judged,
      reason:
        "the number is a width to the system, which takes the arguments in the order of the text",
      advice: "write '%1$#@\(variable)@'"
    ) { languages, texts in
      let names = Phrase.list(group.what.map { "'%1#@\($0)@'" }, noun: "variables")
      return "\(languages.subject("names", "name")) \(names) in \(texts), without '$'"
    }
  }
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

extension Rule {
  /// The variables that are named with a width, which was meant to be a position, sorted.
  fileprivate var namesWithWidths: [String] {
    switch self {
    case .plural(let plural):
      let texts = [plural.format] + plural.variables.flatMap { $0.texts.map(\.text) }
      let references = texts.flatMap(\.references).filter(\.hasWidth)
      return Set(references.map(\.name)).sorted()
    case .variants(_, let variants): return Set(variants.flatMap(\.rule.namesWithWidths)).sorted()
    case .text, .phrase, .malformed: return []
    }
  }
}

extension Rule.Plural {
  fileprivate var problems: [String] {
    // A name that the system cannot read looks like one that the format does not have.
    let badNames = variables.map(\.name).filter { !$0.isVariableName }
    guard badNames.isEmpty else { return badNames.map { Self.badName($0) } }
    let references = references
    guard variables.isEmpty || !references.isEmpty else { return [Self.noReference] }
    let named = variablesByName
    return references.flatMap { reference -> [String] in
      guard let variable = named[reference.name] else {
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
