import Foundation

/// Right answers of CFBundle with Apple's matcher, one to a line.
enum VectorFile {
  static func lines(_ name: String) throws -> [Substring] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Vectors")
    return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      .split(separator: "\n")
  }
}
