import Model
import Testing
import TestSupport

import Verify

@Suite struct CaseMismatchOfFoldersTests {
  private func found(_ sample: Sample) throws -> [Finding] {
    try judged(sample).of("case-mismatch")
  }

  @Test func findsASuffixInCapitals() {
    var inventory = inventory(
      Sample(folders: ["en"]),
      Sample("Kit.framework", .framework, folders: ["en"])
    )
    inventory.oddities = [
      Oddity(.wrongSuffix, at: "Kit.framework/fr.LPROJ"), Oddity(.wrongSuffix, at: "de.Lproj"),
      Oddity(.wrongSuffix, at: "it.LPROJ"),
    ]
    let findings = judged(inventory).of("case-mismatch")
    #expect(
      findings.lines == [
        "warning case-mismatch: 'de.Lproj' and 'it.LPROJ' of Sample.app are no localizations "
          + "(the system knows only the suffix '.lproj', in small letters: no user is given them; "
          + "rename them to end in '.lproj')",
        "warning case-mismatch: 'fr.LPROJ' of Kit.framework is no localization "
          + "(the system knows only the suffix '.lproj', in small letters: no user is given it; "
          + "rename it to end in '.lproj')",
      ]
    )
    #expect(findings.map(\.place) == [Place("de.Lproj"), Place("Kit.framework/fr.LPROJ")])
    #expect(findings.map(\.languages) == [["de", "it"], ["fr"]])
  }

  @Test func findsBaseInSmallLetters() throws {
    let findings = try judged(Sample(tables: ["T": ["base": ["a": "A"], "en": ["a": "A"]]]))
    #expect(
      findings.lines == [
        "warning case-mismatch: 'base.lproj' of Sample.app is not 'Base.lproj' "
          + "(iOS minds case: nobody finds what is in it there; most Macs do not, and show nothing "
          + "wrong; rename it to 'Base.lproj')"
      ]
    )
  }

  @Test func findsADevelopmentRegionThatDiffersInCase() throws {
    let findings = try found(Sample(region: "zh-Hans", folders: ["fr", "zh-hans"]))
    #expect(
      findings.lines == [
        "warning case-mismatch: the development region of Sample.app is 'zh-Hans', but its folder is "
          + "'zh-hans.lproj' (iOS minds case: what other languages lack is looked for in "
          + "'zh-Hans.lproj' and not found there; most Macs do not, and show nothing wrong; "
          + "rename the folder to 'zh-Hans.lproj', or set DEVELOPMENT_LANGUAGE to 'zh-hans')"
      ]
    )
    #expect(try found(Sample(region: "en", folders: ["EN"])).map(\.languages) == [["EN"]])
  }

  @Test func findsDeclaredNamesThatDifferInCase() throws {
    let sample = Sample(declared: ["en", "pt-BR"], folders: ["Base", "en", "pt-br"])
    #expect(
      try found(sample).lines == [
        "warning case-mismatch: Info.plist of Sample.app declares pt-BR, but the folder is "
          + "'pt-br.lproj' (iOS minds case: users of it are shown the files of Base first there; "
          + "most Macs do not, and show nothing wrong; rename the folder to 'pt-BR.lproj')"
      ]
    )
    let several = Sample(declared: ["fr-CA", "pt-BR"], folders: ["en", "fr-ca", "pt-br"])
    #expect(
      try found(several).lines == [
        "warning case-mismatch: Info.plist of Sample.app declares fr-CA and pt-BR, but the folders "
          + "are 'fr-ca.lproj' and 'pt-br.lproj' (iOS minds case: code that opens 'fr-CA.lproj' and "
          + "'pt-BR.lproj' finds nothing there; most Macs do not, and show nothing wrong; "
          + "rename the folders to what Info.plist has)"
      ]
    )
  }

  /// The same name for both is one mistake.
  @Test func tellsOfTheRegionOnce() throws {
    let findings = try found(Sample(region: "en", declared: ["en"], folders: ["EN", "fr"]))
    #expect(findings.map(\.languages) == [["EN"]])
  }

  @Test(arguments: [
    ("en", ["en", "EN"]), ("en", ["English"]), ("en", ["de"]), ("de", ["Base", "de"]),
  ])
  func doesNotMind(region: String, folders: [String]) throws {
    #expect(try found(Sample(region: region, folders: folders)).isEmpty)
  }

  @Test func doesNotMindWhatIsRemovedOrOfOthers() throws {
    let sample = Sample(region: "de", declared: ["pt-BR"], folders: ["de", "pt-br"])
    #expect(try pruned(sample, policy: removing("pt-BR")).of("case-mismatch").isEmpty)
    let kit = Sample("K.framework", .framework, identifier: "org.k", folders: ["EN", "base"])
    #expect(try judged(Sample(folders: ["en"]), kit).of("case-mismatch").isEmpty)
  }
}
