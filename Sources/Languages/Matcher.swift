package struct LocaleID: Hashable, Sendable {
  let name: [UInt8]
  package init(_ name: String) { self.init(utf8: name.utf8) }
  package init(utf8 name: some Collection<UInt8>) { self.name = Array(name) }
  package func isForm(of other: LocaleID) -> Bool { name == other.name }
}
package struct Matcher: Sendable {
  let available: [LocaleID]
  package init(available: [LocaleID], ordered: Int) { self.available = available }
  package func match(_ preferences: [LocaleID]) -> [Int] {
    for p in preferences {
      if let i = available.firstIndex(of: p) { return [i] }
    }
    return []
  }
  package func possibleMatches(_ preferences: [LocaleID]) -> [[Int]] { [match(preferences)] }
}
extension LanguageTag {
  package var withCommonestRegion: LanguageTag { self }
}
