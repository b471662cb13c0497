extension BaseName {
  /// Whether there is a region that does not go without saying, so that ICU's
  /// `uloc_minimizeSubtags` keeps it.
  ///
  /// For `it` that is any but Italy, for `zh_Hant` any.
  var keepsRegion: Bool {
    guard !region.isEmpty, !isRefusedWhenMinimized, !isOldName else { return false }
    // After two letters, ICU looks at no third byte.
    let code = region.prefix(2).allSatisfy(\.isLetter) ? region.prefix(2) : region[...]
    let (language, region) = (String(latin1: language), String(latin1: code.map(\.lowercased)))
    let script = String(latin1: script.map(\.lowercased))
    let exceptions = IDTables.defaultExceptions
    if region == "zz" { return !Self.hasDefaultRegion(language) }
    if !script.isEmpty, exceptions.value(of: "\(language)-\(region)") == script { return true }
    if !script.isEmpty, let own = exceptions.value(of: "\(language)-\(script)") {
      return own != region
    }
    return !Self.isDefault(region, for: language)
  }

  private static func isDefault(_ region: String, for language: String) -> Bool {
    IDTables.defaultRegions.contains(region, in: language)
  }

  private static func hasDefaultRegion(_ language: String) -> Bool {
    IDTables.defaultRegions.contains(language)
  }

  /// Whether variants are too long for ICU.
  ///
  /// One may have eight letters, and the matcher has 16 bytes for what is left of the id. A script is
  /// left that is not the usual one.
  private var isRefusedWhenMinimized: Bool {
    let all = variants + suffix.drop { $0 != UInt8(ascii: "@") }
    let names = all.split { $0 == UInt8(ascii: "@") || $0.isSeparator }
    if names.contains(where: { $0.count > 8 }) { return true }
    // After a single letter ICU sees no variants.
    guard !names.isEmpty, !names.dropLast().contains(where: { $0.count == 1 }) else { return false }
    let isUsual = script.elementsEqual("Latn".utf8) || script.elementsEqual("Zzzz".utf8)
    let kept = language.count + 1 + (script.isEmpty || isUsual ? 0 : 5) + region.count
    return kept + all.count + (variants.isEmpty ? 0 : 1) > 16
  }

  /// Whether ICU reads something else first: `zh_YUE`, and the root.
  private var isOldName: Bool {
    if language.elementsEqual("root".utf8) { return true }
    let parts = [language, region, variants].filter { !$0.isEmpty }
    let name = String(latin1: Array(parts.joined(separator: [UInt8(ascii: "_")])))
    return ["zh_GAN", "zh_MIN_NAN", "zh_WUU", "zh_YUE"].contains(name)
  }
}

extension LanguageTag {
  /// How a user's list names the language, with the region where it is spoken most (CLDR, likely subtags) where the
  /// tag has none: `de-DE`, `zh-Hant-TW`, `es-419`.
  package var withCommonestRegion: String {
    guard region == nil else { return description }
    let words = [language] + [script].compactMap(\.self)
    let own = IDTables.defaultExceptions.value(of: words.joined(separator: "-").lowercased())
    let commonest =
      own
      ?? IDTables.defaultRegions.value(of: language).map { String($0.prefix { $0 != "," }) }
    return (words + [commonest?.uppercased()].compactMap(\.self) + variants)
      .joined(separator: "-")
  }
}
