import Model
import Testing

@Suite struct GlobTests {
  @Test(arguments: [
    ("*", "", true), ("*", "a/b", true), ("a*", "abc", true), ("*c", "abc", true),
    ("a*c", "ac", true),
    ("a*b*c", "aXbYbZc", true), ("?", "a", true), ("", "", true), ("", "a", false),
    ("a", "", false),
    ("a*c", "ab", false), ("?", "", false), ("*_*.bundle", "Journal_Core.bundle", true),
    ("a?c", "aéc", true), ("a??c", "aéc", false), ("*?", "é", true), ("?*?", "é", false),
    (#"50\*"#, "50*", true), (#"50\*"#, "50%", false), (#"why\?"#, "why?", true),
    (#"why\?"#, "whyX", false), (#"a\\*"#, #"a\b"#, true), (#"a\nb"#, #"a\nb"#, true),
    (#"a\"#, #"a\"#, true), (#"\**"#, "*abc", true),
  ])
  func matches(pattern: String, name: String, expected: Bool) {
    #expect(Glob(pattern).matches(name.utf8) == expected)
  }

  @Test func knowsTheOneNameThatItStandsFor() {
    #expect(Glob("a*").name == nil)
    #expect(Glob("a?").name == nil)
    #expect(Glob(#"a\*\?\\"#).name == Array(#"a*?\"#.utf8))
  }
}
