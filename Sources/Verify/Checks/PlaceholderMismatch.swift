import Diagnostics
import Model

extension Check {
  static let placeholderMismatch = Check(
    "placeholder-mismatch",
    .error,
    what: "a text takes other arguments than the text it translates, or contradicts itself",
    why:
      "the app reads a number where a text was passed, or nothing at all: it crashes, or shows nonsense",
    fix:
      "copy placeholders as they are, and number them where their order changes: '%2$@ ... %1$lld'",
    details: Set(FindingDetail.allCases)
  ) { judgement, allowances in
    judgement.argumentFindings("placeholder-mismatch", &allowances) { $0.matter == .mismatch }.map {
      findings in
      findings.finding(
        "placeholder-mismatch",
        .error,
        message: "\(findings.mismatch) \(findings.place)",
        reason: findings.mismatchReason,
        advice: findings.mismatchAdvice
      )
    }
  }
}

extension ArgumentFindings {
  /// `takes other arguments than en`: exact where all texts are wrong in one manner.
  fileprivate var mismatch: String {
    if isTie { return "take different arguments" }
    let others = "\(verb("takes", "take")) other arguments than \(reference)"
    guard let kind = kinds.first, kinds.count == 1 else {
      return kinds.isSubset(of: [.classes, .extra, .order])
        ? others
        : "\(verb("has", "have")) wrong \(judged.holdsPhrases ? "parameters" : "placeholders")"
    }
    switch kind {
    case .extra: return "\(verb("takes", "take")) more arguments than \(reference)"
    case .unescaped:
      return "\(verb("has", "have")) a percent sign that begins a placeholder"
    case .order: return "\(verb("takes", "take")) the arguments of \(reference) in another order"
    case .valueType: return "\(verb("contradicts", "contradict")) the value type of a plural"
    case .mixed: return "\(verb("mixes", "mix")) numbered and unnumbered placeholders"
    case .conflict: return "\(verb("takes", "take")) one argument in two ways"
    case .withoutName:
      return "\(verb("leaves", "leave")) out \(named([PhraseComparison.applicationName]))"
    case .otherNames: return "\(verb("names", "name")) other parameters than \(reference)"
    default: return others
    }
  }

  fileprivate var mismatchReason: String {
    let difference = worst.difference
    if isTie { return rivalry(difference) }
    let own = difference.own.meaning
    switch difference.kind {
    case .extra:
      return "\(subject) \(does("takes", "take")) \(own) as argument \(difference.position), "
        + "but \(other) \(otherVerb("takes", "take")) only \(Phrase.number(difference.supplied)): "
        + difference.own.consequence(insteadOf: nil)
    case .unescaped:
      return "\(subject) \(does("has", "have")) a '%' and a space before a letter, "
        + "which together ask for \(own): \(difference.own.consequence(insteadOf: nil))"
    case .valueType:
      return "\(subject) \(does("has", "have")) \(own) in a plural whose value type is "
        + "'\(difference.valueType ?? "")' (\(difference.other.meaning)): "
        + difference.own.consequence(insteadOf: difference.other)
    case .mixed:
      return "\(subject) \(does("counts", "count")) those without a number from 1 again, "
        + "so that one argument shows twice"
    case .conflict where difference.own == .unused:
      return "\(subject) \(does("reads", "read")) argument \(difference.position) as two things: "
        + "this can crash"
    case .conflict:
      return "\(subject) \(does("has", "have")) \(own) where another of \(does("its", "their")) "
        + "texts has \(difference.other.meaning): "
        + difference.own.consequence(insteadOf: difference.other)
    case .withoutName where kinds.count == 1: return "Siri does not offer a phrase without it"
    case .withoutName:
      return "\(subject) \(does("leaves", "leave")) out "
        + "\(named([PhraseComparison.applicationName])): Siri does not offer a phrase without it"
    case .otherNames:
      return "\(subject) \(does("has", "have")) \(named(difference.words)), "
        + "which \(other) \(otherVerb("has", "have")) not: "
        + "nothing is filled in for \(Phrase.them(difference.words.count))"
    default:
      return "\(subject) \(does("has", "have")) \(own) where \(other) \(otherVerb("has", "have")) "
        + "\(difference.other.meaning): "
        + difference.own.consequence(insteadOf: difference.other)
    }
  }

  /// How languages differ of which either may be wrong.
  private func rivalry(_ difference: ArgumentDifference) -> String {
    let (own, other) = (difference.own, difference.other)
    let isFatal = own.canCrash || difference.kind != .extra && other.canCrash
    let wrong = "one of them is wrong and \(isFatal ? "can crash" : "shows a meaningless number")"
    guard difference.kind == .extra else {
      return "\(rivals) \(rivalVerb("has", "have")) \(own.meaning) where \(self.other) has "
        + "\(other.meaning): \(wrong)"
    }
    return "\(rivals) \(rivalVerb("takes", "take")) \(own.meaning) as argument "
      + "\(difference.position), \(self.other) takes only \(Phrase.number(difference.supplied)): "
      + wrong
  }

  fileprivate var mismatchAdvice: String {
    let difference = worst.difference
    if isTie { return ArgumentFindings.tieAdvice }
    switch difference.kind {
    case .extra: return "take it out; to show an argument twice, number both alike"
    case .unescaped: return "write '%%' for a percent sign"
    case .valueType:
      return "write '%\(difference.valueType ?? "")' in the texts, "
        + "or correct NSStringFormatValueTypeKey"
    case .mixed: return "number all of them or none"
    case .conflict: return "write the same placeholder wherever an argument is repeated"
    case .withoutName: return "put it into every phrase, as it is written here"
    case .otherNames: return "keep the parameters of the phrase as they are"
    case .order where difference.words.isEmpty:
      return "number them as \(other) \(otherVerb("counts", "count")) them"
    default:
      guard !difference.words.isEmpty else { return "copy the placeholder as it is" }
      return "number \(Phrase.them(difference.words.count)): "
        + Phrase.list(difference.words, limit: .max)
    }
  }

  /// `'${a}' and '${b}'`.
  func named(_ names: [String]) -> String { Phrase.list(names.map { "'${\($0)}'" }, limit: .max) }
}
