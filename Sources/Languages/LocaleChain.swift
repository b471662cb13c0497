/// How ICU's matcher replaces an id and walks from it to its parents, on ids in ICU's spelling.
enum LocaleChain {
  private static let underscore = UInt8(ascii: "_")

  /// The id with old names and codes replaced, by Apple's table, else CLDR's: the whole, else its
  /// language.
  static func normalized(_ base: [UInt8]) -> [UInt8] {
    // The tables name a few wholes that ICU, with its capitals, does not find; the rest have regions.
    if !base.contains(UInt8(ascii: "-")),
      base.split(separator: underscore).dropFirst().allSatisfy({ $0.count == 2 }),
      let meaning = LanguageTables.aliases.value(of: key(of: base))
    {
      return id(ofKey: meaning)
    }
    guard let first = base.firstIndex(of: underscore), first <= 3,
      let last = base.lastIndex(of: underscore),
      let meaning = LanguageTables.aliases.value(of: key(of: Array(base[..<first])))
    else { return base }
    let new = id(ofKey: meaning)
    if !new.contains(underscore) { return new + base[first...] }
    // A meaning with a script takes the region, and one with a region nothing.
    let hasScript = new.count > 5 && new[new.count - 5] == underscore
    return hasScript && base.count - last <= 4 ? new + base[last...] : new
  }

  /// The normalized id and its parents, nearest first, without the root; ICU stops at nine.
  static func links(from normalized: [UInt8]) -> [String] {
    var links: [String] = []
    var link = normalized
    while !link.isEmpty, links.count < 9 {
      links.append(String(latin1: link))
      link = parent(of: link)
    }
    return links
  }

  /// By the tables, else the id less its last part; empty for the root.
  private static func parent(of id: [UInt8]) -> [UInt8] {
    if let parent = LanguageTables.parents.value(of: key(of: id)) {
      return parent == "root" ? [] : self.id(ofKey: parent)
    }
    let parent = id[..<(id.lastIndex(of: underscore) ?? 0)]
    return parent.elementsEqual("root".utf8) ? [] : Array(parent)
  }

  /// An id in the spelling of the tables.
  private static func key(of id: [UInt8]) -> String {
    String(latin1: id.map { $0 == underscore ? UInt8(ascii: "-") : $0.lowercased })
  }

  /// A name of the tables in ICU's spelling.
  private static func id(ofKey key: String) -> [UInt8] {
    let subtags = key.utf8.split(separator: UInt8(ascii: "-"))
    return Array(subtags.enumerated().map(spelled).joined(separator: [underscore]))
  }

  /// A subtag of a table with ICU's capitals.
  private static func spelled(index: Int, subtag: Substring.UTF8View) -> [UInt8] {
    if index == 0 { return Array(subtag) }
    let capitals = subtag.count == 4 ? 1 : subtag.count
    return subtag.prefix(capitals).map(\.uppercased) + subtag.dropFirst(capitals)
  }
}
