import Foundation

/// A list of `scripts/data`, which the generated tables are made from.
enum DataFile {
  /// The rows of a `.tsv` list.
  static func pairs(_ name: String) throws -> [(String, String)] {
    try text(name).split(separator: "\n").map { line in
      let columns = line.split(separator: "\t").map(String.init)
      return (columns[0], columns[1])
    }
  }

  /// The words of a `.txt` list.
  static func words(_ name: String) throws -> [String] {
    try text(name).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .flatMap { $0.split(separator: " ").map(String.init) }
  }

  /// The languages whose plural rules are known, sorted.
  static func pluralLanguages() throws -> [String] {
    let lines = try text("plurals.tsv").split(separator: "\n").dropFirst()
    let names = lines.flatMap { line in
      line.prefix { $0 != "\t" }.split(separator: " ").map(String.init)
    }
    return Set(names).sorted()
  }

  private static func text(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).appending(path: "../../../scripts/data").standardized
    return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
}
