/// An id cut into parts, and spelled, the way ICU does it for the system's matcher.
///
/// Bytes of ASCII change their case; others stay as they are, whatever they mean (ICU 76,
/// `uloc.cpp`).
struct BaseName {
  /// In small letters; `x-` or `i-` in front stays.
  private(set) var language: [UInt8] = []
  /// Empty where there is none.
  private(set) var script: [UInt8] = []
  /// Two or three bytes of any kind; empty where there is none.
  private(set) var region: [UInt8] = []
  /// All variants in capitals with `_` between them; empty where there are none.
  private(set) var variants: [UInt8] = []
  /// What `.` or a lone `@` brings in.
  private var suffix: [UInt8] = []

  /// Reads an id; nil where ICU refuses it.
  ///
  /// That is where its language has more than eleven letters, or the whole is longer than the matcher's
  /// 57 bytes. Nil for `i-default` as well, which means the host's own language.
  init?(_ id: [UInt8]) {
    var id = id
    if let tag = LanguageTagSyntax.id(meantBy: id) { id = tag }
    self.init(reading: id)
    let isHosts = language.elementsEqual("i-default".utf8) && id.starts(with: language)
    guard !isHosts, text.count <= 57 else { return nil }
  }

  /// The parts of an id that is no tag of BCP 47.
  init?(reading id: [UInt8]) {
    guard let end = readParts(of: id[...]) else { return nil }
    readSuffix(id[end...])
  }

  /// The whole id: `_` between parts, no keywords.
  var text: [UInt8] {
    let underscore = UInt8(ascii: "_")
    var text = language
    if !script.isEmpty { text += [underscore] + script }
    if !region.isEmpty { text += [underscore] + region }
    if !variants.isEmpty { text += (region.isEmpty ? [underscore] : []) + [underscore] + variants }
    return text + suffix
  }
}

extension BaseName {
  /// Reads all parts and gives where they end.
  private mutating func readParts(of id: ArraySlice<UInt8>) -> Int? {
    var rest = id
    if id.count > 1, "xXiI".utf8.contains(id[id.startIndex]), id.dropFirst().startsWithSeparator {
      language = [id[id.startIndex].lowercased, UInt8(ascii: "-")]
      rest = id.dropFirst(2)
    }
    language += rest.popSubtag().map(\.lowercased)
    guard language.count <= 11 else { return nil }
    language = Self.shortened(language)
    if rest.hasPart {
      let name = rest.dropFirst().subtag.prefix(while: \.isLetter)
      // Whatever follows the letters.
      if name.count == 4 {
        script = name.prefix(1).map(\.uppercased) + name.dropFirst().map(\.lowercased)
        rest = rest.dropFirst(5)
      }
    }
    if rest.hasPart {
      let name = rest.dropFirst().subtag
      if (2...3).contains(name.count) {
        region = Self.regionCode(name.map(\.uppercased))
        rest = rest.dropFirst(1 + name.count)
      }
    }
    return readVariants(of: rest)
  }

  private mutating func readVariants(of rest: ArraySlice<UInt8>) -> Int {
    let start = rest.startIndex
    guard rest.hasPart else { return start }
    var rest = rest.dropFirst()
    if region.isEmpty, rest.startsWithSeparator { rest = rest.dropFirst() }
    readVariants(from: &rest)
    guard variants.isEmpty else { return rest.startIndex }
    if let at = rest.firstIndex(of: UInt8(ascii: "@")) {
      rest = rest[(at + 1)...]
      readVariants(from: &rest, commasSeparate: true)
      return rest.startIndex
    }
    return start
  }

  /// Takes variants off; keywords that follow one are not told from it.
  private mutating func readVariants(
    from rest: inout ArraySlice<UInt8>,
    commasSeparate: Bool = false
  ) {
    while let byte = rest.first, byte != UInt8(ascii: "."), byte != UInt8(ascii: "@") {
      rest = rest.dropFirst()
      let isSeparator = byte.isSeparator || commasSeparate && byte == UInt8(ascii: ",")
      variants.append(isSeparator ? UInt8(ascii: "_") : byte.uppercased)
    }
  }

  /// Reads what follows the parts: a character set, and a variant that is no keyword.
  private mutating func readSuffix(_ rest: ArraySlice<UInt8>) {
    let at = rest.firstIndex(of: UInt8(ascii: "@")) ?? rest.endIndex
    if rest.first == UInt8(ascii: ".") { suffix += rest[..<at] }
    if !rest[at...].contains(UInt8(ascii: "=")) { suffix += rest[at...] }
  }

  /// The code of two letters that ICU has for one of three.
  private static func shortened(_ language: [UInt8]) -> [UInt8] {
    guard language.count == 3 else { return language }
    let code = String(latin1: language)
    if let short = IDTables.languageCodes.value(of: code) {
      return short.isEmpty ? language : Array(short.utf8)
    }
    guard let alias = LanguageTables.aliases.value(of: code), alias.utf8.count == 2 else {
      return language
    }
    return Array(alias.utf8)
  }

  private static func regionCode(_ region: [UInt8]) -> [UInt8] {
    guard region.count == 3,
      let code = IDTables.regionCodes.value(of: String(latin1: region.map(\.lowercased)))
    else { return region }
    return code.utf8.map(\.uppercased)
  }
}

extension ArraySlice<UInt8> {
  var startsWithSeparator: Bool { first?.isSeparator ?? false }

  /// Whether another part of an id may follow.
  fileprivate var hasPart: Bool { startsWithSeparator && !isAtEndOfParts }

  /// Whether the parts of an id are over here: at the end, a character set, keywords.
  fileprivate var isAtEndOfParts: Bool {
    guard let first else { return true }
    if first == UInt8(ascii: ".") || first == UInt8(ascii: "@") { return true }
    guard first == UInt8(ascii: "-"), count > 2, self[startIndex + 2] == UInt8(ascii: "-") else {
      return false
    }
    return "tTuUxX".utf8.contains(self[startIndex + 1])
  }

  /// Everything up to a separator or the end of the parts.
  fileprivate var subtag: ArraySlice<UInt8> {
    var end = self
    while !end.isAtEndOfParts, !end.startsWithSeparator { end = end.dropFirst() }
    return self[..<end.startIndex]
  }

  /// Takes `subtag` off.
  fileprivate mutating func popSubtag() -> ArraySlice<UInt8> {
    let taken = subtag
    self = self[taken.endIndex...]
    return taken
  }
}
