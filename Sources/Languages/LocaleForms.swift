extension LocaleID {
  /// Whether both are forms of one id to CFBundle when it looks for the development region among the
  /// localizations: the same name, with `-` for `_`, or with the same canonical id, as `English`, `eng`
  /// and `en` have.
  ///
  /// That is `_CFBundleCopyLanguageFoundInLocalizations`, which is not the matcher: to it `zh_CN` and
  /// `zh-Hans` are one, and `Hebrew` is `he`.
  package func isForm(of other: LocaleID) -> Bool {
    if name == other.name || withHyphens == other.withHyphens { return true }
    return canonical.map { $0 == other.canonical } ?? false
  }

  fileprivate var withHyphens: [UInt8] {
    name.unicodeScalars.map { $0 == "_" ? UInt8(ascii: "-") : UInt8(truncatingIfNeeded: $0.value) }
  }

  /// Language, script and region as `CFLocaleCreateCanonicalLanguageIdentifierFromString` gives them;
  /// nil where there is no language.
  fileprivate var canonical: [String]? {
    switch name {
    case "zh_CN": return ["zh", "hans"]
    case "zh_TW": return ["zh", "hant"]
    default: break
    }
    // Names of old count as they are spelled, with a capital.
    if name.first?.isUppercase ?? false, name.dropFirst().allSatisfy(\.isLowercase),
      let meaning = IDTables.oldNames.value(of: name.lowercased())
    {
      return meaning.split(separator: "-").map(String.init)
    }
    let bytes = name.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    guard let parts = BaseName(reading: bytes), !parts.language.isEmpty else { return nil }
    let rest = [parts.script, parts.region].filter { !$0.isEmpty }
    return [Self.canonicalLanguage(String(latin1: parts.language))]
      + rest.map { String(latin1: $0.map(\.lowercased)) }
  }

  private static func canonicalLanguage(_ language: String) -> String {
    switch language {
    case "no": return "nb"
    case "bh", "mo", "sh": return language
    default: break
    }
    guard language.utf8.count <= 3, let meaning = LanguageTables.aliases.value(of: language),
      !meaning.utf8.contains(UInt8(ascii: "-"))
    else { return language }
    return meaning == "no" ? "nb" : meaning
  }
}

/// A number of ids among which forms of others are looked for, at a cost that does not depend on how
/// many they are.
package struct LocaleForms: Sendable {
  private var spellings: Set<[UInt8]> = []
  private var meanings: Set<[String]> = []

  package init(of ids: some Sequence<LocaleID>) {
    for id in ids {
      spellings.insert(id.withHyphens)
      if let meaning = id.canonical { meanings.insert(meaning) }
    }
  }

  /// Whether one of the ids is a form of `id`, as `isForm(of:)` has it.
  package func contain(formOf id: LocaleID) -> Bool {
    spellings.contains(id.withHyphens) || id.canonical.map(meanings.contains) ?? false
  }
}
