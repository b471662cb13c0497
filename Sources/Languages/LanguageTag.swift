/// A language as the system tells languages apart: `en`, `en-GB`, `zh-Hant-HK`.
package struct LanguageTag: Hashable, Sendable {
  package var language: String
  package var script: String?
  package var region: String?
  package var variants: [String]

  /// The tag that the name of a localization folder means; nil where it is no known language.
  package init?(_ name: String) { nil }

  /// The tags it inherits from, nearest first, without the root.
  package var parents: [LanguageTag] { [] }
}
