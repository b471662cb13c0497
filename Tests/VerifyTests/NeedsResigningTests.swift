import Decide
import Diagnostics
import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct NeedsResigningTests {
  private let app = Sample(region: "de", folders: ["de", "en"])
  private let chat = Sample(
    "Frameworks/Chat.framework",
    .framework,
    region: "de",
    isSealed: true,
    folders: ["de", "en"]
  )
  private let core = Sample(
    "Frameworks/Chat.framework/Core Kit.framework",
    .framework,
    region: "de",
    isSealed: true,
    folders: ["de", "en"],
    parent: "Frameworks/Chat.framework"
  )
  private let why =
    "a Mac accepts that files are gone which a seal lets go; whether devices and the App Store do, Apple does not say"
  private let call =
    "codesign --force --sign IDENTITY --preserve-metadata=identifier,entitlements,flags"

  private func found(
    _ samples: Sample...,
    signing: Known.Signing = .byUser,
    policy: Policy? = nil
  ) throws -> [Finding] {
    let inventory = inventory(samples)
    let policy = try policy ?? removing("en")
    return verify(
      .prune(decide(inventory, under: policy)),
      in: inventory,
      under: policy,
      known: Known(date: Known.sample.date, signing: signing)
    ).findings.filter { $0.check != "language-changes" }
  }

  @Test func saysHowToSignWhatLosesSomething() throws {
    let findings = try found(app, chat)
    #expect(
      findings.lines == [
        "warning needs-resigning: Chat.framework must be signed again after this prune "
          + "(\(why); sign it: \(call) Sample.app/Frameworks/Chat.framework)"
      ]
    )
    #expect(findings[0].component == 1)
    #expect(findings[0].cause == .plan)
  }

  @Test func beginsWithWhatLiesInnermost() throws {
    var outer = chat
    outer.folders = ["de"]
    #expect(
      try found(app, outer, core).lines == [
        "warning needs-resigning: Core Kit.framework and Chat.framework must be signed again after this prune "
          + "(\(why); sign them in this order: \(call) "
          + "'Sample.app/Frameworks/Chat.framework/Core Kit.framework' "
          + "Sample.app/Frameworks/Chat.framework)"
      ]
    )
  }

  @Test func hasTheProductSignedLast() throws {
    var app = app
    app.isSealed = true
    var policy = try removing("en")
    policy.root.signed = .optionalOnly
    #expect(
      try found(app, chat, policy: policy).map(\.message)
        == ["Chat.framework and Sample.app must be signed again after this prune"]
    )
  }

  @Test func saysNothingWhereNothingSignedIsTouched() throws {
    var untouched = chat
    untouched.folders = ["de"]
    #expect(try found(app, untouched).lines == [])
  }

  @Test func isSilentWhereAPhaseSignsItself() throws {
    #expect(try found(app, chat, signing: .byPhase).lines == [])
  }

  @Test func refusesAPhaseThatHasNoIdentity() throws {
    #expect(
      try found(app, chat, signing: .noIdentity).lines == [
        "error needs-resigning: Chat.framework would have to be signed again after this prune, but the build has "
          + "no identity to sign with (CODE_SIGNING_ALLOWED is not NO, and EXPANDED_CODE_SIGN_IDENTITY is empty; "
          + "set CODE_SIGN_IDENTITY for the target ('-' is enough on this Mac), or CODE_SIGNING_ALLOWED to NO; "
          + "or keep what is in it, by an entry of 'components')"
      ]
    )
    #expect(try found(app, signing: .noIdentity).lines == [])
  }

  @Test func warnsWhereThePhaseSignsNothing() throws {
    #expect(
      try found(app, chat, signing: .off).lines == [
        "warning needs-resigning: Chat.framework would not be signed again after this prune, since "
          + "CODE_SIGNING_ALLOWED is NO (\(why); before it ships, sign it: \(call) "
          + "Sample.app/Frameworks/Chat.framework)"
      ]
    )
  }

  /// Xcode signs the product when the phases are over.
  @Test func leavesTheProductOfAPhaseToXcode() throws {
    var app = app
    app.isSealed = true
    var policy = try removing("en")
    policy.root.signed = .optionalOnly
    #expect(try found(app, signing: .noIdentity, policy: policy).lines == [])
  }

  @Test func leavesARefusedProductAtThat() throws {
    var app = app
    app.isSealed = true
    #expect(try found(app, chat).map(\.check) == ["already-signed"])
    var policy = try removing("en")
    policy.root.checks["already-signed"] = .warning
    #expect(
      try found(app, chat, policy: policy).map(\.check) == ["already-signed", "needs-resigning"]
    )
  }

  @Test func leavesOutWhatIsAllowed() throws {
    var policy = try removing("en")
    policy.allowances = [
      Allowance(
        check: "needs-resigning",
        component: ComponentPattern("Chat.framework"),
        reason: "",
        location: nil
      )
    ]
    #expect(
      try found(app, chat, core, policy: policy).map(\.message)
        == ["Core Kit.framework must be signed again after this prune"]
    )
    #expect(try found(app, chat, signing: .byPhase, policy: policy).lines == [])
  }
}
