import Foundation
import Testing

/// One folder of `Fixtures`: artifacts and policies, the commands to run beside them, and what is expected of them.
///
/// `commands` holds one command of lprune per line, `NAME=value` words before it for its environment; `#` begins a
/// remark. `expected` holds what `scripts/record` wrote: the transcript, the changes, and what was changed.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  let folder: URL

  var name: String { folder.lastPathComponent }
  var testDescription: String { name }

  /// The check for which the case must be refused, if its name says so.
  var refusingCheck: String? {
    name.hasPrefix("refuses-") ? String(name.dropFirst("refuses-".count)) : nil
  }

  /// Every case, by name.
  static let all: [GoldenCase] = cases(in: Repository.folder.appending(path: "Fixtures"))

  private static func cases(in fixtures: URL) -> [GoldenCase] {
    // A folder that cannot be listed gives no case, which `coversEveryCheckThatRefusesAPrune` notices.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)) ?? []
    return names.sorted().map { GoldenCase(folder: fixtures.appending(path: $0)) }.filter {
      FileManager.default.fileExists(atPath: $0.commandsFile.path)
    }
  }

  /// Runs the commands in order in a copy of the folder.
  func run() throws -> Outcome {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    for item in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where item != commandsFile.lastPathComponent && item != "expected" {
      try scratch.copy(folder.appending(path: item))
    }
    let before = try TreeSnapshot(of: scratch.url)
    let runs = try commands().map { command in
      try Run(of: Repository.lprune, command.words, environment: command.environment, in: scratch)
    }
    return Outcome(runs: runs, changes: try TreeSnapshot(of: scratch.url).changes(since: before))
  }

  private var commandsFile: URL { folder.appending(path: "commands") }

  private func commands() throws -> [(environment: [String: String], words: [String])] {
    try String(contentsOf: commandsFile, encoding: .utf8)
      .split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let words = line.split(separator: " ").map(String.init)
        let settings = words.prefix { $0.contains("=") && !$0.hasPrefix("-") }
        let environment = settings.map { setting in
          let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          return (String(parts[0]), String(parts[1]))
        }
        return (
          Dictionary(environment, uniquingKeysWith: { $1 }),
          Array(words.dropFirst(settings.count))
        )
      }
  }
}

extension GoldenCase {
  /// What the commands of a case did.
  struct Outcome {
    var runs: [Run]
    var changes: [TreeSnapshot.Change]

    /// Everything that was said, command by command, in the form of the file `expected/transcript`.
    var transcript: String { runs.map(\.transcript).joined(separator: "\n") }

    /// What differs afterwards, in the form of the file `expected/changes`.
    var listing: String { changes.map { "\($0.kind) \($0.path)\n" }.joined() }
  }

  /// What is expected, as files below `expected` and their content.
  func expectation() throws -> [String: Data] {
    let expected = folder.appending(path: "expected")
    guard FileManager.default.fileExists(atPath: expected.path) else { return [:] }
    return try TreeSnapshot(of: expected).files
  }

  /// Replaces what is expected by `outcome`.
  func record(_ outcome: Outcome) throws {
    let expected = folder.appending(path: "expected")
    try? FileManager.default.removeItem(at: expected)  // Not there when a case is new.
    for (path, content) in outcome.expectation {
      let file = expected.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try content.write(to: file)
    }
  }
}

extension GoldenCase.Outcome {
  /// The outcome as the files below `expected`.
  var expectation: [String: Data] {
    var files = ["transcript": Data(transcript.utf8), "changes": Data(listing.utf8)]
    for change in changes {
      guard case .file(_, let content) = change.entry else { continue }
      files["after/\(change.path)"] = content
    }
    return files
  }
}
