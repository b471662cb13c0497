import Foundation
import Testing

/// Runs `scripts/xcode-build-phase` with the environment that Xcode gives to a Run Script phase.
@Suite struct XcodeBuildPhaseTests {
  @Test
  func prunesTheProductBeforeItIsSigned() throws {
    try withJournal { scratch, phase in
      phase["LPRUNE"] = Repository.lprune.path
      let run = try runPhase(phase, in: scratch)
      #expect(run.status == 0)
      #expect(run.errors == "")
      #expect(!exists("Journal.app/en.lproj", in: scratch))
      #expect(exists("Journal.app/de.lproj", in: scratch))
    }
  }

  @Test
  func changesNothingInADebugBuild() throws {
    try withJournal { scratch, phase in
      phase["LPRUNE"] = Repository.lprune.path
      phase["CONFIGURATION"] = "Debug"
      let run = try runPhase(phase, in: scratch)
      #expect(run.status == 0)
      #expect(exists("Journal.app/en.lproj", in: scratch))
    }
  }

  @Test
  func passesTheStatusAndTheFindingsOn() throws {
    try withJournal { scratch, phase in
      phase["LPRUNE"] = Repository.lprune.path
      let run = try runPhase(phase, ["--keep", "de,fr,ja,sv"], in: scratch)
      #expect(run.status == 1)
      #expect((run.output + run.errors).contains("error: "))
      #expect(exists("Journal.app/en.lproj", in: scratch))
    }
  }

  @Test
  func takesThePolicyThatTheEnvironmentNames() throws {
    try withJournal { scratch, phase in
      phase["LPRUNE"] = Repository.lprune.path
      phase["LPRUNE_POLICY"] = scratch.url.appending(path: "no policy.json").path
      let run = try runPhase(phase, in: scratch)
      #expect(run.status == 66)
      #expect((run.output + run.errors).contains("no policy.json"))
    }
  }

  @Test
  func understandsTheVersionFolderOfAFramework() throws {
    try withJournal { scratch, phase in
      // The arguments of the call are what matters here, so the program that is called prints them.
      phase["LPRUNE"] = "/bin/echo"
      phase["CODESIGNING_FOLDER_PATH"] = "/build/Chat.framework/Versions/A"
      let run = try runPhase(phase, ["--strict"], in: scratch)
      #expect(run.output == "prune /build/Chat.framework --report xcode --strict\n")
    }
  }

  @Test
  func saysHowToInstallAToolThatIsMissing() throws {
    try withJournal { scratch, phase in
      phase["LPRUNE"] = scratch.url.appending(path: "nowhere").path
      let run = try runPhase(phase, in: scratch)
      #expect(run.status == 127)
      #expect(run.output == "")
      #expect(run.errors == "error: LPRUNE is '$FOLDER/nowhere', which is no executable\n")
    }
  }

  @Test
  func saysWhichVariableIsMissing() throws {
    try withJournal { scratch, phase in
      phase["CONFIGURATION"] = nil
      let run = try runPhase(phase, in: scratch)
      #expect(run.status == 64)
      #expect(
        run.errors == """
          error: CONFIGURATION is not set; this script is a Run Script phase of an Xcode target, \
          elsewhere run 'lprune prune' itself

          """
      )
    }
  }

  @Test
  func namesTheSandboxThatDeniesAccess() throws {
    try withJournal { scratch, phase in
      phase["LPRUNE"] = Repository.lprune.path
      phase["ENABLE_USER_SCRIPT_SANDBOXING"] = "YES"
      // No one may write beside this, not even root, and so it is like a product in the sandbox.
      phase["CODESIGNING_FOLDER_PATH"] = "/dev/fd/Journal.app"
      let run = try runPhase(phase, in: scratch)
      #expect(run.status == 77)
      #expect(
        run.errors == """
          error: the build may not change '/dev/fd/Journal.app', because \
          ENABLE_USER_SCRIPT_SANDBOXING is YES; set it to NO in the build settings of this target

          """
      )
    }
  }

  /// Gives `body` a copy of the case Journal and the variables of a release build of it.
  private func withJournal(
    _ body: (ScratchFolder, inout [String: String]) throws -> Void
  ) throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let journal = Repository.folder.appending(path: "Fixtures/Journal")
    try scratch.copy(journal.appending(path: "Journal.app"))
    try scratch.copy(journal.appending(path: "lprune.json"))
    var variables = [
      "CODESIGNING_FOLDER_PATH": scratch.url.appending(path: "Journal.app").path,
      "CONFIGURATION": "Release",
      "SRCROOT": scratch.url.path,
      "XCODE_VERSION_ACTUAL": "2600",
    ]
    try body(scratch, &variables)
  }

  private func runPhase(
    _ environment: [String: String],
    _ words: [String] = [],
    in scratch: ScratchFolder
  ) throws -> Run {
    let script = Repository.folder.appending(path: "scripts/xcode-build-phase")
    return try Run(of: script, words, environment: environment, in: scratch)
  }

  private func exists(_ path: String, in scratch: ScratchFolder) -> Bool {
    FileManager.default.fileExists(atPath: scratch.url.appending(path: path).path)
  }
}
