/// What ICU makes of an id with a subtag of one letter, which it reads as a BCP 47 tag.
///
/// It takes as much of the tag as is well formed, and drops the rest (ICU 76,
/// `uloc_tag.cpp`).
struct LanguageTagSyntax {
  private var language: [UInt8] = []
  private var script: [UInt8] = []
  private var region: [UInt8] = []
  private var variants: [[UInt8]] = []
  private var extensions: [UInt8: [[UInt8]]] = [:]
  private var isPrivate = false

  /// The id in ICU's form, with a lone `@=` for all keywords; nil where the id is read as it stands.
  static func id(meantBy id: [UInt8]) -> [UInt8]? {
    guard !id.contains(UInt8(ascii: "@")), hasSingleton(id) else { return nil }
    var tag = id
    if id.count > 1, !id[1].isSeparator {
      tag = id.map { $0.isSeparator ? UInt8(ascii: "-") : $0 }
    }
    let text = Self(reading: withoutOldName(tag)).text
    // What is no tag at all is read as it stands, but with the other separator.
    return text.isEmpty ? tag : text
  }

  /// Whether a subtag other than the last has one letter.
  private static func hasSingleton(_ id: [UInt8]) -> Bool {
    var length = 0
    for byte in id {
      if byte.isSeparator, length == 1 { return true }
      length = byte.isSeparator ? 0 : length + 1
    }
    return false
  }

  private var text: [UInt8] {
    let underscore = UInt8(ascii: "_")
    var text = language.elementsEqual("und".utf8) ? [] : language
    if !script.isEmpty { text += [underscore] + script }
    if !region.isEmpty { text += [underscore] + region }
    if !variants.isEmpty, region.isEmpty { text.append(underscore) }
    for variant in variants.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      text += [underscore] + variant
    }
    if text.isEmpty, !extensions.isEmpty { text = Array("und".utf8) }
    if variants.isEmpty, isPosix { text += "_POSIX".utf8 }
    if isPrivate || !extensions.isEmpty { text += "@=".utf8 }
    return text
  }

  /// Whether `-u-` asks for the variant of POSIX, with `va-posix`.
  private var isPosix: Bool {
    let subtags = extensions[UInt8(ascii: "u")] ?? []
    let values = subtags.split(omittingEmptySubsequences: false, whereSeparator: isKey)
    // Attributes stand before the first key.
    let keyed = zip(subtags.filter(isKey), values.dropFirst())
    return keyed.contains { key, value in
      key.elementsEqual("va".utf8) && value.map { $0.elementsEqual("posix".utf8) } == [true]
    }
  }

  /// Whether it is a key of `-u-`: a letter or digit, then a letter.
  private func isKey(_ subtag: [UInt8]) -> Bool { subtag.count == 2 && subtag[1].isLetter }
}

extension LanguageTagSyntax {
  private init(reading tag: [UInt8]) {
    guard tag.count > 1 else { return }
    var subtags = tag.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)[...]
    guard let first = subtags.first else { return }
    if first.isCode(of: 2...8, \.isLetter) {
      language = first.map(\.lowercased)
      subtags = subtags.dropFirst()
      readNames(from: &subtags, mayExtend: first.count <= 3)
    }
    readExtensions(from: &subtags)
  }

  private mutating func readNames(
    from subtags: inout ArraySlice<ArraySlice<UInt8>>,
    mayExtend: Bool
  ) {
    if mayExtend {
      let extended = subtags.prefix(3).prefix { $0.isCode(of: 3...3, \.isLetter) }
      if let first = extended.first { language = first.map(\.lowercased) }
      subtags = subtags.dropFirst(extended.count)
    }
    if let name = subtags.first, name.isCode(of: 4...4, \.isLetter) {
      script = name.map(\.lowercased)
      subtags = subtags.dropFirst()
    }
    if let name = subtags.first,
      name.isCode(of: 2...2, \.isLetter) || name.isCode(of: 3...3, \.isDigit)
    {
      region = name.map(\.uppercased)
      subtags = subtags.dropFirst()
    }
    while let name = subtags.first, name.isVariant {
      guard add(variant: name) else {
        subtags = []
        return
      }
      subtags = subtags.dropFirst()
    }
  }

  /// False where the variant is there already, which ends the tag.
  private mutating func add(variant: ArraySlice<UInt8>) -> Bool {
    let name = variant.map(\.uppercased)
    guard !variants.contains(name) else { return false }
    variants.append(name)
    return true
  }

  private mutating func readExtensions(from subtags: inout ArraySlice<ArraySlice<UInt8>>) {
    while !language.isEmpty, let key = subtags.first, let letter = key.first?.lowercased,
      key.count == 1,
      letter != UInt8(ascii: "x"), letter.isLetter || letter.isDigit
    {
      let values = subtags.dropFirst().prefix { $0.isValue(of: 2...8) }
      guard !values.isEmpty, extensions[letter] == nil else { return }
      extensions[letter] = values.map { $0.map(\.lowercased) }
      subtags = subtags.dropFirst(1 + values.count)
    }
    if let key = subtags.first, key.count == 1, key.first?.lowercased == UInt8(ascii: "x") {
      readPrivateUse(from: subtags.dropFirst())
    }
  }

  /// Reads private use, in which `lvariant` makes variants of what follows it.
  private mutating func readPrivateUse(from subtags: ArraySlice<ArraySlice<UInt8>>) {
    let marker = subtags.firstIndex { $0.starts(with: "lvariant".utf8) || !$0.isValue(of: 1...8) }
    guard let marker, subtags[marker].starts(with: "lvariant".utf8) else {
      isPrivate = subtags.startIndex != marker
      return
    }
    for name in subtags[(marker + 1)...] {
      guard name.isValue(of: 1...8), add(variant: name) else { return }
    }
  }
}

extension LanguageTagSyntax {
  /// The tag with a name of old in front replaced, such as `i-klingon`.
  private static func withoutOldName(_ tag: [UInt8]) -> [UInt8] {
    let ends = tag.indices.filter { tag[$0] == UInt8(ascii: "-") } + [tag.count]
    for end in ends.dropFirst().prefix(3).reversed() {
      let name = String(latin1: tag[..<end].map(\.lowercased))
      if let new = meaning(ofOldName: name) { return Array(new.utf8) + tag[end...] }
    }
    return tag
  }

  private static func meaning(ofOldName name: String) -> String? {
    switch name {
    case "i-default": "en-x-i-default"
    case "i-enochian": "und-x-i-enochian"
    case "i-mingo": "see-x-i-mingo"
    case "ja-latn-hepburn-heploc": "ja-latn-alalc97"
    case "sgn-no": "nsl"
    case "zh-cmn", "zh-guoyu": "cmn"
    case "zh-min": "nan-x-zh-min"
    case "art-lojban", "en-gb-oed", "no-bok", "no-nyn", "zh-gan", "zh-hakka", "zh-min-nan",
      "zh-wuu", "zh-xiang", "zh-yue":
      LanguageTables.aliases.value(of: name)
    case _ where name.hasPrefix("i-") || name.hasPrefix("sgn-"):
      LanguageTables.aliases.value(of: name)
    default: nil
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func isCode(of length: ClosedRange<Int>, _ isAllowed: (UInt8) -> Bool) -> Bool {
    length.contains(count) && allSatisfy(isAllowed)
  }

  fileprivate func isValue(of length: ClosedRange<Int>) -> Bool {
    isCode(of: length) { $0.isLetter || $0.isDigit }
  }

  fileprivate var isVariant: Bool {
    isValue(of: 5...8) || isValue(of: 4...4) && self[startIndex].isDigit
  }
}
