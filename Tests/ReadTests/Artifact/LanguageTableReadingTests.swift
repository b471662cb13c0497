import Foundation
import Languages
import Model
import Read
import TestSupport
import Testing

@Suite struct LanguageTableReadingTests {
  private let texts: [String: [String: Any]] = [
    "en": ["a": "A", "b": "B", "c": ["NSStringLocalizedFormatKey": "%#@n@"]],
    "zh_TW": ["a": "甲", "b": ""],
    "LocProvenance": ["en": "0"],
  ]

  /// The inventory of an app that has a `.loctable` of those bytes at its root.
  private func inventory(_ bytes: [UInt8], folders: [String] = []) throws -> Inventory {
    try ReadTests.inventory(of: "A.app") {
      Folder("A.app") {
        TextFile("Info.plist", infoPlist([:]))
        DataFile("Menu.loctable", bytes)
        for folder in folders { Folder("\(folder).lproj") }
      }
    }
  }

  /// The keys of each language.
  private func lines(_ table: LanguageTable) -> [String] {
    table.languages.map { language in
      let keys = (0..<KeySpace.Index(table.keys.count)).filter(language.has)
      return "\(language.name): " + keys.map(table.keys.text).sorted().joined(separator: " ")
    }
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
  func readsEveryLanguage(format: PropertyListSerialization.PropertyListFormat) throws {
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: texts,
      format: format,
      options: 0
    )
    let table = try #require(try inventory(Array(bytes)).languageTables.first)
    #expect(lines(table) == ["en: a b c", "zh_TW: a b"])
    #expect(table.file == "Menu.loctable")
    #expect(table.name == "Menu")
    #expect(table.bytes == bytes.count)
    #expect(table.keys.count == 3)
    #expect(table.damage == nil)
    #expect(table.languages.map(\.tag) == [LanguageTag("en"), LanguageTag("zh-Hant")])
  }

  @Test func readsTheTextFormToo() throws {
    let text = #"{ en = { a = A; "b b" = B; }; de = {}; fr = "no keys"; Version = 1; }"#
    let table = try #require(try inventory(Array(text.utf8)).languageTables.first)
    #expect(lines(table) == ["de: ", "en: a b b", "fr: "])
  }

  @Test(
    arguments: [
      ("", "the file is empty (zero bytes)", nil),
      ("{\n en = { a = A; }", "missing ';' after the value", 2),
      ("<plist>\n<array/></plist>", "the top-level object is not a dictionary", 2),
    ] as [(String, String, Int?)]
  )
  func saysWhyOneCannotBeRead(text: String, reason: String, line: Int?) throws {
    let table = try #require(try inventory(Array(text.utf8)).languageTables.first)
    #expect(table.damage == reason)
    #expect(table.position?.line == line)
    #expect(table.languages.isEmpty)
    #expect(table.keys.count == 0)
  }

  @Test func findsThemBesideAndInLocalizationsOfEveryComponent() throws {
    let inventory = try ReadTests.inventory(of: "A.app") {
      Folder("A.app") {
        table("Menu.loctable")
        Folder("en.lproj") {
          table("Menu.loctable")
          Folder("sub") { table("Deep.loctable") }
          Link("Linked.loctable", to: "../Menu.loctable")
        }
        Folder("sub") { table("Unseen.loctable") }
        table(".loctable")
        Folder("K.bundle") {
          TextFile("Info.plist", infoPlist([:]))
          table("K.loctable")
          Link("Out.loctable", to: "../Menu.loctable")
        }
      }
    }
    #expect(
      inventory.languageTables.map { "\($0.component) \($0.file)" } == [
        "0 Menu.loctable", "0 en.lproj/Menu.loctable", "0 en.lproj/sub/Deep.loctable",
        "1 K.bundle/K.loctable",
      ]
    )
    // The localized ones are files like others that a language may lose.
    #expect(
      inventory.resources.map(\.name) == ["Linked.loctable", "Menu.loctable", "sub/Deep.loctable"]
    )
  }

  private func table(_ name: String) -> TextFile { TextFile(name, "{ en = { a = b; }; }") }

  @Test func countsItUnderItsComponent() throws {
    let inventory = try inventory(Array("{ en = {}; }".utf8))
    let plist = UInt64(infoPlist([:]).utf8.count)
    #expect(inventory.product.size.bytes == plist + 12)
  }
}

/// What a forged file may cost.
@Suite struct ForgedLanguageTableTests {
  private func damage(_ text: String) throws -> String? {
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") { TextFile("T.loctable", text) }
    }
    return inventory.languageTables[0].damage
  }

  @Test(.timeLimit(.minutes(1)))
  func refusesLanguagesThatNobodySpeaks() throws {
    let names = (0..<100_000).map { "l\($0) = { a = b; };" }.joined()
    #expect(try damage("{\(names)}") == "more than 1,000 languages")
  }

  /// A thousand languages, and a hundred thousand keys that only the first has.
  @Test(.timeLimit(.minutes(1)))
  func refusesLanguagesWithNothingInCommon() throws {
    let keys = (0..<100_000).map { "k\($0) = v;" }.joined()
    let names = (0..<900).map { "l\($0) = { z = v; };" }.joined()
    #expect(
      try damage("{ en = {\(keys)}; \(names) }")
        == "its languages overlap, or have next to no keys in common"
    )
  }

  /// A binary file in which 900 languages are one dictionary of a thousand keys.
  @Test(.timeLimit(.minutes(1)))
  func refusesLanguagesThatShareADictionary() throws {
    var objects: [[UInt8]] = []
    func string(_ text: String) -> [UInt8] { [0x50 | UInt8(text.utf8.count)] + Array(text.utf8) }
    func reference(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 255)] }
    func dictionary(_ keys: [Int], _ values: [Int]) -> [UInt8] {
      [0xDF, 0x11] + reference(keys.count) + (keys + values).flatMap(reference)
    }
    let (languages, keys) = (900, 1_000)
    // The root, the dictionary, the names of languages, the keys.
    objects.append(dictionary(Array(2..<2 + languages), Array(repeating: 1, count: languages)))
    let firstKey = 2 + languages
    let keyNumbers = Array(firstKey..<firstKey + keys)
    objects.append(dictionary(keyNumbers, keyNumbers))
    objects += (0..<languages).map { string("l\($0)") } + (0..<keys).map { string("k\($0)") }
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += reference(bytes.count)
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 2]
    for number in [objects.count, 0, table] {
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    let plist = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    #expect((plist as? [String: [String: String]])?.count == 900)
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") { DataFile("T.loctable", bytes) }
    }
    #expect(
      inventory.languageTables[0].damage
        == "its languages overlap, or have next to no keys in common"
    )
  }

  @Test(.timeLimit(.minutes(1)))
  func refusesAnEndlessFile() throws {
    let folder = try TemporaryFolder { Folder("A.app") { TextFile("T.loctable", "x") } }
    try FileHandle(forWritingTo: URL(filePath: folder.path + "/A.app/T.loctable"))
      .truncate(atOffset: 1 << 40)
    let inventory = try readArtifact(at: BundlePath(folder.path + "/A.app"))
    #expect(inventory.languageTables[0].damage == "larger than 32 MB")
  }
}
