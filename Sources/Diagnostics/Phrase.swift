/// The small words of messages, in one manner everywhere.
package enum Phrase {
  /// `1,204`.
  package static func number(_ value: some BinaryInteger) -> String {
    var digits = Array(String(value.magnitude))
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return (value < 0 ? "-" : "") + String(digits)
  }

  /// `1 key`, `1,204 keys`.
  package static func count(_ value: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number(value)) \(value == 1 ? noun : plural ?? noun + "s")"
  }

  /// `de`, `de and fr`, `de, fr and ja`; from `limit` on `11 languages`.
  package static func list(_ names: [String], limit: Int = 6, noun: String = "languages") -> String
  {
    guard names.count <= limit else { return "\(number(names.count)) \(noun)" }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Languages by code, as `list` says them: `'it' and nl`; see `language`.
  package static func languages(_ names: [String], limit: Int = 6) -> String {
    list(names.map(language), limit: limit)
  }

  /// The code of a language inside a sentence: quoted where it is an English word, as in
  /// `'it' lacks 2 keys`.
  package static func language(_ name: String) -> String {
    englishWords.contains(name) ? "'\(name)'" : name
  }

  /// Codes, and names that a folder may have by mistake, that are words one stumbles over; in capitals
  /// nobody takes them for any.
  private static let englishWords: Set<String> = [
    "am", "an", "as", "be", "do", "go", "he", "hi", "id", "if", "in", "is", "it", "me", "my", "no",
    "of", "on", "or", "so", "to", "us", "we",
  ]

  /// The pronoun for a number of things, as the object of a sentence.
  package static func them(_ count: Int) -> String { count == 1 ? "it" : "them" }

  /// The pronoun for a number of things, as the subject of a sentence.
  package static func they(_ count: Int) -> String { count == 1 ? "it" : "they" }

  /// `text`, `text or json`, `text, json or xcode`.
  package static func choice(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
