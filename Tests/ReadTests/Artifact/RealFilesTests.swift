import Model
import Read
import TestSupport
import Testing

/// Kinds of files that published apps have and that readers stumbled over (real-files.md, rows 1, 2, 3, 19 and 23).
@Suite struct RealFilesTests {
  /// Row 1: two more languages at no bytes.
  @Test func readsLocalizationsThatAreLinksToOthers() throws {
    let inventory = try inventory(of: "Sparkle.framework") {
      Folder("Sparkle.framework") {
        Folder("Resources") {
          Folder("fr.lproj") { TextFile("Sparkle.strings", #""a" = "b";"#) }
          Link("fr_CA.lproj", to: "fr.lproj")
          Link("pt.lproj", to: "pt_BR.lproj")
          Folder("pt_BR.lproj") { TextFile("Sparkle.strings", #""a" = "c";"#) }
        }
      }
    }
    #expect(
      lines(of: inventory) == ["framework '' [Resources] fr fr_CA.link(0) pt.link(3) pt_BR"]
    )
    #expect(inventory.tables.map(\.rows.count) == [2])
    #expect(inventory.product.localizations.map(\.sizes.total.bytes) == [10, 0, 0, 10])
    #expect(inventory.size.files == 2)
  }

  /// Row 2: the text of a table in a file that is named like a folder of a language.
  @Test func takesAFileNamedLikeALocalizationForNone() throws {
    let inventory = try inventory(of: "Adium.app") {
      Folder("Adium.app") {
        Folder("en.lproj") { TextFile("Localizable.strings", #""a" = "b";"#) }
        Folder("Default.AdiumEmoticonset") {
          Folder("de.lproj") { TextFile("Localizable.strings", #""a" = "b";"#) }
          TextFile("en_AU.lproj", #""a" = "b";"#)
          TextFile("uk.lproj", #""a" = "b";"#)
        }
      }
    }
    #expect(
      lines(of: inventory) == [
        "app '' [] en",
        "loose-folder 'Default.AdiumEmoticonset' [Default.AdiumEmoticonset] de en_AU.file uk.file",
      ]
    )
    #expect(inventory.tables.map(\.rows.count) == [1, 1])
  }

  /// Row 3: two tables, since the system asks for one name.
  @Test func tellsTablesApartThatDifferInCaseAlone() throws {
    let inventory = try inventory(of: "Mastodon.app") {
      Folder("Mastodon.app") {
        Folder("Base.lproj") { TextFile("infoPlist.strings", "CFBundleName = App;") }
        Folder("de.lproj") { TextFile("infoPlist.strings", "CFBundleName = App;") }
        Folder("fr.lproj") { TextFile("InfoPlist.strings", "CFBundleName = App;") }
      }
    }
    #expect(inventory.tables.map(\.name) == ["InfoPlist", "infoPlist"])
    #expect(inventory.tables.map { $0.rows.map(\.localization) } == [[2], [0, 1]])
    // Keys without quotes, as in most such files.
    #expect(inventory.tables.map { $0.keys.text(of: 0) } == ["CFBundleName", "CFBundleName"])
  }

  /// Row 19: the keys are fine and all there, the values are not what was meant.
  @Test func keepsKeysWhoseValuesHaveFalseEscapes() throws {
    let inventory = try inventory(of: "Terminal.app") {
      Folder("Terminal.app") {
        Folder("Japanese.lproj") {
          TextFile("Localizable.strings", #""File" = "\u30d5\u30a1\u30a4\u30eb";"# + "\n")
        }
        Folder("Hungarian.lproj") {
          TextFile("Localizable.strings", #""File" = "F\U00e1jl"; "Edit" = "\x41";"# + "\n")
        }
        Folder("English.lproj") { TextFile("Localizable.strings", #""File"; "Edit";"# + "\n") }
      }
    }
    let table = try #require(inventory.tables.first)
    #expect(table.rows.map { $0.cells.count(where: \.isPresent) } == [2, 2, 1])
    let remarks = table.rows.map { row in
      row.notes.compactMap { note in
        if case .remark(let name, _) = note.kind { name } else { nil }
      }
    }
    #expect(remarks == [["key-without-value"], ["not-an-escape"], ["not-an-escape"]])
  }

  /// Row 23: folders in a localization, of which a nib is one resource, and the kinds of device in names.
  @Test func readsNibFoldersAsOneResource() throws {
    let inventory = try inventory(of: "GNUMail.app") {
      Folder("GNUMail.app") {
        Folder("en.lproj") {
          Folder("Main.gorm") {
            TextFile("objects.gorm", "1234")
            TextFile("data.classes", "12")
          }
          Folder("X~ipad.nib") { TextFile("objects-8.0+.nib", "123") }
          Folder("X~iphone.nib") { TextFile("objects.nib", "1") }
          Folder("Read.rtfd") { TextFile("TXT.rtf", "12345") }
          Folder("help") { TextFile("a.html", "1234567") }
        }
      }
    }
    #expect(
      inventory.resources.map { "\($0.name) \($0.kind.rawValue)" } == [
        "Main.gorm nibs", "Read.rtfd other", "X~ipad.nib nibs", "X~iphone.nib nibs",
        "help/a.html other",
      ]
    )
    let sizes = inventory.product.localizations[0].sizes
    #expect(sizes[.nibs].bytes == 10)
    #expect(sizes[.nibs].files == 4)
    #expect(sizes[.other].bytes == 12)
  }

  /// A definition of intents may stand unlocalized beside the tables that translate it.
  @Test func findsADefinitionOfIntentsBesideLocalizations() throws {
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") {
        Folder("de.lproj") { TextFile("Intents.strings", "gX = G;") }
        TextFile("Intents.intentdefinition")
        TextFile("Other.json")
        Folder("Kit.bundle") {
          Folder("Base.lproj") { TextFile("Intents.intentdefinition") }
          TextFile("Intents.intentdefinition")
        }
        Folder("None.bundle") { TextFile("Intents.intentdefinition") }
      }
    }
    #expect(
      inventory.resources.map {
        "\($0.component) \($0.name) \($0.localizations) \($0.isUnlocalized)"
      }
        == [
          "0 Intents.intentdefinition [] true", "1 Intents.intentdefinition [0] true",
        ]
    )
  }
}
