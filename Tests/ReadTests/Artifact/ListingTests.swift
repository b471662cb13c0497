import Model
import TestSupport
import Testing

/// The rows under "Listing" in the facts about the runtime, sorted where those are in folder order.
@Suite struct ListingTests {
  @Test(
    arguments: [
      // L4 to L8: Base alone brings the development region with it, unless a form of it is there.
      ("L4", ["English", "French", "Base"], "en", [], "Base English French"),
      ("L5", ["fr", "Base"], "en", [], "Base en.virtual fr"),
      ("L6", ["fr", "Base"], nil, [], "Base fr"),
      ("L7", [], "en", [], ""),
      ("L8", [], nil, [], ""),
      ("L9", ["fr"], "en", ["de", "ja"], "de.declared fr ja.declared"),
      ("L9 with Base", ["Base", "fr"], "en", ["en"], "Base en.declared fr"),
      ("L11", ["en", "fr"], "en", ["en", "fr", ""], "en fr"),
      ("same language", ["English", "fr_CA"], "en", ["en", "fr-CA"], "English fr_CA"),
      ("relatives", ["Hebrew", "no"], "en", ["he", "nb"], "Hebrew he.declared nb.declared no"),
      ("repeated", ["fr"], "en", ["pt-BR", "pt-BR", "pt_BR"], "fr pt-BR.declared pt_BR.declared"),
      ("L14", ["Base", "fr"], "fr-FR", [], "Base fr fr-FR.virtual"),
      ("L15", ["Base", "en-US"], "en_US", [], "Base en-US"),
      ("L16", ["Base", "en"], "eng", [], "Base en"),
    ] as [(String, [String], String?, [String], String)]
  )
  func listsWhatTheSystemLists(
    row: String,
    folders: [String],
    region: String?,
    declared: [String],
    expected: String
  ) throws {
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") {
        for name in folders { Folder("\(name).lproj") }
        TextFile(
          "Info.plist",
          infoPlist([
            "CFBundleIdentifier": "org.example.a",
            "CFBundleDevelopmentRegion": .text(region ?? ""),
            "CFBundleLocalizations": .list(declared.map(PlistValue.text)),
          ])
        )
      }
    }
    #expect(lines(of: inventory) == ["app '' []" + (expected.isEmpty ? "" : " ") + expected])
    #expect(inventory.product.developmentRegion == region)
  }

  @Test func ignoresDeclarationsThatAreNoTextOrNoList() throws {
    let listed = try inventory(of: "L11.app") {
      Folder("L11.app") {
        localizations("en")
        TextFile("Info.plist", infoPlist(["CFBundleLocalizations": ["fr", 5, "", true, "de"]]))
      }
    }
    #expect(listed.product.infoPlist?.declared == ["fr", "de"])
    let single = try inventory(of: "L12.app") {
      Folder("L12.app") {
        localizations("en")
        TextFile("Info.plist", infoPlist(["CFBundleLocalizations": "fr"]))
      }
    }
    #expect(lines(of: single) == ["app '' [] en"])
  }

  @Test func tellsFoldersLinksFilesAndOddNamesApart() throws {
    let inventory = try inventory(of: "L17.app") {
      Folder("L17.app") {
        Folder("en.lproj") { TextFile("a.strings") }
        Folder("it.lproj")
        TextFile("fr.lproj")
        NamedPipe("ko.lproj")
        Link("en-GB.lproj", to: "en.lproj")
        Folder("de.LPROJ") { TextFile("a.strings") }
        Folder(".lproj") { TextFile("a.strings") }
      }
    }
    #expect(lines(of: inventory) == ["app '' [] en en-GB.link(0) fr.file it ko.file"])
    #expect(
      inventory.product.localizations.map(\.entry) == [
        "en.lproj", "en-GB.lproj", "fr.lproj", "it.lproj", "ko.lproj",
      ]
    )
    #expect(
      inventory.product.localizations.map(\.identity?.kind) == [
        .folder, .link, .file, .folder, .other,
      ]
    )
    #expect(inventory.product.localizations.map(\.isOnDisk) == [true, true, false, true, false])
  }

  @Test func readsLinksWithoutFollowingThem() throws {
    let inventory = try inventory(of: "A.app") {
      Folder("outside.lproj") { TextFile("secret.strings", "1234") }
      Folder("A.app") {
        Folder("real.lproj") { TextFile("a.strings", "12345678") }
        Link("a.lproj", to: "b.lproj")
        Link("b.lproj", to: "./real.lproj/")
        Link("c.lproj", to: "../outside.lproj")
        Link("d.lproj", to: "/tmp")
        Link("e.lproj", to: "gone.lproj")
        Link("f.lproj", to: "f.lproj")
        Link("g.lproj", to: "h.lproj")
        Link("h.lproj", to: "g.lproj")
        Link("i.lproj", to: "Other")
        Link("j.lproj", to: "../A.app/real.lproj")
        Link("k.lproj", to: "Other/../real.lproj")
        Link("l.lproj", to: "real.lproj/a.strings/..")
        Folder("Other") { TextFile("x") }
        Folder("Deep") { Link("up", to: "../..") }
      }
    }
    #expect(
      lines(of: inventory) == [
        "app '' [] a.link(12) b.link(12) c.link(outside ../outside.lproj) d.link(outside /tmp)"
          + " e.link(dangling gone.lproj) f.link(dangling f.lproj) g.link(dangling h.lproj)"
          + " h.link(dangling g.lproj) i.link(inside Other) j.link(outside ../A.app/real.lproj)"
          + " k.link(12) l.link(dangling real.lproj/a.strings/..) real"
      ]
    )
    #expect(
      inventory.oddities == [
        Oddity(.escapingLink(target: "../.."), at: "Deep/up"),
        Oddity(.escapingLink(target: "../outside.lproj"), at: "c.lproj"),
        Oddity(.escapingLink(target: "/tmp"), at: "d.lproj"),
        Oddity(.escapingLink(target: "../A.app/real.lproj"), at: "j.lproj"),
      ]
    )
    #expect(inventory.size == TreeSize(files: 2, bytes: 8, blockBytes: 4096))
    #expect(inventory.product.localizations[0].sizes == SizeByKind())
  }

  @Test func keepsNamesThatAreNoText() throws {
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") {
        Folder(bytes: [0xFF, 0xFE] + Array(".lproj".utf8)) { TextFile("a.strings") }
        Folder("new\nline.lproj") { TextFile(bytes: [0xC3, 0x28], "12") }
      }
    }
    #expect(lines(of: inventory) == [#"app '' [] new\x0Aline \xFF\xFE"#])
    #expect(inventory.resources.map(\.name) == [BundlePath(bytes: [0xC3, 0x28])])
    #expect(inventory.product.localizations.map(\.tag) == [nil, nil])
  }
}

/// What a forged Info.plist may cost: the time grows with its length alone.
@Suite struct ForgedListingTests {
  @Test(.timeLimit(.minutes(1)))
  func listsAnyNumberOfDeclarations() throws {
    let names = (0..<50_000).map { "x\($0)" }
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") {
        localizations("en")
        TextFile(
          "Info.plist",
          infoPlist(["CFBundleLocalizations": .list((names + names).map(PlistValue.text))])
        )
      }
    }
    #expect(inventory.product.localizations.count == 50_001)
  }
}
