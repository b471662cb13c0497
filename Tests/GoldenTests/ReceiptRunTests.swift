import Foundation
import Testing

/// Runs of the whole program with receipts.
@Suite struct ReceiptRunTests {
  /// Runs `body` in a folder with the Journal, its policy and a second app.
  private func withJournal(_ body: (ScratchFolder) throws -> Void) throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    for name in ["Journal/Journal.app", "Journal/lprune.json", "Fallback/Plain.app"] {
      try scratch.copy(Repository.folder.appending(path: "Fixtures/\(name)"))
    }
    try body(scratch)
  }

  private func run(_ words: String, in scratch: ScratchFolder) throws -> Run {
    try Run(of: Repository.lprune, words.split(separator: " ").map(String.init), in: scratch)
  }

  /// What it said of mistakes, each in a line: advice stands below it where both would be longer.
  private func errors(of run: Run) -> String { run.errors.replacing("\n       ", with: "; ") }

  private func receipt(in scratch: ScratchFolder) -> String? {
    try? String(contentsOf: scratch.url.appending(path: "r.json"), encoding: .utf8)
  }

  @Test func leavesTheFileAloneWhereThereIsNothingToDo() throws {
    try withJournal { scratch in
      let words = "prune Journal.app --write-receipt r.json"
      #expect(try run(words, in: scratch).status == 0)
      let written = try #require(receipt(in: scratch))
      let file = scratch.url.appending(path: "r.json").path
      let old = Date(timeIntervalSince1970: 1_000_000_000)
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
      #expect(try run(words, in: scratch).status == 0)
      #expect(receipt(in: scratch) == written)
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.modificationDate] as? Date == old)
      let names = try FileManager.default.contentsOfDirectory(atPath: scratch.url.path)
      #expect(names.sorted() == ["Journal.app", "Plain.app", "lprune.json", "r.json"])
    }
  }

  /// On an incremental build only what changed is copied again.
  @Test func keepsWhatItKnewOfWhatIsNotCopiedAgain() throws {
    try withJournal { scratch in
      let words = "prune Journal.app --write-receipt r.json"
      #expect(try run(words, in: scratch).status == 0)
      let written = try #require(receipt(in: scratch))
      let bundle = "Journal.app/Journal_Core.bundle"
      try FileManager.default.removeItem(at: scratch.url.appending(path: bundle))
      try FileManager.default.copyItem(
        at: Repository.folder.appending(path: "Fixtures/Journal/\(bundle)"),
        to: scratch.url.appending(path: bundle)
      )
      let verify = try run("verify Journal.app --receipt r.json", in: scratch)
      #expect(verify.status == 1)
      #expect(verify.output.contains("[prune-undone]"))
      #expect(try run(words, in: scratch).status == 0)
      #expect(receipt(in: scratch) == written)
      #expect(try run("verify Journal.app --receipt r.json", in: scratch).status == 0)
    }
  }

  @Test func writesNoneWhereThePruneIsRefused() throws {
    try withJournal { scratch in
      try scratch.copy(Repository.folder.appending(path: "Fixtures/refuses-missing-key/Hello.app"))
      let run = try run("prune Hello.app --write-receipt r.json", in: scratch)
      #expect(run.status == 1)
      #expect(receipt(in: scratch) == nil)
    }
  }

  @Test func isOfWhatWasDone() throws {
    try withJournal { scratch in
      let run = try run("prune Journal.app --dry-run --write-receipt r.json", in: scratch)
      #expect(run.status == 64)
      #expect(
        run.errors == """
          error: both '--dry-run' and '--write-receipt'
                 a receipt is of what was done, and a dry run does nothing: take one of them out

          """
      )
    }
  }

  @Test func writesNoneInAConfigurationThatIsSkipped() throws {
    try withJournal { scratch in
      // Not even one that is damaged matters there.
      try Data("{".utf8).write(to: scratch.url.appending(path: "r.json"))
      let run = try Run(
        of: Repository.lprune,
        ["prune", "Journal.app", "--write-receipt", "r.json"],
        environment: ["CODESIGNING_FOLDER_PATH": "Journal.app", "CONFIGURATION": "Debug"],
        in: scratch
      )
      #expect(run.status == 0)
      #expect(receipt(in: scratch) == "{")
    }
  }

  @Test(arguments: ["prune Plain.app --write-receipt", "verify Plain.app --receipt"])
  func refusesTheReceiptOfAnotherArtifact(words: String) throws {
    try withJournal { scratch in
      #expect(try run("prune Journal.app --write-receipt r.json", in: scratch).status == 0)
      let written = receipt(in: scratch)
      let before = try TreeSnapshot(of: scratch.url)
      let run = try run("\(words) r.json", in: scratch)
      #expect(run.status == 64)
      #expect(
        run.errors == """
          error: the receipt 'r.json' is of 'Journal.app' (com.example.Journal), not of 'Plain.app' \
          (com.example.Plain)
                 each artifact has a receipt of its own

          """
      )
      #expect(receipt(in: scratch) == written)
      #expect(try TreeSnapshot(of: scratch.url).changes(since: before).isEmpty)
    }
  }

  @Test(arguments: ["prune Journal.app --write-receipt", "verify Journal.app --receipt"])
  func changesNothingWhereTheReceiptIsDamaged(words: String) throws {
    try withJournal { scratch in
      try Data(#"{"document": "receipt", "schemaVersion": 1}"#.utf8)
        .write(to: scratch.url.appending(path: "r.json"))
      let before = try TreeSnapshot(of: scratch.url)
      let run = try run("\(words) r.json", in: scratch)
      #expect(run.status == 65)
      #expect(
        run.errors == """
          r.json:1:1: error: damaged receipt: 'artifact' is missing; remove the file, build and prune again: that \
          writes it anew

          """
      )
      #expect(try TreeSnapshot(of: scratch.url).changes(since: before).isEmpty)
    }
  }

  @Test(arguments: [
    (
      "verify Journal.app --receipt r.json", 66,
      "cannot read the receipt 'r.json': no such file or directory; 'lprune prune --write-receipt' writes one"
    ),
    (
      "verify Journal.app --receipt Plain.app", 66,
      "the receipt 'Plain.app' is a folder, not a file; name the receipt itself"
    ),
    (
      "prune Journal.app --write-receipt Plain.app", 66,
      "the receipt 'Plain.app' is a folder, not a file; name the receipt itself"
    ),
    (
      "prune Journal.app --write-receipt none/r.json", 74,
      "cannot write the receipt 'none/r.json': no such file or directory; its folder must be there and writable"
    ),
    (
      "prune Journal.app --write-receipt lprune.json", 64,
      "the receipt 'lprune.json' would be written over the policy; choose another path"
    ),
    (
      "prune Journal.app --write-receipt Journal.app/r.json", 64,
      "the receipt 'Journal.app/r.json' would lie in the artifact 'Journal.app', which holds only what ships; choose a path outside of it"
    ),
    (
      "prune Journal.app --report json=r.json --write-receipt ./r.json", 64,
      "a report and the receipt go to './r.json', where one would spoil the other; give each its own path"
    ),
    (
      "verify Journal.app Plain.app --receipt r.json", 64,
      "'--receipt' is about one artifact, and 2 are named; verify each with the receipt of its own prune"
    ),
  ])
  func refusesPathsThatCannotBeMeant(words: String, status: Int32, message: String) throws {
    try withJournal { scratch in
      let before = try TreeSnapshot(of: scratch.url)
      let run = try run(words, in: scratch)
      #expect(errors(of: run) == "error: \(message)\n")
      #expect(run.status == status)
      #expect(try TreeSnapshot(of: scratch.url).changes(since: before).isEmpty)
    }
  }

  @Test func doesNotWriteAReportOverTheReceiptThatItReads() throws {
    try withJournal { scratch in
      #expect(try run("prune Journal.app --write-receipt r.json", in: scratch).status == 0)
      let run = try run("verify Journal.app --receipt r.json --report json=r.json", in: scratch)
      #expect(run.status == 64)
      #expect(
        errors(of: run)
          == "error: the report 'r.json' would be written over the receipt; choose another path\n"
      )
    }
  }

  /// A link stays a link, and what it leads to is what is written.
  @Test func writesThroughALink() throws {
    try withJournal { scratch in
      let files = FileManager.default
      let real = scratch.url.appending(path: "real.json")
      try files.createSymbolicLink(
        atPath: scratch.url.appending(path: "r.json").path,
        withDestinationPath: "real.json"
      )
      #expect(try run("prune Plain.app --write-receipt real.json", in: scratch).status == 0)
      try files.removeItem(at: scratch.url.appending(path: "Plain.app"))
      try scratch.copy(Repository.folder.appending(path: "Fixtures/Fallback/Plain.app"))
      try files.removeItem(at: scratch.url.appending(path: "Plain.app/fr.lproj"))
      #expect(try run("prune Plain.app --write-receipt r.json", in: scratch).status == 0)
      #expect(try String(contentsOf: real, encoding: .utf8).contains(#""kept": ["de", "ja"]"#))
      let target = try files.destinationOfSymbolicLink(
        atPath: scratch.url.appending(path: "r.json").path
      )
      #expect(target == "real.json")
    }
  }
}
