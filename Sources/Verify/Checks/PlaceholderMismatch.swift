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
    let others = "\(verb("takes", "take")) other arguments than \(reference)"
    guard let kind = kinds.first, kinds.count == 1 else {
      return kinds.isSubset(of: [.classes, .extra, .order])
        ? others
        : "\(verb("has", "have")) wrong \(judged.holdsPhrases ? "parameters" : "placeholders")"
    }
    switch kind {
    case .extra: return "\(verb("takes", "take")) more arguments than \(reference)"
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
    let own = difference.own.phrase()
    switch difference.kind {
    case .extra:
      return "\(subject) takes \(own) as argument \(difference.position), "
        + "but \(other) \(otherVerb("takes", "take")) only \(Phrase.number(difference.supplied)): "
        + difference.own.consequence(insteadOf: nil)
    case .valueType:
      return "\(subject) has \(own) in a plural whose value type is "
        + "'\(difference.valueType ?? "")' (\(difference.other.meaning)): "
        + difference.own.consequence(insteadOf: difference.other)
    case .mixed:
      return
        "\(subject) counts those without a number from 1 again, so that one argument shows twice"
    case .conflict where difference.own == .unused:
      return "\(subject) reads argument \(difference.position) as two things: this can crash"
    case .conflict:
      return "\(subject) has \(own) where another of its texts has \(difference.other.phrase()): "
        + difference.own.consequence(insteadOf: difference.other)
    case .withoutName where kinds.count == 1: return "Siri does not offer a phrase without it"
    case .withoutName:
      return "\(subject) leaves out \(named([PhraseComparison.applicationName])): "
        + "Siri does not offer a phrase without it"
    case .otherNames:
      return "\(subject) has \(named(difference.words)), which \(other) has not: "
        + "nothing is filled in for \(Phrase.them(difference.words.count))"
    default:
      return "\(subject) has \(own) where \(other) \(otherVerb("has", "have")) "
        + "\(difference.other.phrase()): "
        + difference.own.consequence(insteadOf: difference.other)
    }
  }

  fileprivate var mismatchAdvice: String {
    let difference = worst.difference
    if difference.isDoubtful { return "write '%%' for a percent sign" + doubt }
    switch difference.kind {
    case .extra:
      return "take it out; to show an argument twice, number it: '%1$@ ... %1$@'" + doubt
    case .valueType:
      return "write '%\(difference.valueType ?? "")' in the texts, "
        + "or correct NSStringFormatValueTypeKey"
    case .mixed: return "number all of them or none"
    case .conflict: return "write the same placeholder wherever an argument is repeated"
    case .withoutName: return "put it into every phrase, as it is written here"
    case .otherNames: return "keep the parameters of the phrase as they are"
    default:
      guard !difference.words.isEmpty else { return "copy the placeholder as it is" + doubt }
      return "number \(Phrase.them(difference.words.count)): "
        + "'\(difference.words.joined(separator: " ... "))'" + doubt
    }
  }

  /// `'${a}' and '${b}'`.
  func named(_ names: [String]) -> String { Phrase.list(names.map { "'${\($0)}'" }, limit: .max) }
}
