import Decide
import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct UnwantedLocalizationTests {
  @Test func findsWhatThePolicyWouldStillRemove() throws {
    let findings = try judged(Sample(tables: completeTables), policy: removingEnglish())
    #expect(
      findings.lines == [
        "error unwanted-localization: Sample.app still holds en, which the policy removes "
          + "(the store lists it and users are given it; run 'lprune prune' as the last step before signing)"
      ]
    )
  }

  @Test func saysWherePartsAreToBePrunedThatAreSignedBeforeTheProduct() throws {
    var kit = Sample("Frameworks/Kit.framework", .framework, tables: completeTables)
    kit.isSealed = true
    var today = Sample("PlugIns/Today.appex", .appExtension, tables: completeTables)
    today.isSealed = true
    let product = Sample(region: "de", tables: ["L": ["de": ["a": "A"]]])
    let inventory = inventory([product, kit, today])
    let policy = try removingEnglish()
    let findings = verify(
      .asItIs(wouldRemove: decide(inventory, under: policy, heedingSeals: false)),
      in: inventory,
      under: policy,
      known: .sample
    ).findings
    #expect(
      findings.of("unwanted-localization").map(\.advice) == [
        "run 'lprune prune' in the last phase of the target that embeds it, or of its own",
        "run 'lprune prune' in the phase of its own target, before it is signed",
      ]
    )
  }

  @Test func saysWhereOnlyInfoPlistNamesALanguage() throws {
    let findings = try judged(
      Sample(region: "de", declared: ["de", "en"], tables: ["L": ["de": ["a": "A"]]]),
      policy: removingEnglish()
    )
    #expect(
      findings.filter { $0.check == "unwanted-localization" }.map(\.message)
        == ["Info.plist of Sample.app still names en, which the policy removes"]
    )
  }
}
