/// A language name cut at each `-` and `_`, in small letters.
struct Subtags: Equatable {
  var words: [String]

  init(_ words: [String]) { self.words = words }

  /// The subtags of a name as someone wrote it, without keywords: `@calendar=…`, `-u-…`, `-x-…`.
  ///
  /// Nil where the name is no well-formed tag: letters and digits of ASCII with single separators.
  init?(parsing name: some Collection<UInt8>) {
    let name = name.prefix { $0 != UInt8(ascii: "@") }
    let parts = name.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.isAlphanumeric) }) else {
      return nil
    }
    let all = parts.map { String(decoding: $0, as: UTF8.self).lowercased() }
    // A letter alone begins the keywords; at the front it begins an old name such as `i-klingon`.
    let keywords = all.dropFirst().firstIndex { $0.utf8.count == 1 } ?? all.endIndex
    guard keywords != all.index(before: all.endIndex) else { return nil }
    words = Array(all[..<keywords])
  }

  /// The subtags joined by `-`, as the tables spell them.
  var key: String { words.joined(separator: "-") }

  /// What the name means once other names and codes are replaced: `zh-TW` is `zh-Hant-TW`, `eng-GB`
  /// is `en-GB`.
  ///
  /// One replacement can call for another (`cmn-TW`, `zh-TW`); none needs more than three.
  var resolved: Subtags {
    var subtags = self
    for _ in 0..<4 {
      guard let next = subtags.replacement else { break }
      subtags = next
    }
    return subtags
  }

  /// The replacement for the whole name, else for its language; nil where there is none.
  private var replacement: Subtags? {
    if let name = LanguageTables.aliases.value(of: key) { return Subtags(table: name) }
    // A longer first word is the whole of a name: `English-GB` means nothing.
    guard let language = words.first, language.utf8.count <= 3,
      let meaning = LanguageTables.aliases.value(of: language)
    else { return nil }
    var new = Subtags(table: meaning).words
    var rest = words.dropFirst()
    // `sr-ME` for `cnr`: a meaning that names the region leaves no room for another.
    if new.last.map(LanguageTables.regions.contains) ?? false, new.count > 1 {
      rest = rest.drop {
        LanguageTables.scripts.contains($0) || LanguageTables.regions.contains($0)
      }
    } else if new.count > 1, rest.first.map(LanguageTables.scripts.contains) ?? false {
      // `sr-Latn` for `sh`: a script of its own comes first.
      new.removeLast()
    }
    return Subtags(new + rest)
  }

  /// A name in the spelling of the tables.
  private init(table name: String) {
    words = name.split(separator: "-").map(String.init)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
