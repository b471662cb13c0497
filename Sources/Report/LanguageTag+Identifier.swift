import Languages

extension LanguageTag {
  /// The tag as text, with hyphens: `zh-Hant-HK`.
  var identifier: String {
    ([language] + [script, region].compactMap(\.self) + variants).joined(separator: "-")
  }
}
