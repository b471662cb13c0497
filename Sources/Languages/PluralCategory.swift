/// The six categories that languages sort numbers into (CLDR, cardinal).
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other
}

extension PluralCategory: Comparable {
  /// The order in which they are always listed.
  package static func < (a: PluralCategory, b: PluralCategory) -> Bool {
    allCases.firstIndex(of: a) ?? 0 < allCases.firstIndex(of: b) ?? 0
  }
}
