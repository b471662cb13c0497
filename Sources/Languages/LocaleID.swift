/// An id of a language as the system's matcher sees it: the name of a localization, or an entry of a
/// user's list.
///
/// Everything that the matcher asks of an id is worked out once, here, as ICU's
/// `ualoc_localizationsToUse` does it.
package struct LocaleID: Sendable {
  /// The name as written, one character for each byte, up to a NUL.
  let name: String

  /// The name in ICU's spelling without keywords: `zh_TW`, `en_GB`, `english`.
  let base: String

  /// What the name means once old names and codes are replaced: `zh_Hant_TW`, `en`.
  let normalized: String

  /// The language of the normalized id.
  let language: String

  /// The language that stands for those whose ids are compared with each other.
  let group: String

  /// The normalized id and what it inherits from, nearest first, without the root; at most nine.
  let chain: [String]

  /// Whether it names a region, in its normalized form.
  let namesRegion: Bool

  /// Whether an available id counts as one step further from its parents, because it is the language of
  /// a region other than the language's main one: `it_CH`.
  let isRemote: Bool

  /// Whether it can match anything: false for what ICU refuses, nothing at all, the root, and what
  /// begins with a separator.
  let canMatch: Bool

  package init(_ name: String) { self.init(utf8: name.utf8) }

  /// The id with that name, given as UTF-8; any bytes will do.
  package init(utf8 name: some Collection<UInt8>) {
    let bytes = name.prefix { $0 != 0 }
    self.name = String(latin1: bytes)
    let written = BaseName(Array(bytes))
    let text = written?.text ?? []
    base = String(latin1: text)
    canMatch = !text.isEmpty && !text[...].startsWithSeparator && base != "root"
    let normal = LocaleChain.normalized(text)
    normalized = String(latin1: normal)
    // Of a plain id, the text read again gives the same parts.
    let isPlain = written.map { $0.variants.isEmpty && $0.suffix.isEmpty } ?? false
    let parts = isPlain && normal == text ? written : BaseName(reading: normal)
    language = String(latin1: parts?.language ?? [])
    group = Self.group(of: language)
    chain = canMatch ? LocaleChain.links(from: normal) : []
    namesRegion = parts.map { !$0.region.isEmpty } ?? false
    isRemote = parts?.keepsRegion ?? false && normalized != "es_MX" && normalized != "zh_Hant_TW"
  }

  private static func group(of language: String) -> String {
    switch language {
    case "ars": "ar"
    case "hi": "en"
    case "nb", "nn": "no"
    case "wuu", "yue": "zh"
    default: language
    }
  }
}

extension LocaleID: Hashable {
  package static func == (a: LocaleID, b: LocaleID) -> Bool { a.name == b.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
