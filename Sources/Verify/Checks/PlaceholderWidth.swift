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
    let (own, other) = (worst.difference.own, worst.difference.other)
    let isWidth = worst.difference.kind == .width
    let (property, with) = isWidth ? ("size", "in") : ("sign", "with")
    let isWithin = faults.allSatisfy(\.difference.isWithin)
    let manner =
      isWithin ? "\(with) two \(property)s" : "\(with) another \(property) than \(reference)"
    let (ownSize, otherSize) = isWidth ? (own.size, other.size) : (own.signs, other.signs)
    return finding(
      check,
      severity,
      message: "\(verb("takes", "take")) numbers \(manner) \(place)",
      reason: "\(subject) has '\(own.specifier())' (\(ownSize)) \(opposite) (\(otherSize)): "
        + own.loss(insteadOf: other),
      advice: "copy the placeholder as it is" + doubt
    )
  }

  /// What the worst is at odds with: `where en has '%lld'`.
  private var opposite: String {
    let difference = worst.difference
    if let type = difference.valueType { return "in a plural whose value type is '\(type)'" }
    let has =
      difference.isWithin
      ? "another of its texts has" : "\(other) \(otherVerb("has", "have"))"
    return "where \(has) '\(difference.other.specifier())'"
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

  fileprivate var signs: String { isUnsigned ? "never negative" : "with a sign" }

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
