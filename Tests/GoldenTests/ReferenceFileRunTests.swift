import Foundation
import Testing

/// Runs of the whole program with a policy that names files.
@Suite struct ReferenceFileRunTests {
  private static let policy = #"""
    {
      "version": 1,
      "reference": {"file": "keys.txt", "table": "Localizable"}
    }
    """#

  /// Runs in a folder with the app, a policy in `l10n` and the files beside it.
  private func run(_ files: [String: String], _ words: String...) throws -> Run {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    try scratch.copy(Repository.folder.appending(path: "Fixtures/Journal/Journal.app"))
    let folder = scratch.url.appending(path: "l10n")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    for (name, text) in files.merging(["lprune.json": Self.policy], uniquingKeysWith: { a, _ in a })
    {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    return try Run(
      of: Repository.lprune,
      ["verify", "Journal.app", "--policy", "l10n/lprune.json"] + words,
      in: scratch
    )
  }

  @Test func readsAFileBesideThePolicy() throws {
    let run = try run(["keys.txt": "new.key\n"], "--report", "json")
    #expect(run.status == 1)
    #expect(
      run.output.contains("4 languages lack 1 of 1 key of Localizable")
        || run.output.contains("lack 1 of 1 key of Localizable")
    )
    #expect(run.output.contains("\"new.key\""))
  }

  @Test func saysWhereAMissingFileIsNamed() throws {
    let run = try run([:])
    #expect(run.status == 78)
    #expect(
      run.errors == """
        l10n/lprune.json:3:25: error: cannot read 'keys.txt' in 'reference': no such file or directory; \
        paths begin at the folder of the policy

        """
    )
  }

  @Test func saysWhereAFileIsWrong() throws {
    let policy = #"{"version": 1, "reference": {"file": "keys.strings"}}"#
    let run = try run(["lprune.json": policy, "keys.strings": "a = b;\nc = d"])
    #expect(run.status == 78)
    #expect(run.errors.hasPrefix("l10n/keys.strings:2:6: error: no table of strings: "))
  }

  @Test func refusesToWriteAReportOverAFileThatThePolicyNames() throws {
    let run = try run(["keys.txt": "new.key\n"], "--report", "json=l10n/keys.txt")
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix(
        "error: the report 'l10n/keys.txt' would be written over 'keys.txt', which the policy names"
      )
    )
  }
}
