import Diagnostics
import Languages
import Model

extension Check {
  static let impliedQuantity = Check(
    "implied-quantity",
    .warning,
    what:
      "a plural form 'one' leaves the number out in a language that has it for other numbers too",
    why: "Russian users read 'one day' where there are 21, French users where there are none",
    fix: "write the number in the form, as in the others, or give 0 a form 'zero' of its own",
    details: Set(FindingDetail.allCases),
    findEntries: { judgement, allowances in
      judgement.tables.filter { judgement.owned[$0.component] }.flatMap { judged -> [Finding] in
        let found = judgement.impliedQuantities(in: judged).filter {
          !judgement.allows("implied-quantity", $0, .one, in: judged, &allowances)
        }
        return EntryGroup.groups(of: found).map { group in
          let numbers = Phrase.list(group.what)
          return judgement.finding(
            "implied-quantity",
            .warning,
            group,
            in: judged,
            reason: "the form is for \(numbers) too, which would read like 1",
            advice: "write the number in the form"
          ) { languages, texts in
            "\(languages.subject("leaves", "leave")) the number out of the plural form 'one' in \(texts)"
          }
        }
      }
    }
  )
}

extension Judgement {
  /// The numbers besides 1 for which each entry shows a text without its number.
  fileprivate func impliedQuantities(in judged: JudgedTable) -> [FoundEntry<[String]>] {
    found(in: judged) { rule, tag in
      guard let known = tag?.pluralCategories else { return nil }
      for used in rule.usedVariables where used.impliesItsNumber {
        let numbers = used.numbersLikeOne(in: known)
        if !numbers.isEmpty { return (numbers, used.path + ["one"]) }
      }
      return nil
    }
  }
}

extension Rule.UsedVariable {
  /// Whether the form 'one' has no number, although others do.
  fileprivate var impliesItsNumber: Bool {
    guard variable.isUsable, let one = variable.text(for: .one), !one.isEmpty else { return false }
    return !shows(one.text)
      && [.few, .many, .other].contains { variable.text(for: $0).map { shows($0.text) } ?? false }
  }

  /// The numbers besides 1 that have the form 'one'; 0 is none of them where it has a form of its own.
  fileprivate func numbersLikeOne(in known: PluralCategories) -> [String] {
    let hasZero = variable.text(for: .zero) != nil
    let whole = known.wholeNumbers(in: .one).filter { $0 != 1 && !($0 == 0 && hasZero) }
    if whole.isEmpty, variable.isDecimal { return known.decimals(in: .one) }
    return whole.prefix(3).map(String.init)
  }

  /// Whether a text has the variable's number: by its position, by a specifier without one, which stands for it, or by
  /// another variable of the same number.
  private func shows(_ text: Rule.Text) -> Bool {
    let classes = text.placeholders.classes
    if text.references.contains(where: { $0.position == position }) { return true }
    if position <= classes.count, classes[position - 1] != .unused { return true }
    return classes.first.map { $0 == variable.valueClass || $0.isNumber } ?? false
  }
}

extension ArgumentClass {
  fileprivate var isNumber: Bool {
    switch self {
    case .int32, .uint32, .int64, .uint64, .double, .longDouble, .conflicting: true
    case .unused, .object, .cString, .utf16String, .pointer, .pascalString, .count, .variable: false
    }
  }
}
