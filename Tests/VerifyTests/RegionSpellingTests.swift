import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct RegionSpellingTests {
  private func found(_ sample: Sample, policy: Policy = Policy()) throws -> [Finding] {
    try judged(sample, policy: policy).of("region-spelling")
  }

  /// P10.
  @Test func findsARegionThatIsSpelledUnlikeItsFolder() throws {
    let findings = try found(Sample(region: "en", folders: ["English", "fr"]))
    #expect(
      findings.lines == [
        "warning region-spelling: the development region of Sample.app is 'en', but its folder is "
          + "'English.lproj' (what other languages lack is looked for in 'en.lproj', so that their "
          + "users do not find what only English has; rename the folder to 'en.lproj', "
          + "or set DEVELOPMENT_LANGUAGE to 'English')"
      ]
    )
    #expect(findings.map(\.place) == [Place("English.lproj")])
    #expect(findings.map(\.cause) == [.before])
  }

  @Test(arguments: [("en_US", "en-US"), ("eng", "en"), ("zh_TW", "zh-TW"), ("iw", "he")])
  func knowsOtherSpellings(region: String, folder: String) throws {
    let findings = try found(Sample(region: region, folders: [folder, "fr"]))
    #expect(findings.map(\.languages) == [[folder]])
  }

  @Test func judgesTheRegionThatThePlanWrites() throws {
    let inventory = inventory(Sample(region: "fr", folders: ["English", "de", "fr"]))
    var plan = Plan.keepingAll(of: inventory)
    plan.decisions[0][2].isRemoval = true
    plan.edits = [InfoPlistEdit(component: 0, developmentRegion: "en")]
    let findings = verify(.prune(plan), in: inventory, under: Policy(), known: .sample).findings
      .of("region-spelling")
    #expect(findings.map(\.cause) == [.plan])
    #expect(findings.map(\.advice) == ["write 'English' as 'developmentRegion' in the policy"])
  }

  @Test(arguments: [
    // The very name; with another spelling beside it.
    ("en", ["en", "fr"]), ("en", ["English", "en", "fr"]),
    // Nothing but the case: `case-mismatch`.
    ("en", ["EN", "fr"]),
    // No folder of the region, or of no other language.
    ("en", ["de", "fr"]), ("en", ["en-GB", "fr"]), ("en", ["English"]),
    ("en", ["Base", "English"]),
    // No language at all.
    ("$(DEVELOPMENT_LANGUAGE)", ["English", "fr"]), ("", ["English", "fr"]),
  ])
  func doesNotMind(region: String, folders: [String]) throws {
    #expect(try found(Sample(region: region, folders: folders)).isEmpty)
  }

  @Test func doesNotMindOthers() throws {
    let kit = Sample("K.framework", .framework, identifier: "org.k", folders: ["English", "fr"])
    #expect(try judged(Sample(folders: ["en"]), kit).of("region-spelling").isEmpty)
  }
}
