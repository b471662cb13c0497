import Model
import Testing
import TestSupport

import Verify

@Suite struct SealBrokenTests {
  private func framework(_ breaks: [Seal.Break], damage: String? = nil) -> Sample {
    var framework = Sample(
      "Frameworks/Chat.framework",
      .framework,
      region: "de",
      isSealed: true,
      folders: ["de"]
    )
    framework.breaks = breaks
    framework.sealDamage = damage
    return framework
  }

  private let app = Sample(region: "de", folders: ["de"])

  private let why =
    "a system that looks refuses to install the app, or to start it; build it again, or sign it again after the last change"

  @Test func countsWhatIsNotAsItWasSealedByKind() throws {
    let chat = framework([
      .init(.missing, "Frameworks/Chat.framework/Base.lproj/a.nib"),
      .init(.added, "Frameworks/Chat.framework/b"),
      .init(.missing, "Frameworks/Chat.framework/c"),
    ])
    let findings = try judged(app, chat)
    #expect(
      findings.lines == [
        "error seal-broken: the seal of Chat.framework is broken: 2 files are missing and 1 was added "
          + "[Frameworks/Chat.framework/Base.lproj/a.nib, Frameworks/Chat.framework/b, "
          + "Frameworks/Chat.framework/c] (\(why), and then what it lies in)"
      ]
    )
    #expect(findings[0].place?.file == "Frameworks/Chat.framework/_CodeSignature/CodeResources")
    #expect(findings[0].component == 1)
  }

  @Test(arguments: [
    (Seal.Break.Kind.missing, "1 file is missing", "2 files are missing"),
    (.added, "1 file was added", "2 files were added"),
    (.modified, "1 file was changed", "2 files were changed"),
    (.relinked, "1 file is a link that leads elsewhere", "2 files are links that lead elsewhere"),
    (.replaced, "1 file is a link now, or no longer", "2 files are links now, or no longer"),
  ])
  func saysWhatHappenedToEach(kind: Seal.Break.Kind, one: String, two: String) throws {
    let paths: [BundlePath] = ["a", "b"]
    for (count, words) in [(1, one), (2, two)] {
      let breaks = paths.prefix(count).map { Seal.Break(kind, $0) }
      #expect(
        try judged(app, framework(breaks)).map(\.message)
          == ["the seal of Chat.framework is broken: \(words)"]
      )
    }
  }

  @Test func tellsASealThatCannotBeRead() throws {
    #expect(
      try judged(app, framework([], damage: "it is no property list")).lines == [
        "error seal-broken: the seal of Chat.framework cannot be read: it is no property list "
          + "(\(why), and then what it lies in)"
      ]
    )
  }

  @Test func saysNothingOfWhatTheProductLiesIn() throws {
    var app = app
    app.isSealed = true
    app.breaks = [.init(.modified, "Info.plist")]
    #expect(
      try judged(app).lines == [
        "error seal-broken: the seal of Sample.app is broken: 1 file was changed [Info.plist] (\(why))"
      ]
    )
  }

  @Test func isContentWithASealThatHolds() throws {
    #expect(try judged(app, framework([])).lines == [])
  }

  /// A prune goes by what seals require; only what judges a tree as it is has them compared with it.
  @Test func isNoneOfThePrunesBusiness() throws {
    #expect(try pruned(app, framework([.init(.missing, "a")])).lines == [])
  }

  @Test func leavesOutThePathsThatAreAllowed() throws {
    let chat = framework([
      .init(.added, "Frameworks/Chat.framework/x.log"),
      .init(.missing, "Frameworks/Chat.framework/c"),
    ])
    var policy = Policy()
    policy.allowances = [
      Allowance(
        check: "seal-broken",
        key: Glob("*.log"),
        reason: "",
        location: nil
      )
    ]
    #expect(
      try judged(app, chat, policy: policy).map(\.message)
        == ["the seal of Chat.framework is broken: 1 file is missing"]
    )
    policy.allowances[0].key = nil
    #expect(try judged(app, chat, policy: policy).lines == [])
  }
}
