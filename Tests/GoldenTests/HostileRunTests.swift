import Foundation
import Testing

/// Runs of the whole program in surroundings that are not as it would like them.
@Suite struct HostileRunTests {
  /// Paths of reports that would take the place of something; `{}` is the case's folder.
  @Test(arguments: [
    ("lprune.json", "the report '{}' would be written over the policy"),
    ("./lprune.json", "the report '{}' would be written over the policy"),
    ("link", "the report '{}' would be written over the policy"),
    ("twin", "the report '{}' would be written over the policy"),
    (
      "Journal.app/report.json",
      "the report '{}' would lie in the artifact 'Journal.app', which holds only what ships"
    ),
    (
      "Journal.app/Info.plist",
      "the report '{}' would lie in the artifact 'Journal.app', which holds only what ships"
    ),
    (
      "inner/report.json",
      "the report '{}' would lie in the artifact 'Journal.app', which holds only what ships"
    ),
    (
      "./other.json",
      "two reports go to '{}', where one would spoil the other"
    ),
  ])
  func refusesToWriteAReportOverAnything(path: String, message: String) throws {
    try withJournal { scratch in
      let files = FileManager.default
      func item(_ name: String) -> String { scratch.url.appending(path: name).path }
      try files.createSymbolicLink(atPath: item("link"), withDestinationPath: "lprune.json")
      try files.createSymbolicLink(
        atPath: item("inner"),
        withDestinationPath: "Journal.app/PlugIns"
      )
      try files.linkItem(atPath: item("lprune.json"), toPath: item("twin"))
      let before = try TreeSnapshot(of: scratch.url)
      let run = try Run(
        of: Repository.lprune,
        ["prune", "Journal.app", "--report", "xcode=other.json", "--report", "json=\(path)"],
        in: scratch
      )
      #expect(run.status == 64)
      #expect(run.errors.hasPrefix("error: \(message.replacing("{}", with: path))"))
      #expect(try TreeSnapshot(of: scratch.url).changes(since: before).isEmpty)
    }
  }

  @Test(arguments: ["--report text=/dev/null --report json=/dev/null", "--report json=/dev/null"])
  func writesAnyNumberOfReportsToADevice(options: String) throws {
    try withJournal { scratch in
      let run = try shell("\"$LPRUNE\" prune Journal.app --dry-run \(options)", in: scratch)
      #expect(run.errors == "")
      #expect(run.status == 0)
    }
  }

  @Test(arguments: [">&-", "2>&-", "<&-", "<&- >&- 2>&-", "| true"])
  func writesItsReportsWhereNobodyListens(redirection: String) throws {
    try withJournal { scratch in
      let command = "\"$LPRUNE\" prune Journal.app --report json=report.json --report text"
      let run = try shell("(\(command); echo $? >status) \(redirection)", in: scratch)
      #expect(run.status == 0)
      func text(_ name: String) throws -> String {
        try String(contentsOf: scratch.url.appending(path: name), encoding: .utf8)
      }
      #expect(try text("status") == "0\n")
      let report = try text("report.json")
      #expect(report.hasPrefix("{\n") && report.hasSuffix("}\n"))
      #expect(!FileManager.default.fileExists(atPath: scratch.url.path + "/Journal.app/en.lproj"))
    }
  }

  @Test func saysThatItPrunedWhereTheReportIsLost() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    try withJournal { scratch in
      let run = try shell(
        "\"$LPRUNE\" prune Journal.app --report json=/dev/full --report xcode=x",
        in: scratch
      )
      #expect(run.status == 74)
      #expect(
        run.errors
          == "error: cannot write the report '/dev/full': no space left on device; the artifact was pruned all the same\n       make room for it or choose another path\n"
      )
      let other = try String(contentsOf: scratch.url.appending(path: "x"), encoding: .utf8)
      #expect(other.contains("note: lprune: Journal.app"))
    }
  }

  @Test func refusesAPolicyThatIsNone() throws {
    try withJournal { scratch in
      let run = try shell(
        "truncate -s 1T big; \"$LPRUNE\" prune Journal.app --policy big",
        in: scratch
      )
      #expect(run.status == 78)
      #expect(
        run.errors
          == "error: 'big' is no policy: it is larger than 1 MB; check the path given to '--policy'\n"
      )
    }
  }

  /// Even where nothing would go: whatever it is, the artifact may not be whole.
  @Test func refusesWhatNoRunLeft() throws {
    try withJournal { scratch in
      let first = try shell("\"$LPRUNE\" prune Journal.app", in: scratch)
      #expect(first.status == 0)
      let again = try shell("\"$LPRUNE\" prune Journal.app", in: scratch)
      #expect(again.status == 0)
      let folder = try stagingName(of: "Journal.app")
      let half = try shell("mkdir -m 755 \(folder); \"$LPRUNE\" prune Journal.app", in: scratch)
      #expect(half.status == 74)
      #expect(half.errors.contains("has the name of lprune's own folder"))
      let preview = try shell("\"$LPRUNE\" prune Journal.app --dry-run", in: scratch)
      #expect(preview.status == 1)
      #expect(preview.output.contains("interrupted-prune"))
      let answer = try shell("\"$LPRUNE\" resolve Journal.app --languages de", in: scratch)
      #expect(answer.status == 0)
      #expect(
        answer.errors.contains("warning: an earlier prune of the artifact was stopped half-way")
      )
    }
  }

  /// FNV-1a of the path, as the folder beside a bundle is called.
  private func stagingName(of path: String) throws -> String {
    let hash = path.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return ".lprune-" + String(repeating: "0", count: 16 - String(hash, radix: 16).count)
      + String(hash, radix: 16)
  }

  private func withJournal(_ body: (ScratchFolder) throws -> Void) throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let journal = Repository.folder.appending(path: "Fixtures/Journal")
    try scratch.copy(journal.appending(path: "Journal.app"))
    try scratch.copy(journal.appending(path: "lprune.json"))
    try body(scratch)
  }

  private func shell(_ command: String, in scratch: ScratchFolder) throws -> Run {
    try Run(
      of: URL(fileURLWithPath: "/bin/sh"),
      ["-c", command],
      environment: ["LPRUNE": Repository.lprune.path],
      in: scratch
    )
  }
}
