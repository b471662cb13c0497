import Model
import TestSupport
import Testing

/// Table C of the facts about the runtime, read from disk: which text and which file users are given.
///
/// Every text says where it stands.
@Suite struct LookupTableTests {
  private func r1() throws -> LookupTree {
    try LookupTree {
      strings("AtRoot", "a", "root")
      someFiles("img5.png")
      lproj("Base") {
        strings("T", "abce", "Base")
        someFiles("img3.png", "Main.nib")
      }
      lproj("de") { someFiles("img6.png") }
      lproj("en") {
        strings("T", "abcd", "en")
        strings("OnlyEnglish", "a", "en")
        strings("Main", "m", "en")
        someFiles("img.png", "img3.png")
      }
      lproj("fr") {
        strings("T", "ab", "fr")
        strings("OnlyFrench", "a", "fr")
        strings("AtRoot", "a", "fr")
        someFiles("img.png", "img3.png")
      }
      lproj("fr-CA") {
        strings("T", "a", "fr-CA")
        someFiles("img5.png")
      }
    }
  }

  @Test func R1_asksOneFileForEveryKey() throws {
    let tree = try r1()
    #expect(try tree.texts("a", for: "fr-CA") == ["fr-CA"])
    #expect(try tree.texts("b", for: "fr-CA") == ["b"])
    #expect(try tree.texts("e", for: "fr-CA") == ["e"])
    #expect(try tree.texts("e", for: "en") == ["e"])
  }

  @Test func R1_findsTheTableOfBaseForALanguageWithoutOne() throws {
    let tree = try r1()
    #expect(try tree.texts("a", for: "de") == ["Base"])
    #expect(try tree.texts("d", for: "de") == ["d"])
    #expect(try tree.texts("e", for: "de") == ["Base"])
  }

  @Test func R1_inheritsWholeTables() throws {
    let tree = try r1()
    #expect(try tree.texts("a", of: "OnlyFrench", for: "fr-CA") == ["fr"])
    #expect(try tree.texts("a", of: "OnlyFrench", for: "en") == ["a"])
    #expect(try tree.texts("a", of: "OnlyEnglish", for: "fr-CA") == ["en"])
  }

  @Test(arguments: ["fr-CA", "fr", "en", "de", "ja"])
  func R1_findsTheTableBesideTheFoldersBeforeAll(user: String) throws {
    #expect(try r1().texts("a", of: "AtRoot", for: user) == ["root"])
  }

  @Test func R1_findsFiles() throws {
    let tree = try r1()
    #expect(try tree.files("img3.png", for: "fr-CA") == ["Base.lproj/img3.png"])
    #expect(try tree.files("img3.png", for: "fr") == ["fr.lproj/img3.png"])
    #expect(try tree.files("img3.png", for: "en") == ["en.lproj/img3.png"])
    #expect(try tree.files("img.png", for: "fr-CA") == ["fr.lproj/img.png"])
    #expect(try tree.files("img.png", for: "ja") == ["en.lproj/img.png"])
    #expect(try tree.files("img5.png", for: "fr-CA") == ["img5.png"])
    #expect(try tree.files("img6.png", for: "fr") == ["nil"])
  }

  @Test func R1_findsTheNibInBaseAndItsTextsInEnglish() throws {
    let tree = try r1()
    #expect(try tree.files("Main.nib", for: "fr") == ["Base.lproj/Main.nib"])
    #expect(try tree.texts("m", of: "Main", for: "fr") == ["en"])
  }

  @Test func R2() throws {
    func dict(_ keys: String...) -> TextFile {
      let rules = keys.map { key in
        (key, PlistValue.dictionary([("NSStringLocalizedFormatKey", "dict of fr")]))
      }
      return TextFile("T.stringsdict", infoPlist(rules))
    }
    let texts = { (folder: String, keys: [String]) in
      TextFile("T.strings", keys.map { "\"\($0)\" = \"\(folder)\";\n" }.joined())
    }
    let tree = try LookupTree {
      lproj("en") { texts("en", ["s", "d"]) }
      lproj("fr") {
        texts("fr", ["s", "both"])
        dict("both", "d")
      }
      lproj("fr-CA") { texts("fr-CA", ["s", "both", "q"]) }
    }
    let canadian = try ["s", "both", "d", "q"].map { try tree.texts($0, for: "fr-CA") }
    #expect(canadian == [["fr-CA"], ["dict of fr"], ["dict of fr"], ["fr-CA"]])
    #expect(try tree.texts("q", for: "fr") == ["q"])
    #expect(try tree.texts("both", for: "en") == ["both"])
    #expect(try tree.texts("d", for: "en") == ["en"])
  }

  @Test func R3() throws {
    let tree = try LookupTree {
      TextFile("Localizable.loctable", infoPlist(["fr": ["k": "fr"], "en": ["k": "en"]]))
      lproj("fr")
    }
    #expect(try tree.texts("k", of: "Localizable", for: "fr") == ["k"])
  }

  @Test(arguments: ["en", "ja", "en,fr"])
  func R4(user: String) throws {
    let tree = try LookupTree {
      lproj("Base") {
        strings("T", "a", "Base")
        someFiles("Main.nib")
      }
      lproj("fr") { strings("T", "a", "fr") }
    }
    #expect(try tree.texts("a", for: user) == ["Base"])
  }

  /// The system took `de`; it may take either.
  @Test(arguments: ["en", "ja"])
  func R5(user: String) throws {
    let tree = try LookupTree {
      for name in ["fr", "de"] { lproj(name) { strings("T", "a", name) } }
    }
    #expect(try tree.texts("a", for: user) == ["de", "fr"])
  }

  @Test func R6_findsFilesForADeviceInThePlaceWhereTheyAre() throws {
    let tree = try LookupTree {
      someFiles("img.png", "img~ipad.png", "img~iphone.png")
      lproj("Base") { someFiles("pic~ipad.png") }
      lproj("en") { someFiles("pic~iphone.png") }
      lproj("fr") { someFiles("img.png", "pic.png", "pic~ipad.png") }
    }
    #expect(try tree.files("img.png", for: "fr", on: .iphone) == ["img~iphone.png"])
    #expect(try tree.files("img.png", for: "fr", on: .ipad) == ["img~ipad.png"])
    #expect(try tree.files("pic.png", for: "fr", on: .iphone) == ["fr.lproj/pic.png"])
    #expect(try tree.files("pic.png", for: "fr", on: .ipad) == ["fr.lproj/pic~ipad.png"])
    #expect(try tree.files("pic.png", for: "en", on: .iphone) == ["en.lproj/pic~iphone.png"])
    #expect(try tree.files("pic.png", for: "en", on: .ipad) == ["Base.lproj/pic~ipad.png"])
  }

  @Test func R6_findsTablesForADevice() throws {
    let tree = try LookupTree {
      lproj("fr") {
        strings("Localizable", "a", "fr")
        strings("Localizable~ipad", "a", "fr, iPad")
      }
    }
    #expect(try tree.texts("a", of: "Localizable", for: "fr", on: .ipad) == ["fr, iPad"])
    #expect(try tree.texts("a", of: "Localizable", for: "fr", on: .iphone) == ["fr"])
  }
}
