import Foundation
import Model
import Read
import TestSupport
import Testing

/// Seals that nobody can tell anything from, and some that were made to do harm.
@Suite struct SealDamageTests {
  /// What is wrong with a seal that holds this list.
  private func damage(_ list: [String: Any]) throws -> String? {
    let bundle = try SignedBundle("A.app") { Folder("Base.lproj") { TextFile("Main.nib") } }
    try Signer.write(list, to: bundle.path)
    let seal = try #require(try bundle.inventory().product.seal)
    #expect(seal.damage == nil || seal.required.isEmpty && seal.breaks.isEmpty)
    return seal.damage
  }

  private static let rules = ["^.*": true]

  @Test(arguments: [
    ("", "the file is empty (zero bytes)"),
    ("{ files2 = {}; rules2 = {}; }", "neither XML nor a binary property list"),
    ("<plist><array/></plist>", "the top-level object is not a dictionary"),
    ("<plist><dict><key>files2</key>", "the file ends inside an element"),
    ("<plist><dict/></plist>", "it lists no files"),
    ("<plist><dict><key>files</key><dict/></dict></plist>", "it has no rules"),
    (
      "<plist><dict><key>files2</key><array/></dict></plist>",
      "'files2' in it is no dictionary"
    ),
  ])
  func saysWhatIsWrongWithAFile(text: String, expected: String) throws {
    let bundle = try SignedBundle("A.app") {
      Folder("_CodeSignature") { TextFile("CodeResources", text) }
      Folder("Base.lproj") { TextFile("Main.nib") }
    }
    #expect(try bundle.damage() == [expected])
    #expect(try bundle.required() == [])
    #expect(try bundle.breaks() == [])
  }

  @Test func refusesWhatIsNoFileInTheBundle() throws {
    let bundle = try SignedBundle("A.app") {
      Folder("_CodeSignature") { Link("CodeResources", to: "/etc/hostname") }
    }
    #expect(try bundle.damage() == ["it is no file of the bundle"])
    let other = try SignedBundle("A.app") { Folder("_CodeSignature") { Folder("CodeResources") } }
    #expect(try other.damage() == ["it is no file of the bundle"])
  }

  @Test(arguments: ["../Other.app/x", "/etc/passwd", "a//b", "a/./b", "a/..", "", "a/"])
  func refusesPathsThatLeadElsewhere(path: String) throws {
    let entry: [String: Any] = ["hash2": Data(count: 32)]
    #expect(
      try damage(["files2": [path: entry], "rules2": Self.rules])
        == "'\(path)' is no path within the bundle"
    )
  }

  @Test(arguments: ["text", 1, [1], ["optional": true], ["hash2": "text"]] as [any Sendable])
  func refusesEntriesThatSayNothing(entry: any Sendable) throws {
    #expect(
      try damage(["files2": ["a/b": entry], "rules2": Self.rules])
        == "it does not say what 'a/b' must be"
    )
  }

  @Test(arguments: ["^(a", "a{2}", "[[:alpha:]]", "\\w", "*a", "^a)", "[a", "(*)", "a\\"])
  func refusesPatternsThatItCannotRead(pattern: String) throws {
    #expect(
      try damage(["files2": [String: Any](), "rules2": [pattern: true]])
        == "its rule '\(pattern)' is none that lprune can read"
    )
  }

  @Test func refusesRulesThatAreNeitherOnNorOff() throws {
    #expect(
      try damage(["files2": [String: Any](), "rules2": ["^.*": "on"]])
        == "its rule '^.*' is none that lprune can read"
    )
    let long = String(repeating: "a", count: 5_000)
    #expect(
      try damage(["files2": [String: Any](), "rules2": [long: true]])
        == "its rules are longer than 4 KB"
    )
  }

  /// Damage of a list that does not count is none.
  @Test func doesNotMindTheOldFormBesideTheNew() throws {
    #expect(
      try damage([
        "files": ["../x": Data(count: 20)], "rules": ["a{2}": true],
        "files2": [String: Any](), "rules2": Self.rules,
      ]) == nil
    )
  }

  @Test func leavesOutWhatIsSwitchedOff() throws {
    let bundle = try SignedBundle("A.app") {
      TextFile("a.txt")
      TextFile("b.txt")
    }
    try Signer.write(
      ["files2": [String: Any](), "rules2": ["^.*": true, "^a": ["weight": 2], "^a.*": false]],
      to: bundle.path
    )
    // Of two rules of one weight either may count, of these two the heavier.
    #expect(try bundle.breaks() == ["'' added a.txt", "'' added b.txt"])
    try Signer.write(
      ["files2": [String: Any](), "rules2": ["^b": ["weight": 2.5, "omit": true], "^a": true]],
      to: bundle.path
    )
    #expect(try bundle.breaks() == ["'' added a.txt"])
  }

  /// As many ways through a pattern as there are letters, and dictionaries in dictionaries.
  @Test(.timeLimit(.minutes(1)))
  func doesNotLoseItselfInAPattern() throws {
    let name = String(repeating: "a", count: 200)
    let bundle = try SignedBundle("A.app") { for number in 0..<50 { TextFile("\(name)\(number)") } }
    try Signer.write(
      ["files2": [String: Any](), "rules2": ["^((a*)*)*(a|a?)+(.*)*b$": true]],
      to: bundle.path
    )
    #expect(try bundle.breaks() == [])
  }

  @Test func doesNotMindDictionariesInDictionaries() throws {
    let depth = 400
    let opening = String(repeating: "<dict><key>a</key>", count: depth)
    let closing = String(repeating: "</dict>", count: depth)
    let bundle = try SignedBundle("A.app") {
      Folder("_CodeSignature") {
        TextFile(
          "CodeResources",
          """
          <plist><dict><key>files2</key><dict><key>x</key>\(opening)<true/>\(closing)</dict>
          <key>rules2</key><dict/></dict></plist>
          """
        )
      }
    }
    #expect(try bundle.damage() == ["it does not say what 'x' must be"])
  }

  /// Of a repeated path the last counts, as for the system.
  @Test func takesTheLastOfARepeatedEntry() throws {
    let bundle = try SignedBundle("A.app") {
      Folder("_CodeSignature") {
        TextFile(
          "CodeResources",
          """
          <plist><dict><key>files2</key><dict><key>x</key><data>AAAA</data>
          <key>x</key><dict><key>symlink</key><string>y</string></dict></dict>
          <key>rules2</key><dict/></dict></plist>
          """
        )
      }
      Link("x", to: "y")
    }
    #expect(try bundle.breaks() == [])
  }
}
