#if !canImport(Darwin)
  import Languages
  import Testing

  /// Regions of two and three bytes of any kind, as the matcher weighs them.
  @Suite(.enabled(if: AppleMatcher.isThere)) struct RegionBytesTests {
    @Test(arguments: [
      "IT\u{1}", "I\u{1}", "\u{1}T", "I\u{1}T", "\u{1}IT", "38\u{1}", "3\u{1}0", "\u{1}80",
      "KN\u{1}", "US\u{1}",
    ])
    func weighsRegionsOfAnyBytes(pattern: String) throws {
      let system = try #require(AppleMatcher())
      for byte in UInt8(1)...255 {
        let region = Array(pattern.utf8).map { $0 == 1 ? byte : $0 }
        for language in ["it", "en"] {
          let id = Array("\(language)_".utf8) + region
          guard system.takes(id) else { continue }
          let names = [Array("\(language)-KN".utf8), id]
          let wanted = Array("\(language)-TC".utf8)
          let expected = system.match(names, for: [wanted])
          let found = Matcher(available: names.map { LocaleID(utf8: $0) }, ordered: 2)
            .match([LocaleID(utf8: wanted)])
          if found != expected { Issue.record("\(id): \(found), not \(expected)") }
        }
      }
    }
  }
#endif
