/// A language as the system tells languages apart: `en`, `en-GB`, `zh-Hant-HK`.
///
/// Spellings of one language are equal: `zh_CN`, `zh-CN`, `zh-Hans-CN` and `zh-Hans` are one tag.
package struct LanguageTag: Hashable, Sendable {
  /// The shortest code, in small letters: `de`, `haw`.
  package let language: String

  /// The code of ISO 15924: `Hant`; nil where the name gives none and its region implies none.
  package let script: String?

  /// The code of ISO 3166-1 or UN M.49: `GB`, `419`.
  package let region: String?

  /// In small letters, in the order of the name.
  package let variants: [String]

  /// The tag that the name of a localization folder or an entry of a policy means.
  ///
  /// Case, and `-` or `_`, do not matter. Codes of three letters, old codes (`iw`) and the twenty
  /// names of old (`English`, `no_NO`) are replaced, and keywords dropped, as ICU's `ualoc.cpp`
  /// does. Nil where the name is no well-formed tag, or its language, script, region or a variant
  /// is not known: `Base`, `mul`, `Greek`, `es-formal`.
  package init?(_ name: String) { self.init(utf8: name.utf8) }

  /// The tag that a name means, given as UTF-8.
  package init?(utf8 name: some Collection<UInt8>) {
    guard let subtags = Subtags(parsing: name) else { return nil }
    self.init(resolved: subtags.resolved)
  }

  private init?(resolved subtags: Subtags) {
    var rest = subtags.words[...]
    guard let language = rest.popFirst(), LanguageTables.languages.contains(language) else {
      return nil
    }
    let script = rest.popFirst { LanguageTables.scripts.contains($0) }
    let region = rest.popFirst { LanguageTables.regions.contains($0) }
    let isKnown = rest.allSatisfy { LanguageTables.variants.contains($0) }
    guard isKnown, Set(rest).count == rest.count else { return nil }
    self.language = language
    self.script = script.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    self.region = Self.isImplied(region, by: script, in: language) ? nil : region?.uppercased()
    variants = Array(rest)
  }

  /// Whether a Chinese script says as much without its region: `zh-Hant` is the Chinese of Taiwan.
  private static func isImplied(_ region: String?, by script: String?, in language: String) -> Bool
  {
    language == "zh" && (script == "hans" && region == "cn" || script == "hant" && region == "tw")
  }

  /// The subtags in order: language, script, region, variants.
  var subtags: [String] { [language] + [script, region].compactMap(\.self) + variants }
}

extension LanguageTag {
  /// The tags it inherits from, nearest first, without the root: for `zh-Hant-MO` these are
  /// `zh-Hant-HK` and `zh-Hant`.
  ///
  /// The chain is that of the system's matcher: Apple's table of parents, else CLDR's, else the tag
  /// less its last subtag (ICU, `ualoc.cpp`). No two tags inherit from each other.
  package var parents: [LanguageTag] {
    let id = BaseName(Array(description.utf8))?.text ?? []
    return LocaleChain.links(from: id).dropFirst().compactMap { link in
      // The chain runs through other spellings (`zh_HK`, `yue_HK`) that no tag has once it is
      // resolved, so that nothing is ever found under them.
      guard let subtags = Subtags(parsing: link.utf8), subtags.resolved == subtags else {
        return nil
      }
      return LanguageTag(resolved: subtags)
    }
  }

  /// Whether `other` is one of its parents.
  package func inherits(from other: LanguageTag) -> Bool { parents.contains(other) }
}

extension LanguageTag: Comparable {
  package static func < (a: LanguageTag, b: LanguageTag) -> Bool {
    a.subtags.lexicographicallyPrecedes(b.subtags)
  }
}

extension LanguageTag: CustomStringConvertible {
  /// The tag as BCP 47 writes it: `zh-Hant-HK`.
  package var description: String { subtags.joined(separator: "-") }
}

extension ArraySlice {
  /// Takes the first element off if it satisfies `predicate`.
  fileprivate mutating func popFirst(where predicate: (Element) -> Bool) -> Element? {
    guard let first, predicate(first) else { return nil }
    removeFirst()
    return first
  }
}
