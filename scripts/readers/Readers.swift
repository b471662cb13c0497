import Foundation
import Model
import Read

/// What `scripts/benchmark readers` builds: reads the files that a list names, with lprune's reader and with
/// Foundation's in turns, on one thread, and prints the seconds of every run.
@main enum Readers {
  static func main() throws {
    let words = CommandLine.arguments
    guard words.count == 3, let runs = Int(words[1]) else {
      print("usage: readers RUNS LIST, a file of lines 'format table path'")
      exit(64)
    }
    let lines = try String(contentsOfFile: words[2], encoding: .utf8).split(separator: "\n")
    let files = try lines.map { try BenchmarkFile($0) }
    for format in Set(files.map(\.format)).sorted() {
      try compare(files.filter { $0.format == format }, format, runs)
    }
  }

  private static func compare(_ files: [BenchmarkFile], _ format: String, _ runs: Int) throws {
    let tables = Dictionary(grouping: files, by: \.table).values.map { $0 }
    for _ in 0..<runs {
      var counts = (ours: 0, foundation: 0)
      let ours = seconds { counts.ours = tables.reduce(0) { $0 + countEntries($1) } }
      let foundation = try seconds {
        counts.foundation = try files.reduce(0) { try $0 + countWithFoundation($1) }
      }
      guard counts.ours == counts.foundation else {
        print(
          "error: \(format) has \(counts.ours) entries for one reader, \(counts.foundation) for the other"
        )
        exit(1)
      }
      print(format, counts.ours, ours, foundation)
    }
  }

  /// The seconds for which the processor works on something, which others on the machine do not add to.
  private static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = processorTime()
    try work()
    return Double(processorTime() - start) / 1e9
  }

  private static func processorTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

/// A file in memory.
private struct BenchmarkFile {
  var format: String
  var table: String
  var isDict: Bool
  var contents: [UInt8]
  var data: Data

  /// Reads the file that a line `format table path` names.
  init(_ line: Substring) throws {
    let words = line.split(separator: " ", maxSplits: 2)
    (format, table) = (String(words[0]), String(words[1]))
    isDict = words[2].hasSuffix(".stringsdict")
    data = try Data(contentsOf: URL(fileURLWithPath: String(words[2])))
    contents = Array(data)
  }
}

/// Reads one table with the files of all its languages as the tool does.
///
/// The tool has the system put each file into its buffer, and copies nothing itself; here it is given the file in memory,
/// as Foundation is, so that what the system does counts for neither.
private func countEntries(_ files: [BenchmarkFile]) -> Int {
  let request = TableRequest(
    component: 0,
    name: BundlePath(files[0].table),
    files: files.indices.map {
      TableFile(localization: $0, file: BundlePath("\($0)"), isDict: files[$0].isDict)
    }
  )
  let contents = files.map(\.contents)
  let table = readTables([request]) { (path, buffer) throws(UnreadableFile) in
    guard let number = Int(path.description) else { throw UnreadableFile("no such file") }
    buffer = contents[number]
  }
  return table[0].rows.reduce(0) { $0 + $1.cells.count(where: \.isPresent) }
}

/// Decodes one file the way a script would that only wants its texts.
private func countWithFoundation(_ file: BenchmarkFile) throws -> Int {
  let decoder = PropertyListDecoder()
  return file.isDict
    ? try decoder.decode([String: [String: RuleValue]].self, from: file.data).count
    : try decoder.decode([String: String].self, from: file.data).count
}

/// A value in a rule dictionary: the format, or a variable.
private enum RuleValue: Decodable {
  case text(String)
  case variable([String: String])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .variable(try container.decode([String: String].self))
    }
  }
}
