import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct ResourceLostTests {
  @Test func findsAFileThatOnlyTheRemovedLanguageHas() throws {
    let findings = try pruned(
      Sample(folders: ["de", "en"], resources: ["Main.nib": ["en"], "help.html": ["en", "de"]])
    )
    #expect(
      findings.lines == [
        "error resource-lost: de would no longer find 1 file of Sample.app [Main.nib] "
          + "(it was found in en, to be removed; an app whose nib or storyboard is missing seldom starts; "
          + "move it to Base.lproj, or add it to the languages)"
      ]
    )
  }

  /// On other devices, and in languages without it, `help.html` serves.
  @Test func doesNotMissAFileForOneKindOfDevice() throws {
    let findings = try pruned(
      Sample(
        folders: ["de", "en"],
        resources: ["help~ipad.html": ["en"], "help.html": ["en", "de"], "pic~ipad.png": ["en"]]
      )
    )
    #expect(findings.map(\.keys) == [["pic~ipad.png"]])
  }

  /// A file that only a language other than the fallback had was never found by anyone else.
  @Test func doesNotMissWhatNobodyElseFound() throws {
    let policy = Policy(
      root: .init(selection: .remove([.init(try LanguagePattern(parsing: "fr"), text: "fr")]))
    )
    let findings = try pruned(
      Sample(folders: ["de", "en"], resources: ["Main.nib": ["fr"]]),
      policy: policy
    )
    #expect(findings.lines == [])
  }

  /// A framework is searched for what its host gives; the file is lost to the users of what is left.
  @Test func looksWhereUsersOfEachHostLook() throws {
    let kit = Sample(
      "Frameworks/Kit.framework",
      .framework,
      folders: ["de", "en"],
      resources: ["help.html": ["en"], "Base.html": ["Base", "en"]]
    )
    let findings = try pruned(Sample(tables: completeTables), kit)
    #expect(
      findings.lines == [
        "error resource-lost: de would no longer find 1 file of Kit.framework [help.html] "
          + "(it was found in en, to be removed; move it to Base.lproj, or add it to the languages)"
      ]
    )
  }

  /// Where the app limits nothing, or nothing overlaps with it, Japanese users find in a framework what only its French has,
  /// though the app has neither (runtime.md, rows M4 and M14).
  @Test(arguments: [true, false])
  func looksWhereUsersOfTheFrameworkLook(mixes: Bool) throws {
    var app = Sample(region: "de", folders: ["de"])
    app.allowsMixedLocalizations = mixes
    var kit = ChatSample.chat([:], folders: ["Base", "ja"], resources: ["help.html": ["fr"]])
    kit.region = "fr"
    let policy = Policy(
      root: .init(
        selection: .keep(
          try ["de", "ja"].map { .init(try LanguagePattern(parsing: $0), text: $0) }
        ),
        lastResort: .remove
      )
    )
    #expect(
      try pruned(app, kit, policy: policy).of("resource-lost").lines == [
        "error resource-lost: fr and ja would no longer find 1 file of Chat.framework [help.html] "
          + "(it was found in fr, to be removed; "
          + "keep fr there, by an entry of 'components' for 'Frameworks/Chat.framework')"
      ]
    )
  }

  /// What lies beside the folders hides what is in them.
  @Test func doesNotMissWhatLiesBesideTheFolders() throws {
    var inventory = inventory([Sample(folders: ["de", "en"], resources: ["help.html": ["en"]])])
    inventory.resources[0].isUnlocalized = true
    #expect(try pruned(inventory).lines == [])
  }

  /// A link in a language that stays, into one that goes, would dangle, and its table with it.
  @Test func findsLinksIntoWhatGoes() throws {
    var inventory = inventory(
      [Sample(region: "de", tables: ["Localizable": ["de": ["a.b": "x"], "en": ["a.b": "x"]]])])
    let rows = inventory.tables[0].rows
    let german = try #require(rows.firstIndex { $0.localization == 0 })
    inventory.tables[0].rows[german].file = "en.lproj/Localizable.strings"
    inventory.oddities = [Oddity(.linkInto(["en.lproj"]), at: "de.lproj/Localizable.strings")]
    #expect(
      try pruned(inventory).lines == [
        "error resource-lost: 1 link leads into 'en.lproj', to be removed [de.lproj/Localizable.strings] "
          + "(what it stands for would be gone; put a real file in its place, or keep 'en.lproj')",
        "error missing-table: de has no 'Localizable' table, of 1 key [a.b] "
          + "(it is a link into what would be removed: its texts would show as raw keys; "
          + "add 'Localizable.strings' to de, or remove it)",
      ]
    )
  }
}
