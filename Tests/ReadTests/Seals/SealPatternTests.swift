import Foundation
import Testing

@testable import Read

@Suite struct SealPatternTests {
  private func matches(_ pattern: String, _ path: String) throws -> Bool {
    let pattern = try #require(SealPattern(pattern.utf8))
    var search = PatternSearch()
    return search.matches(pattern, Array(path.utf8)[...])
  }

  /// The system's own library is the second opinion.
  @Test(arguments: [
    "^.*", "^Resources/", "^Resources/.*\\.lproj/", "^Resources/Base\\.lproj/",
    "^.*\\.lproj/locversion.plist$", ".*\\.dSYM($|/)", "^(.*/)?\\.DS_Store$", "^Info\\.plist$",
    "^[^/]+$", "^(Frameworks|SharedFrameworks|Library/(Automator|LoginItems))/", "^$", "$", "a+b?",
    "(a|b)*c", "[a-c]x", "[]a]", "[^]a]", "[a-]", "^(|x)y", "x|^y|z$", "(a*)*$", "s.*\\.l+p",
  ])
  func matchesWhatTheSystemMatches(pattern: String) throws {
    let paths = [
      "", "Resources", "Resources/", "Resources/x", "Resources/fr.lproj", "Resources/fr.lproj/x",
      "Resources/sub/fr.lproj/x", "Resources/Base.lproj/x", "fr.lproj/locversion.plist",
      "fr.lproj/locversionXplist", "fr.lproj/locversion.plist2", "a.dSYM", "a.dSYM/x", "a.dSYMx",
      ".DS_Store", "x/.DS_Store", "x.DS_Store", "x/y/.DS_Store", "Info.plist", "x/Info.plist",
      "Infoxplist", "Frameworks/F.framework", "Frameworks", "xFrameworks/F", "Library/x",
      "Library/LoginItems/H.app", "Library/LoginItems", "ab", "aab", "b", "aXb", "abc", "ababc",
      "ax", "dx", "]", "a", "-", "y", "xy", "z", "zx", "s.lp", "é",
    ]
    let expression = try NSRegularExpression(pattern: systemsSpelling(of: pattern))
    for path in paths {
      let range = NSRange(path.startIndex..., in: path)
      let expected = expression.firstMatch(in: path, range: range) != nil
      #expect(try matches(pattern, path) == expected, "'\(path)'")
    }
  }

  /// That library wants a `]` in brackets marked.
  private func systemsSpelling(of pattern: String) -> String {
    pattern.replacingOccurrences(of: "[]", with: "[\\]")
      .replacingOccurrences(of: "[^]", with: "[^\\]")
  }
}
