import Foundation
import Testing

/// The test of the defaults: what the first `verify` of a large app prints is short, and all of it is worth acting on.
@Suite struct FirstVerifyTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  /// The words themselves are reviewed in this file, which `scripts/record` rewrites.
  private static let expected = Repository.folder.appending(path: "Fixtures/FirstVerify/expected")

  @Test(arguments: ["text", "xcode"])
  func printsFewLines(format: String) throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    try LargeApp().write(into: scratch.url)
    try Data(#"{"version": 1, "keep": ["*"]}"#.utf8)
      .write(to: scratch.url.appending(path: "lprune.json"))
    let run = try Run(
      of: Repository.lprune,
      ["verify", LargeApp.name, "--report", format],
      in: scratch
    )
    #expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 30)
    let file = Self.expected.appending(path: format)
    if Self.isRecording {
      try FileManager.default.createDirectory(at: Self.expected, withIntermediateDirectories: true)
      try Data(run.transcript.utf8).write(to: file)
      Issue.record("recorded \(format); a recording run never passes")
      return
    }
    #expect(try run.transcript == String(contentsOf: file, encoding: .utf8))
  }

  /// Else what is recorded would depend on the run.
  @Test func isTheSameAppEachTime() throws {
    let scratches = try [ScratchFolder(), ScratchFolder()]
    defer { for scratch in scratches { scratch.remove() } }
    for scratch in scratches { try LargeApp().write(into: scratch.url) }
    let snapshots = try scratches.map { try TreeSnapshot(of: $0.url).files }
    #expect(snapshots[0] == snapshots[1])
  }
}
