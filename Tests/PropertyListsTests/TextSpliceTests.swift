import PropertyLists
import Testing

@Suite struct TextSpliceTests {
  @Test(arguments: [
    ("{ R = en; }", "de", "{ R = de; }"),
    ("{ R = en; }", "zh-Hans", "{ R = zh-Hans; }"),
    ("{ R = en; }", "日本", "{ R = \"日本\"; }"),
    ("{ R = en; }", "", "{ R = \"\"; }"),
    ("{ R = \"en\"; }", "de", "{ R = \"de\"; }"),
    ("{ R = 'en'; }", "a\"b\\", "{ R = \"a\\\"b\\\\\"; }"),
    ("/* R */ R = en; // en\n", "de", "/* R */ R = de; // en\n"),
    ("{ R; }", "de", "{ R = de; }"),
    ("\u{FEFF}{ R = fr; R = en; S = en; }", "de", "\u{FEFF}{ R = fr; R = de; S = en; }"),
  ]) func setsAString(_ source: String, _ value: String, _ expected: String) throws {
    let change = Splice.setString(key: "R", value: value)
    let changed = try change.applied(to: Array(source.utf8))
    #expect(String(decoding: changed, as: UTF8.self) == expected)
    #expect(try PropertyList(parsing: changed).root["R"]?.string == value)
  }

  @Test(arguments: [
    ("( a, b, c )", ["a"], "( b, c )"),
    ("( a, b, c )", ["b"], "( a, c )"),
    ("( a, b, c )", ["c"], "( a, b )"),
    ("( a, b, c )", ["b", "c"], "( a )"),
    ("( a, b, c )", ["a", "c"], "( b )"),
    ("( a, b, c )", ["a", "b", "c"], "( )"),
    ("(a,b,c,)", ["c"], "(a,b,)"),
    ("(a,b,a)", ["a"], "(b)"),
    ("(\n  a, // first\n  b, // second\n  c\n)", ["b"], "(\n  a, // first\n   // second\n  c\n)"),
    ("(\n  a, // first\n  b\n)", ["b"], "(\n  a // first\n  \n)"),
    ("(\"a\", (a), /* , */ 'b' /* , */ , c)", ["b"], "(\"a\", (a), /* , */  /* , */  c)"),
  ]) func removesStrings(_ array: String, _ strings: [String], _ expected: String) throws {
    let change = Splice.removeStrings(key: "L", strings: strings)
    let changed = try change.applied(to: Array("{ K = a; L = \(array); M = (a); }".utf8))
    #expect(String(decoding: changed, as: UTF8.self) == "{ K = a; L = \(expected); M = (a); }")
    let left = try PropertyList(parsing: changed).root["L"]?.elements?.compactMap(\.string)
    #expect(left == ["a", "b", "c"].filter { array.contains($0) && !strings.contains($0) })
  }
}
