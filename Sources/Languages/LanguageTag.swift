package struct LanguageTag: Hashable, Sendable, Comparable, CustomStringConvertible {
  package var language: String
  package var script: String?
  package var region: String?
  package var variants: [String]
  package init?(_ name: String) { nil }
  package var parents: [LanguageTag] { [] }
  package func inherits(from other: LanguageTag) -> Bool { parents.contains(other) }
  package var description: String { language }
  package static func < (a: Self, b: Self) -> Bool { a.description < b.description }
}
