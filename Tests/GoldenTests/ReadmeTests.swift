import Diagnostics
import Foundation
import Testing
import Verify

@Suite struct ReadmeTests {
  private let readme: String

  init() throws {
    readme = try String(
      contentsOf: Repository.folder.appending(path: "README.md"),
      encoding: .utf8
    )
  }

  @Test func showsWhatItsFirstCommandPrints() throws {
    let command =
      "lprune prune Fixtures/Journal/Journal.app --policy Fixtures/Journal/lprune.json --dry-run"
    #expect(readme.contains("    swift run -c release \(command)\n"))
    let journal = try #require(GoldenCase.all.first { $0.name == "Journal" })
    let run = try #require(try journal.run().runs.first)
    #expect(readme.contains("```\n\(run.output)```\n"))
  }

  @Test func showsWhatItsExampleOfResolvePrints() throws {
    let command = """
          lprune resolve Fixtures/Journal/Journal.app --languages en-US --policy Fixtures/Journal/lprune.json \\
            --key Localizable/entry.new --key InfoPlist/NSCameraUsageDescription --resource Main.storyboardc

      """
    #expect(readme.contains(command))
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    try scratch.copy(Repository.folder.appending(path: "Fixtures"))
    let words = command.split { $0 == " " || $0 == "\n" }.map(String.init).filter { $0 != "\\" }
    let run = try Run(of: Repository.lprune, Array(words.dropFirst()), in: scratch)
    #expect(run.status == 0)
    #expect(readme.contains("```\n\(run.output)```\n"))
  }

  @Test func showsTheAppThatFallsBackToGerman() throws {
    let fallback = try #require(GoldenCase.all.first { $0.name == "Fallback" })
    let policy = try String(
      contentsOf: fallback.folder.appending(path: "lprune.json"),
      encoding: .utf8
    )
    let run = try #require(try fallback.run().runs.first)
    #expect(readme.contains("```jsonc\n\(policy)```\n\n```\n\(run.output)```\n"))
  }

  @Test func showsWhatAReceiptFinds() throws {
    let receipt = try #require(GoldenCase.all.first { $0.name == "Receipt" })
    let run = try #require(
      try receipt.run().runs.first { $0.words.prefix(2) == ["verify", "Export/Card.app"] }
    )
    #expect(readme.contains("```\n\(run.output)```\n"))
  }

  @Test(arguments: ["prune", "verify", "report", "resolve"])
  func namesEveryCommand(command: String) {
    #expect(readme.contains("| `lprune \(command) "))
  }

  /// One row a check, in the words of its description, so that the two cannot differ.
  @Test(arguments: Check.all.map(\.description))
  func listsEveryCheck(check: CheckDescription) {
    let row =
      "| `\(check.id)` | \(check.severity) | \(check.what); \(check.why) | \(check.fix) |"
    #expect(readme.contains(row), "README.md wants the row \(row)")
  }
}
