extension LanguageTag {
  /// The names worth suggesting for a mistyped one, the commonest first: the languages and regions
  /// that apps are translated to, all codes of two letters, and the names of old.
  package static var knownNames: [String] {
    var names = commonNames.split(separator: " ").map(String.init)
    let common = Set(names)
    names += LanguageTables.languages.keys.filter { $0.utf8.count == 2 && !common.contains($0) }
    // No other alias is so long a single word.
    names += LanguageTables.aliases.keys.filter { $0.utf8.count > 3 && !$0.contains("-") }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return names
  }

  private static let commonNames = """
    en de fr es it ja zh-Hans zh-Hant ko pt-BR pt-PT pt ru nl sv da nb fi pl tr ar he cs hu uk ro \
    el th vi id ms hr sk ca hi no bg sl sr lt lv et fa fil en-GB en-US en-AU en-CA en-IN fr-CA \
    es-419 es-MX de-AT de-CH fr-CH zh-HK
    """

  /// The tag that people mean by a name that is none, where it is a well-known confusion; else nil.
  ///
  /// Countries for languages (`jp`), and English names that the system does not know (`Greek`).
  package static func likelyMeant(by name: String) -> String? {
    switch name.lowercased() {
    case "cn": "zh-Hans"
    case "cz", "czech": "cs"
    case "dk": "da"
    case "gr", "greek": "el"
    case "jp": "ja"
    case "ua", "ukrainian": "uk"
    case "en-uk", "en_uk": "en-GB"
    case "hebrew": "he"
    case "hungarian": "hu"
    default: nil
    }
  }
}
