internal import Diagnostics
internal import Languages

/// The problem of a text that names no language.
///
/// - Parameters:
///   - setting: the key or option that holds it.
///   - near: a word that is no language but could be meant.
func unknownLanguage(
  _ text: String,
  of setting: String,
  near: String? = nil,
  at location: SourceLocation? = nil
) -> Problem {
  let marks = text.prefix { $0 == "!" || $0 == "=" }
  let isFamily = text.hasSuffix("-*") || text.hasSuffix("_*")
  let name = String(text.dropFirst(marks.count).dropLast(isFamily ? 2 : 0))
  guard !name.isEmpty else {
    return Problem(
      "\(quoted(text)) in '\(setting)' names no language",
      advice: "write \"de\"",
      at: location
    )
  }
  if ["base", "mul"].contains(name.lowercased()) {
    return Problem(
      "\(quoted(name)) in '\(setting)' is no language and always stays",
      advice: "take it out",
      at: location
    )
  }
  if name.contains("*") {
    return Problem(
      "\(quoted(text)) in '\(setting)' is no pattern of languages",
      advice: "'*' stands alone, or behind a language: 'en-*'",
      at: location
    )
  }
  let meant = near ?? language(ofCountry: name) ?? nearestLanguage(to: name)
  let advice = meant.map { "did you mean '\(marks)\($0)\(isFamily ? "-*" : "")'?" }
  return Problem(
    "\(quoted(text)) in '\(setting)' is no known language",
    advice: advice,
    at: location
  )
}

private func nearestLanguage(to name: String) -> String? {
  Suggestion.nearest(to: name, among: LanguageTag.knownNames)
}

/// The language of a country whose code is taken for one; only codes that are no language themselves.
private func language(ofCountry name: String) -> String? {
  switch name.lowercased() {
  case "at": "de-AT"
  case "cn": "zh-Hans"
  case "cz": "cs"
  case "dk": "da"
  case "gb": "en-GB"
  case "gr": "el"
  case "jp": "ja"
  case "mx": "es-MX"
  case "ua": "uk"
  case "us": "en-US"
  case "vn": "vi"
  default: nil
  }
}
