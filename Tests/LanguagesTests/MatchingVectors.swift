import Foundation

/// Recorded answers of Apple's matcher to 1,500 random questions.
enum MatchingVectors {
  struct Row {
    let available: [String]
    let preferences: [String]
    /// The names it uses, the chosen one first.
    let matched: [String]
  }

  static func rows() throws -> [Row] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "matching.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    return lines.map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        .map { $0.split(separator: " ").map(String.init) }
      return Row(available: columns[0], preferences: columns[1], matched: columns[2])
    }
  }
}
