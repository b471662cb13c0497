internal import Diagnostics
internal import Languages

/// The problem of a text in `setting`, a key or an option, that names no language; `near` is another word that could be
/// meant there.
func unknownLanguage(
  _ text: String,
  of setting: String,
  near: String? = nil,
  at location: SourceLocation? = nil
) -> Problem {
  let entry = "\(quoted(text)) in '\(setting)'"
  let bare = text.isFolderName ? String(text.dropLast(folderSuffix.count)) : text
  if text.isFolderName, bare.isLanguagePattern {
    let advice = "write '\(bare)', without '\(folderSuffix)'"
    return Problem("\(entry) names a folder, not a language", advice: advice, at: location)
  }
  let marks = bare.prefix { $0 == "!" }
  let isFamily = bare.hasSuffix("-*") || bare.hasSuffix("_*")
  let name = String(bare.dropFirst(marks.count).dropLast(isFamily ? 2 : 0))
  if text.isLanguagePattern {
    let language = name.hasPrefix("=") ? String(name.dropFirst()) : name
    let advice = "write '\(LanguageTag(language) == nil ? "de" : language)'"
    return Problem("\(entry) is no single language", advice: advice, at: location)
  }
  if name.hasPrefix("=") {
    let advice = "write the name of a folder: '=zh_CN' for 'zh_CN.lproj'"
    return Problem("\(entry) names no folder", advice: advice, at: location)
  }
  if name.isEmpty {
    return Problem("\(entry) names no language", advice: #"write "de""#, at: location)
  }
  if ["base", "mul"].contains(name.lowercased()) {
    return Problem("\(entry) is no language and always stays", advice: "take it out", at: location)
  }
  if name.contains("*") {
    let advice = "'*' stands alone, or behind a language: 'en-*'"
    return Problem("\(entry) is no pattern of languages", advice: advice, at: location)
  }
  let advice = (near ?? meantLanguage(name)).map {
    "did you mean '\(marks)\($0)\(isFamily ? "-*" : "")'?"
  }
  return Problem("\(entry) is no known language", advice: advice, at: location)
}

/// The language that is probably meant by a name that is none.
private func meantLanguage(_ name: String) -> String? {
  if let language = LanguageTag.likelyMeant(by: name) { return language }
  let parts = name.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
  guard parts.count > 1 else {
    return Suggestion.nearest(to: name, among: LanguageTag.knownNames)
  }
  let language = LanguageTag(parts[0]) == nil ? meantLanguage(parts[0]) : parts[0]
  guard let language else { return nil }
  // As much of the rest as is right or can be put right.
  return parts.dropFirst().reduce(language) { tag, part in
    let choices =
      [part, part.lowercased() == "uk" ? "GB" : nil]
      + [Suggestion.nearest(to: part, among: ["Arab", "Cyrl", "Hans", "Hant", "Latn"])]
    let longer = choices.compactMap(\.self).map { "\(tag)-\($0)" }
    return longer.first { LanguageTag($0) != nil } ?? tag
  }
}

private let folderSuffix = ".lproj"

extension String {
  /// Whether it ends as the folder of a localization does, which no entry of a policy should.
  var isFolderName: Bool { lowercased().hasSuffix(folderSuffix) }

  fileprivate var isLanguagePattern: Bool {
    do {
      _ = try LanguagePattern(parsing: self)
      return true
    } catch {
      return false
    }
  }
}
