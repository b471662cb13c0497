import Foundation

/// A program that ran to its end, and what it said.
struct Run {
  let words: [String]
  let environment: [String: String]
  let status: Int32
  let output: String
  let errors: String

  /// Runs `program` in `scratch`, whose path is written `$FOLDER` in what is said; nothing of the environment of the
  /// tests is passed on.
  init(
    of program: URL,
    _ words: [String],
    environment: [String: String] = [:],
    in scratch: ScratchFolder
  ) throws {
    // Files take any amount of output; a pipe that nobody empties would stop the program.
    let streams = try ScratchFolder()
    defer { streams.remove() }
    let (outputFile, errorFile) = (
      streams.url.appending(path: "output"), streams.url.appending(path: "errors")
    )
    try Data().write(to: outputFile)
    try Data().write(to: errorFile)

    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = scratch.url
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()

    self.words = words
    self.environment = environment
    status =
      process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
    output = try Self.text(of: outputFile, in: scratch)
    errors = try Self.text(of: errorFile, in: scratch)
  }

  private static func text(of file: URL, in scratch: ScratchFolder) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .replacingOccurrences(of: scratch.url.path, with: "$FOLDER")
  }

  /// The command, what it said on both streams, and its exit status, as one would see them in a terminal.
  var transcript: String {
    let settings = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let command = (settings + ["lprune"] + words).joined(separator: " ")
    let said = output + (errors.isEmpty ? "" : "--- standard error\n" + errors)
    return "$ \(command)\n\(said)--- exit \(status)\n"
  }
}
