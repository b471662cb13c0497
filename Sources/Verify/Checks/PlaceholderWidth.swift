import Diagnostics
import Model

extension Check {
  static let placeholderWidth = Check(
    "placeholder-width",
    .warning,
    what: "a text takes a number in another size than the text it translates",
    why: "'%d' reads half of what '%lld' does: large numbers show wrong",
    fix: "copy placeholders as they are",
    details: Set(FindingDetail.allCases)
  ) { judgement, allowances in
    let id = "placeholder-width"
    return [ArgumentDifference.Kind.width, .sign].flatMap { kind in
      judgement.argumentFindings(id, &allowances) { $0 == kind }
        .map { $0.sizes(id, kind == .width ? .warning : .note) }
    }
  }
}

extension ArgumentFindings {
  fileprivate func sizes(_ check: String, _ severity: Severity) -> Finding {
    let difference = worst.difference
    let isWidth = difference.kind == .width
    let (property, with) = isWidth ? ("size", "in") : ("sign", "with")
    let own = isWidth ? difference.own.size : difference.own.sign
    let size = isWidth ? difference.other.size : difference.other.sign
    if isTie {
      return finding(
        check,
        severity,
        message: "take numbers \(with) different \(property)s \(place)",
        reason: "\(rivals) \(rivalVerb("reads", "read")) \(own) where \(other) reads \(size): "
          + "one of them is wrong and may show wrong numbers",
        advice: ArgumentFindings.tieAdvice
      )
    }
    let isWithin = faults.allSatisfy(\.difference.isWithin)
    let manner =
      isWithin ? "\(with) two \(property)s" : "\(with) another \(property) than \(reference)"
    return finding(
      check,
      severity,
      message: "\(verb("takes", "take")) numbers \(manner) \(place)",
      reason: "\(subject) \(does("reads", "read")) \(own) \(opposite(size)): "
        + difference.own.loss(insteadOf: difference.other),
      advice: "copy the placeholder as it is"
    )
  }

  /// What the worst is at odds with: `where en reads 64 bits`.
  private func opposite(_ size: String) -> String {
    let difference = worst.difference
    if let type = difference.valueType {
      return "in a plural whose value type is '\(type)' (\(size))"
    }
    let reads =
      difference.isWithin
      ? "another of \(does("its", "their")) texts reads" : "\(other) \(otherVerb("reads", "read"))"
    return "where \(reads) \(size)"
  }
}

extension ArgumentClass {
  fileprivate var size: String {
    switch self {
    case .longDouble: "a long decimal number"
    case .double: "a decimal number"
    default: "\(bits ?? 0) bits"
    }
  }

  fileprivate var sign: String {
    isUnsigned ? "a number that is never negative" : "a number with a sign"
  }

  /// What shows wrong where this is read and `other` was passed.
  fileprivate func loss(insteadOf other: ArgumentClass) -> String {
    guard let bits, let otherBits = other.bits else { return "users may see a wrong number" }
    if bits == otherBits {
      return isUnsigned
        ? "negative numbers show as huge ones" : "huge numbers show as negative ones"
    }
    return bits < otherBits ? "large numbers show wrong" : "users may see a wrong number"
  }
}
