import Foundation
import Testing

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

  @Test(arguments: ["prune", "verify", "report"])
  func namesEveryCommand(command: String) {
    #expect(readme.contains("| `lprune \(command) "))
  }
}
