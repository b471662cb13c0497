import Foundation
import Testing

/// Runs lprune as a script phase over an app with signed frameworks, with a stand-in for `codesign` that records how it
/// is called.
@Suite struct SigningPhaseTests {
  private static let call =
    "codesign --force --sign ABC --preserve-metadata=identifier,entitlements,flags"

  @Test func signsAgainWhatItPrunedInsideOut() throws {
    try SigningPhase.withApp { phase in
      let run = try phase.run()
      #expect(run.status == 0)
      #expect(
        run.output
          == """
          note: lprune: users of en see de: the new fallback [language-changes]
          note: lprune: users of 'it' see de in Kit.framework [language-changes]
          note: lprune: Hello.app: Removed 6 localizations (208 bytes: en; 5 localizations in 3 components: \
          Inner.framework (en it), Kit.framework (it), Maps.framework (en it)), edited 1 Info.plist and signed \
          Inner.framework, Kit.framework and Maps.framework again. 8,782 bytes -> 8,574 bytes

          """
      )
      // What codesign prints is no part of a report.
      #expect(run.errors == String(repeating: "signed\n", count: 3))
      let frameworks = "$FOLDER/Hello.app/Frameworks"
      #expect(
        try phase.calls() == [
          "\(Self.call) \(frameworks)/Maps.framework/Frameworks/Inner.framework",
          "\(Self.call) \(frameworks)/Kit.framework/Versions/A",
          "\(Self.call) \(frameworks)/Maps.framework",
        ]
      )
    }
  }

  @Test func tellsWhatItSigned() throws {
    try SigningPhase.withApp { phase in
      let run = try phase.run(["--report", "json"])
      let json = try #require(
        try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      )
      #expect(json["needsSigning"] as? [String] == [])
      #expect(
        json["signed"] as? [String] == [
          "Frameworks/Maps.framework/Frameworks/Inner.framework", "Frameworks/Kit.framework",
          "Frameworks/Maps.framework",
        ]
      )
    }
  }

  @Test func signsNothingWhereNothingIsPruned() throws {
    try SigningPhase.withApp { phase in
      _ = try phase.run()
      try phase.reseal()
      try FileManager.default.removeItem(at: phase.log)
      let run = try phase.run()
      #expect(run.status == 0)
      #expect(run.output.hasSuffix("note: lprune: Hello.app: Nothing to do.\n"))
      #expect(try phase.calls() == [])
    }
  }

  @Test func signsNothingOfWhatItLeavesAlone() throws {
    try SigningPhase.withApp { phase in
      let policy = """
        {"version": 1, "remove": ["en"], "developmentRegion": "de",
          "components": [{"match": "*.framework", "keep": ["*"]}]}
        """
      try Data(policy.utf8).write(to: phase.scratch.url.appending(path: "lprune.json"))
      let run = try phase.run()
      #expect(run.status == 0)
      #expect(run.output.contains("Removed 1 localization"))
      #expect(try phase.calls() == [])
    }
  }

  @Test(arguments: [
    ["XCODE_VERSION_ACTUAL": ""], ["CODE_SIGNING_ALLOWED": "NO"],
  ])
  func leavesSigningToOthers(variables: [String: String]) throws {
    try SigningPhase.withApp { phase in
      phase.variables.merge(variables) { $1 }
      let run = try phase.run(["Hello.app"])
      #expect(run.status == 0)
      #expect(run.output.contains("[needs-resigning]"))
      #expect(!phase.exists("Hello.app/Frameworks/Maps.framework/it.lproj"))
      #expect(try phase.calls() == [])
    }
  }

  @Test func changesNothingInADryRun() throws {
    try SigningPhase.withApp { phase in
      let run = try phase.run(["--dry-run", "--report", "json"])
      let json = try #require(
        try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      )
      #expect((json["needsSigning"] as? [String])?.count == 3)
      #expect(try phase.calls() == [])
    }
  }

  @Test func refusesWithoutAnIdentityAndChangesNothing() throws {
    try SigningPhase.withApp { phase in
      phase.variables["EXPANDED_CODE_SIGN_IDENTITY"] = ""
      let before = try TreeSnapshot(of: phase.scratch.url)
      let run = try phase.run()
      #expect(run.status == 1)
      #expect(
        run.output.hasPrefix(
          "error: lprune: Inner.framework, Kit.framework and Maps.framework would have to be signed again"
        )
      )
      #expect(try TreeSnapshot(of: phase.scratch.url).changes(since: before).isEmpty)
    }
  }

  @Test func passesTheFlagsOfTheTargetOn() throws {
    try SigningPhase.withApp { phase in
      phase.variables["OTHER_CODE_SIGN_FLAGS"] = #" --timestamp  --keychain "/a b/c" \"d '\e' "#
      phase.variables["EXPANDED_CODE_SIGN_IDENTITY"] = "-"
      let run = try phase.run()
      #expect(run.status == 0)
      #expect(
        try phase.calls().last
          == "codesign --force --sign - --preserve-metadata=identifier,entitlements,flags --timestamp --keychain "
          + #"/a b/c "d \e $FOLDER/Hello.app/Frameworks/Maps.framework"#
      )
    }
  }

  /// The framework is pruned by then; the message says how to finish.
  @Test(arguments: [
    ("exit 3", "codesign ended with status 3"), ("kill -9 $$", "codesign was ended by signal 9"),
  ])
  func saysWhatIsNotSigned(end: String, reason: String) throws {
    try SigningPhase.withApp { phase in
      try phase.standIn(ending: "case $* in *Versions/A) \(end);; esac")
      let run = try phase.run()
      #expect(run.status == 74)
      // What was done is reported all the same.
      #expect(
        run.output.contains("edited 1 Info.plist and signed Inner.framework again. 8,782 bytes")
      )
      #expect(
        run.errors == """
          signed
          signed
          error: Kit.framework was pruned, but is not signed again: \(reason); finish with: \(Self.call) \
          $FOLDER/Hello.app/Frameworks/Kit.framework/Versions/A $FOLDER/Hello.app/Frameworks/Maps.framework

          """
      )
      #expect(try phase.calls().count == 2)
      // The next build makes up for it.
      try phase.standIn(ending: "")
      try phase.reseal(["Maps.framework/Frameworks/Inner.framework"])
      try FileManager.default.removeItem(at: phase.log)
      let next = try phase.run()
      #expect(next.status == 0)
      #expect(
        next.output.hasSuffix(
          "note: lprune: Hello.app: Removed nothing and signed Maps.framework again.\n"
        )
      )
      #expect(try phase.calls() == ["\(Self.call) $FOLDER/Hello.app/Frameworks/Maps.framework"])
    }
  }

  @Test func saysThatThereIsNoCodesign() throws {
    try SigningPhase.withApp { phase in
      phase.variables["PATH"] = "/nowhere"
      let run = try phase.run()
      #expect(run.status == 74)
      #expect(
        run.errors.hasPrefix(
          "error: Inner.framework was pruned, but is not signed again: codesign cannot be started: no such file or directory; finish with: codesign "
        )
      )
    }
  }

  /// The command line beats the policy, and no Info.plist is touched: English stays, which it names.
  @Test func prunesASignedAppAsFarAsItsSealAllows() throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let fixture = Repository.folder.appending(path: "Fixtures/refuses-already-signed")
    try scratch.copy(fixture.appending(path: "Hello.app"))
    let policy =
      #"{"version": 1, "remove": ["en", "fr"], "developmentRegion": "de", "signed": "refuse"}"#
    try Data(policy.utf8).write(to: scratch.url.appending(path: "lprune.json"))
    let before = try TreeSnapshot(of: scratch.url)
    let run = try Run(
      of: Repository.lprune,
      ["prune", "Hello.app", "--signed", "optional-only", "--quiet"],
      in: scratch
    )
    #expect(run.status == 0)
    #expect(
      run.output == """
        warning  Hello.app must be signed again after this prune [needs-resigning]
                 a Mac accepts that files are gone which a seal lets go; whether devices
                 and the App Store do, Apple does not say; sign it: codesign --force
                 --sign IDENTITY --preserve-metadata=identifier,entitlements,flags
                 Hello.app
        Removed 1 localization (102 bytes). 1 warning.

        """
    )
    let changes = try TreeSnapshot(of: scratch.url).changes(since: before)
    #expect(
      changes.map { "\($0.kind) \($0.path)" } == ["removed Hello.app/fr.lproj"]
    )
  }
}
