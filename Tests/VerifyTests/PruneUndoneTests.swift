import Model
import Testing
import TestSupport

@Suite struct PruneUndoneTests {
  private let before = Sample(declared: ["de", "en"], tables: completeTables)
  private let pruned: [String: [String: Sample.Texts]] = ["Localizable": ["de": ["a": "A!"]]]

  @Test func findsNothingInWhatWasPruned() throws {
    let after = Sample(region: "de", declared: ["de"], tables: pruned)
    #expect(try judged(after, after: receipt(before)).lines == [])
  }

  @Test func findsWhatIsBackOnce() throws {
    let after = Sample(region: "de", declared: ["de"], tables: completeTables)
    #expect(
      try judged(after, after: receipt(before)).lines == [
        "error prune-undone: Sample.app holds en again, which the prune had removed "
          + "(it was copied again after the prune, unless that was stopped; put the phase that prunes last, before signing)"
      ]
    )
  }

  @Test func findsWhatWasNeverPrunedOnce() throws {
    #expect(
      try judged(before, after: receipt(before)).lines == [
        "error prune-undone: Sample.app holds en again, which the prune had removed, and its "
          + "Info.plist declares en and has 'en' as its development region again "
          + "(it was copied again after the prune, unless that was stopped; put the phase that prunes last, before signing)"
      ]
    )
  }

  @Test func findsAnInfoPlistThatWasWrittenAgain() throws {
    let after = Sample(region: "en", declared: ["de", "en"], tables: pruned)
    #expect(
      try judged(after, after: receipt(before)).lines == [
        "error prune-undone: Info.plist of Sample.app declares en and has 'en' as its development "
          + "region again (Info.plist was written again after the prune; "
          + "put the phase that prunes last, before signing)"
      ]
    )
  }

  @Test func leavesOtherChangesOfInfoPlistAlone() throws {
    let after = Sample(
      region: "fr",
      declared: ["de", "fr"],
      tables: ["Localizable": ["de": ["a": "A!"], "fr": ["a": "A?"]]]
    )
    #expect(try judged(after, after: receipt(before)).of("prune-undone").lines == [])
  }

  @Test func sendsSealedPartsToTheirOwnTarget() throws {
    let kit = Sample(
      "Frameworks/Kit.framework",
      .framework,
      identifier: "com.example.kit",
      tables: completeTables
    )
    var sealed = kit
    sealed.isSealed = true
    sealed.region = "de"
    let findings = try judged(
      Sample(region: "de", declared: ["de"], tables: pruned),
      sealed,
      after: receipt(before, kit)
    )
    #expect(
      findings.of("prune-undone").lines == [
        "error prune-undone: Kit.framework holds en again, which the prune had removed "
          + "(it was copied again after the prune, unless that was stopped; prune in the phase of its own target, before "
          + "it is signed)"
      ]
    )
  }

  @Test func saysNothingOfAnotherComponentAtThatPath() throws {
    let kit = Sample(
      "Kit.framework",
      .framework,
      identifier: "com.example.kit",
      tables: completeTables
    )
    var other = kit
    other.identifier = "com.example.other"
    let findings = try judged(
      Sample(region: "de", declared: ["de"], tables: pruned),
      other,
      after: receipt(before, kit)
    )
    #expect(findings.of("prune-undone").lines == [])
    #expect(findings.of("unwanted-localization").count == 1)
  }
}
