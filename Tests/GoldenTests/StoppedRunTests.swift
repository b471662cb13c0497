import Foundation
import Testing

/// Prunes that are asked to end when the artifact is changed already.
@Suite struct StoppedRunTests {
  /// While what was removed is being discarded: what belongs to the prune is done before the run ends.
  @Test func signsAgainBeforeItEnds() throws {
    try SigningPhase.withApp { phase in
      try phase.stop(by: SIGTERM)

      #expect(!phase.exists("Hello.app/en.lproj"))
      #expect(try phase.calls().count == 3)
      #expect(try phase.receipt().contains(#""name": "en""#))
      #expect(try !phase.isDiscarding())
    }
  }

  /// Where a run is killed, no later one knows what it removed.
  @Test func hasWrittenTheReceiptWhereItIsKilled() throws {
    try SigningPhase.withApp { phase in
      try phase.stop(by: SIGKILL)
      #expect(!phase.exists("Hello.app/en.lproj"))
      let written = try phase.receipt()
      #expect(written.contains(#""name": "en""#))
      _ = try phase.run(["--write-receipt", phase.scratch.url.appending(path: "receipt").path])
      #expect(try phase.receipt() == written)
    }
  }

  @Test func takesTheReceiptBackWhereNothingIsChanged() throws {
    try SigningPhase.withApp { phase in
      let app = phase.scratch.url.appending(path: "Hello.app").path
      // The plan is sound, but no such file is edited.
      try FileManager.default.moveItem(atPath: app + "/Info.plist", toPath: app + "/.plist")
      try FileManager.default.createSymbolicLink(
        atPath: app + "/Info.plist",
        withDestinationPath: ".plist"
      )
      let words = ["--write-receipt", phase.scratch.url.appending(path: "receipt").path]
      let run = try phase.run(words)
      #expect(run.status == 74)
      #expect(run.errors.hasPrefix("error: '.plist' is an Info.plist whose name"))
      #expect(!phase.exists("receipt"))
      #expect(phase.exists("Hello.app/en.lproj"))
      try Data(contentsOf: URL(filePath: app + "/.plist")).write(to: URL(filePath: app + "/new"))
      try FileManager.default.removeItem(atPath: app + "/Info.plist")
      try FileManager.default.moveItem(atPath: app + "/new", toPath: app + "/Info.plist")
      #expect(try phase.run(words).status == 0)
      #expect(phase.exists("receipt"))
    }
  }

  /// While `codesign` is at work, which is waited for.
  @Test func signsAllAgainWhereItIsAskedToEndMeanwhile() throws {
    try SigningPhase.withApp { phase in
      try phase.standIn(ending: "kill -TERM $PPID")
      let process = try phase.start()
      var end = process.end
      while end == nil { end = process.end }
      // It has done all, and says so.
      #expect(end == 0)
      #expect(try phase.calls().count == 3)
      #expect(phase.exists("receipt"))
    }
  }
}

/// A process that can be asked to end: tests run in threads that block signals, which `Process` hands on.
private struct Stoppable {
  let number: pid_t

  /// How it ended, as `waitpid` says, which does so once; nil as long as it runs.
  var end: Int32? {
    var status: Int32 = 0
    return waitpid(number, &status, WNOHANG) == number ? status : nil
  }
}

extension SigningPhase {
  /// Starts a prune, sends it a signal while it discards what it removed, and waits for its end.
  fileprivate func stop(by signal: Int32) throws {
    // So many that discarding them takes a while; a page that German lacked would be a loss.
    for language in ["de", "en"] {
      let localization = scratch.url.appending(path: "Hello.app/\(language).lproj")
      for number in 0..<3000 {
        try Data().write(to: localization.appending(path: "page\(number).html"))
      }
    }
    let process = try start()
    var end = process.end
    while end == nil {
      if try isDiscarding() { break }
      usleep(200)
      end = process.end
    }
    kill(process.number, signal)
    while end == nil { end = process.end }
  }

  fileprivate func receipt() throws -> String {
    try String(contentsOf: scratch.url.appending(path: "receipt"), encoding: .utf8)
  }

  /// Starts a prune that writes a receipt.
  fileprivate func start() throws -> Stoppable {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
    #else
      var attributes = posix_spawnattr_t()
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    for number in Int32(1)...2 {
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0)
    }
    let receipt = scratch.url.appending(path: "receipt").path
    let words = [Repository.lprune.path, "prune", "--write-receipt", receipt]
    let settings = variables.map { "\($0.key)=\($0.value)" }
    var (arguments, environment) = (words.map { strdup($0) }, settings.map { strdup($0) })
    defer { for text in arguments + environment { free(text) } }
    arguments.append(nil)
    environment.append(nil)
    var number = pid_t()
    try #require(
      posix_spawn(&number, words[0], &actions, &attributes, arguments, environment) == 0
    )
    return Stoppable(number: number)
  }

  fileprivate func isDiscarding() throws -> Bool {
    try FileManager.default.contentsOfDirectory(atPath: scratch.url.path)
      .contains { $0.hasSuffix(".done") }
  }
}
