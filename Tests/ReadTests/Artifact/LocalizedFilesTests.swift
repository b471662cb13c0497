import Model
import Read
import TestSupport
import Testing

@Suite struct LocalizedFilesTests {
  @Test func findsTablesOfEveryLocalizationAndBesideThem() throws {
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") {
        Folder("de.lproj") {
          table("Localizable.strings")
          table("Localizable.stringsdict")
          table("Localizable~ipad.strings")
          Folder("sub") { table("Deep.strings") }
          Folder("View.nib") { table("Hidden.strings") }
          table(".strings")
          table("Case.STRINGS")
        }
        Folder("en.lproj") { table("Localizable.strings") }
        Link("fr.lproj", to: "en.lproj")
        table("Localizable.strings")
        table("Root.strings")
        Folder("sub") {
          table("Deep.strings")
          table("Unseen.strings")
        }
      }
    }
    #expect(
      tables(of: inventory) == [
        "0 Localizable: Localizable.strings de.lproj/Localizable.strings"
          + " de.lproj/Localizable.stringsdict en.lproj/Localizable.strings",
        "0 Localizable~ipad: de.lproj/Localizable~ipad.strings",
        "0 Root: Root.strings",
        "0 sub/Deep: sub/Deep.strings de.lproj/sub/Deep.strings",
      ]
    )
    #expect(inventory.tables.first?.rows.map(\.localization) == [nil, 0, 0, 1])
    #expect(inventory.tables.first?.rows.map(\.isDict) == [false, false, true, false])
    #expect(inventory.tables.first?.keys.count == 1)
    #expect(
      resources(of: inventory) == [
        "0 .strings strings [0]",
        "0 Case.STRINGS other [0]",
        "0 View.nib nibs [0]",
      ]
    )
  }

  @Test func findsNoTablesWhereNothingIsLocalized() throws {
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") {
        table("Root.strings")
        TextFile("fr.lproj")
        Folder("B.bundle") { Folder("en.lproj") { table("T.strings") } }
        Folder("C.bundle") { table("T.strings") }
      }
    }
    #expect(
      tables(of: inventory) == ["0 Root: Root.strings", "1 T: B.bundle/en.lproj/T.strings"]
    )
  }

  @Test func tellsWhoHoldsOtherFilesAndWhatHidesThem() throws {
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") {
        Folder("Base.lproj") {
          Folder("Main.storyboardc") { TextFile("Info.plist", "not read {{{") }
          TextFile("welcome.png")
        }
        Folder("de.lproj") {
          TextFile("welcome.png")
          TextFile("legal.html")
          Folder("images") { TextFile("icon~ipad.PNG") }
          Folder("Help.bundle") { Folder("en.lproj") { table("T.strings") } }
          Folder("Read.rtfd") { TextFile("TXT.rtf") }
          TextFile(".DS_Store")
          TextFile("._legal.html")
          TextFile("locversion.plist")
          NamedPipe("pipe")
        }
        Folder("images") { TextFile("icon~ipad.PNG") }
        TextFile("legal.html")
      }
    }
    #expect(
      resources(of: inventory) == [
        "0 Help.bundle other [1]",
        "0 Main.storyboardc nibs [0]",
        "0 Read.rtfd other [1]",
        "0 images/icon~ipad.PNG images [1] unlocalized",
        "0 legal.html other [1] unlocalized",
        "0 welcome.png images [0, 1]",
      ]
    )
    #expect(inventory.components.count == 1)
    #expect(inventory.tables.isEmpty)
  }

  @Test func followsLinksOfFilesOnlyWithinTheBundle() throws {
    let inventory = try inventory(of: "A.app") {
      TextFile("secret.strings", "out of reach")
      Folder("A.app") {
        Folder("shared") {
          table("S.strings")
          TextFile("a.png")
        }
        Folder("de.lproj") {
          Link("S.strings", to: "../shared/S.strings")
          Link("a.png", to: "../shared/a.png")
          Link("Out.strings", to: "../../secret.strings")
          Link("Gone.strings", to: "nowhere")
          Link("folder", to: "../shared")
        }
        Link("S.strings", to: "shared/S.strings")
        Folder("B.bundle") {
          Folder("de.lproj") { Link("S.strings", to: "../../shared/S.strings") }
        }
      }
    }
    #expect(tables(of: inventory) == ["0 S: shared/S.strings shared/S.strings"])
    #expect(
      resources(of: inventory) == ["0 a.png images [0]", "0 folder other [0]"]
    )
    #expect(
      inventory.oddities == [
        Oddity(.escapingLink(target: "../../secret.strings"), at: "de.lproj/Out.strings")
      ]
    )
  }

  @Test func quotesAnEntryOfATable() throws {
    let folder = try TemporaryFolder {
      Folder("A.app") { Folder("de.lproj") { TextFile("T.strings", "\n  \"a\" = \"value\";") } }
    }
    let artifact = try Artifact(at: folder.path + "/A.app")
    let inventory = try artifact.read()
    let entry = EntryRef(table: 0, row: 0, key: 0)
    let quote = artifact.quote([entry], of: inventory)[entry]
    #expect(quote?.value == "value")
    #expect(quote?.position == TextPosition(line: 2, column: 3))
  }

  private func table(_ name: String) -> TextFile { TextFile(name, #""a" = "b";"#) }

  /// The files of each table, the component in front.
  private func tables(of inventory: Inventory) -> [String] {
    inventory.tables.map { table in
      "\(table.component) \(table.name):" + table.rows.map { " \($0.file)" }.joined()
    }
  }

  private func resources(of inventory: Inventory) -> [String] {
    inventory.resources.map { resource in
      "\(resource.component) \(resource.name) \(resource.kind.rawValue) \(resource.localizations)"
        + (resource.isUnlocalized ? " unlocalized" : "")
    }
  }
}
