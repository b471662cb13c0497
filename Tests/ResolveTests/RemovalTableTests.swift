import Model
import TestSupport
import Testing

/// Rows P1 to P8 of table C: what users see once a language is gone, on disk and as a plan foresees it.
@Suite struct RemovalTableTests {
  /// The app of P1 with only these of its localizations.
  private func app(
    _ names: [String],
    region: String? = "en",
    declared: [PlistValue] = []
  ) throws -> LookupTree {
    let plist = declared.isEmpty ? [] : [("CFBundleLocalizations", PlistValue.list(declared))]
    return try LookupTree(region: region, plist: plist) {
      for name in names {
        lproj(name) {
          if name == "Base" { someFiles("Main.nib") } else { strings("T", "a", name) }
        }
      }
    }
  }

  private func p1() throws -> LookupTree { try app(["Base", "de", "en", "fr"]) }

  private func texts(_ tree: borrowing LookupTree, _ users: String...) throws -> [[String]] {
    var texts: [[String]] = []
    for user in users { texts.append(try tree.texts("a", for: user)) }
    return texts
  }

  @Test func P1() throws {
    #expect(
      try texts(p1(), "en", "fr", "en,fr", "ja", "fr,de") == [
        ["en"], ["fr"], ["en"], ["en"], ["fr"],
      ]
    )
  }

  @Test func P2() throws {
    let expected = [["a"], ["fr"], ["a"], ["a"], ["fr"]]
    let onDisk = try app(["Base", "de", "fr"])
    #expect(try texts(onDisk, "en", "fr", "en,fr", "ja", "fr,de") == expected)
    #expect(try texts(p1().without("en"), "en", "fr", "en,fr", "ja", "fr,de") == expected)
    #expect(try onDisk.files("Main.nib", for: "en") == ["Base.lproj/Main.nib"])
  }

  @Test func P3() throws {
    let expected = [["en"], ["de"]]
    #expect(try texts(app(["Base", "de", "en"]), "fr", "fr,de") == expected)
    #expect(try texts(p1().without("fr"), "fr", "fr,de") == expected)
  }

  /// The system took `de` where the order of the folder decides.
  @Test func P4() throws {
    let expected = [["de", "fr"], ["fr"], ["de", "fr"]]
    #expect(try texts(app(["de", "fr"]), "en", "en,fr", "ja") == expected)
    #expect(try texts(p1().without("en", "Base"), "en", "en,fr", "ja") == expected)
  }

  @Test func P5() throws {
    let expected = [["fr"], ["fr"], ["fr"]]
    #expect(try texts(app(["Base", "de", "fr"], region: "fr"), "en", "ja", "fr,de") == expected)
    #expect(try texts(p1().without("en", region: "fr"), "en", "ja", "fr,de") == expected)
  }

  @Test func P6() throws {
    let declared = try app(["Base", "de", "en"], declared: ["en", "fr", "de"])
    #expect(declared.lists(for: "fr,de") == ["fr,en"])
    #expect(try declared.texts("a", for: "fr,de") == ["en"])
    let pruned = try app(["Base", "de", "en", "fr"], declared: ["en", "fr", "de"]).without("fr")
    #expect(pruned.lists(for: "fr,de") == ["fr,en"])
    #expect(try pruned.texts("a", for: "fr,de") == ["en"])
  }

  @Test(arguments: ["en", "fr", "ja"])
  func P7(user: String) throws {
    #expect(try app(["de", "en", "fr"]).files("Main.nib", for: user) == ["nil"])
    #expect(try p1().without("Base").files("Main.nib", for: user) == ["nil"])
  }

  /// The system took `de`; where the folder lists `Base` first, that is taken, which has no table.
  @Test func P8() throws {
    let tree = try app(["Base", "de", "fr"], region: nil)
    #expect(try tree.texts("a", for: "en") == ["a", "de", "fr"])
    #expect(try tree.texts("a", for: "en,fr") == ["fr"])
  }
}
