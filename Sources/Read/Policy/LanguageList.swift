internal import Diagnostics
internal import Languages
internal import Model

/// The entries of `keep` or `remove`, and what is wrong with them.
struct LanguageList {
  private(set) var patterns: [Policy.Named<LanguagePattern>] = []
  private(set) var problems: [Problem] = []
  private let name: String

  /// By what an entry names, be it an exception or not, the place of the first in `patterns`.
  private var firstByNames: [Substring: Int] = [:]

  /// Reads the entries of the list called `name` (`keep`, `--keep`), whose own place is `location`; where entries that
  /// are no text were left out, it is not whole, and nothing can be said of it as a whole.
  init(
    _ entries: [PlacedText],
    name: String,
    isKeep: Bool,
    isWhole: Bool,
    at location: SourceLocation?
  ) {
    self.name = name
    for entry in entries where problems.count <= problemLimit { read(entry) }
    guard isWhole else { return }
    if entries.isEmpty, isKeep {
      problems.append(
        Problem(
          "'\(name)' is empty, which would remove every localization",
          advice: "name the languages that stay",
          at: location
        )
      )
    }
    let isUseless =
      !patterns.isEmpty && patterns.count == entries.count
      && patterns.allSatisfy(\.value.isException)
    guard isUseless else { return }
    let effect = isKeep ? "would remove every localization" : "removes nothing"
    problems.append(
      Problem(
        "'\(name)' holds only exceptions, so it \(effect)",
        advice: "put \"*\" before them to \(isKeep ? "keep" : "remove") all others",
        at: location
      )
    )
  }

  private mutating func read(_ entry: PlacedText) {
    let pattern: LanguagePattern
    do {
      pattern = try LanguagePattern(parsing: entry.text)
    } catch {
      return problems.append(unknownLanguage(entry.text, of: name, at: entry.location))
    }
    // `=en.lproj` would be the folder `en.lproj.lproj`.
    guard !entry.text.isFolderName else {
      return problems.append(unknownLanguage(entry.text, of: name, at: entry.location))
    }
    if let other = firstByNames[pattern.names] {
      problems.append(clash(of: entry, pattern, with: patterns[other]))
    } else {
      firstByNames[pattern.names] = patterns.count
    }
    patterns.append(Policy.Named(pattern, text: entry.text, at: entry.location))
  }

  /// Two entries about the same languages: one too many, or a contradiction.
  private func clash(
    of entry: PlacedText,
    _ pattern: LanguagePattern,
    with other: Policy.Named<LanguagePattern>
  ) -> Problem {
    let line = other.location?.line.map { " in line \($0)" } ?? ""
    guard other.value == pattern else {
      return Problem(
        "\(quoted(entry.text)) contradicts \(quoted(other.text))\(line)",
        advice: "take one of them out",
        at: entry.location
      )
    }
    let isSame = entry.text == other.text
    let message =
      isSame
      ? "\(quoted(entry.text)) is in '\(name)' twice" + (line.isEmpty ? "" : ", first\(line)")
      : "\(quoted(entry.text)) means the same as \(quoted(other.text))\(line)"
    return Problem(message, advice: "take one of them out", at: entry.location)
  }
}

extension LanguagePattern {
  /// The pattern in canonical spelling without the mark of an exception.
  fileprivate var names: Substring { "\(self)".dropFirst(isException ? 1 : 0) }
}
