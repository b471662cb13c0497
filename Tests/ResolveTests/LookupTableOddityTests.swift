import Model
import TestSupport
import Testing

/// The rest of table C: Info.plist, folders, odd development regions and damaged tables.
@Suite struct LookupTableOddityTests {
  @Test func R7() throws {
    let plist: [(String, PlistValue)] = [("DisplayName", "plist"), ("X", "plist")]
    let names = { (folder: String, keys: [String]) in
      TextFile("InfoPlist.strings", keys.map { "\"\($0)\" = \"\(folder)\";\n" }.joined())
    }
    let tree = try LookupTree(plist: plist) {
      lproj("Base") { names("Base", ["DisplayName", "X"]) }
      lproj("en") { names("en", ["DisplayName"]) }
      lproj("fr") { names("fr", ["DisplayName"]) }
    }
    #expect(try tree.texts("DisplayName", of: "InfoPlist", for: "fr") == ["fr"])
    #expect(try tree.texts("DisplayName", of: "InfoPlist", for: "ja") == ["en"])
    for user in ["fr", "ja"] {
      #expect(try tree.texts("X", of: "InfoPlist", for: user) == ["Info.plist"])
    }
  }

  @Test func R8() throws {
    let tree = try LookupTree {
      Folder("sub") {
        lproj("en") { someFiles("b.txt") }
        someFiles("c.txt")
      }
      lproj("en") { Folder("sub") { someFiles("a.txt") } }
      lproj("fr") { Folder("sub") { someFiles("c.txt") } }
    }
    #expect(try tree.files("sub/a.txt", for: "fr") == ["en.lproj/sub/a.txt"])
    #expect(try tree.files("sub/b.txt", for: "fr") == ["nil"])
    #expect(try tree.files("sub/c.txt", for: "fr") == ["sub/c.txt"])
  }

  @Test func R9() throws {
    let tree = try LookupTree(region: "fr") {
      lproj("en")
      lproj("fr") { strings("T", "a", "fr") }
    }
    #expect(try tree.texts("a", for: "en-GB") == ["fr"])
  }

  @Test func R10() throws {
    let tree = try LookupTree(region: nil) {
      for name in ["en", "de"] { lproj(name) { strings("T", "a", name) } }
      lproj("fr")
    }
    #expect(try tree.texts("a", for: "fr") == ["en"])
  }

  @Test func R11() throws {
    let tree = try LookupTree(region: "pt-BR") {
      for name in ["pt-BR", "fr", "en"] { lproj(name) }
      lproj("pt") { strings("U", "a", "pt") }
    }
    #expect(try tree.texts("a", of: "U", for: "ja") == ["pt"])
    #expect(try tree.texts("a", of: "U", for: "fr") == ["a"])
  }

  @Test func P10() throws {
    let tree = try LookupTree {
      lproj("English") { strings("T", "a", "English") }
      lproj("fr")
    }
    #expect(tree.lists(for: "fr") == ["fr,en"])
    #expect(try tree.texts("a", for: "fr") == ["a"])
    #expect(try tree.texts("a", for: "en-GB") == ["English"])
  }

  @Test func P11() throws {
    let tree = try LookupTree {
      lproj("en") { strings("T", "a", "en") }
      lproj("en-GB")
    }
    #expect(try tree.texts("a", for: "en-GB") == ["en"])
  }

  @Test func S_takesTheLastOfARepeatedKey_theKeyWithoutAValue_andAnEmptyValue() throws {
    let tree = try LookupTree {
      lproj("en") {
        TextFile("T.strings", #""twice" = "first"; "short"; "empty" = ""; "twice" = "last";"#)
      }
    }
    #expect(try tree.texts("twice", for: "en") == ["last"])
    #expect(try tree.texts("short", for: "en") == ["short"])
    #expect(try tree.texts("empty", for: "en") == [""])
  }

  /// Nor is another language's file asked in its place.
  @Test func S_findsNothingWhereTheLastSemicolonIsMissing() throws {
    let tree = try LookupTree {
      lproj("en") { strings("T", "ab", "en") }
      lproj("fr") { TextFile("T.strings", #""a" = "fr"; "b" = "fr""#) }
    }
    for key in ["a", "b"] { #expect(try tree.texts(key, for: "fr") == [key]) }
    let english = try LookupTree {
      lproj("en") { TextFile("T.strings", #""a" = "en"; "b" = "en""#) }
    }
    for key in ["a", "b"] { #expect(try english.texts(key, for: "en") == [key]) }
  }
}
