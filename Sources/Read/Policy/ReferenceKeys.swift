internal import Diagnostics
internal import Model
internal import PropertyLists

/// What a file says about keys, and what is wrong with it.
struct ReferenceKeys {
  /// Each once, in the order of the file.
  private(set) var keys: [[UInt8]] = []

  /// Those that are there but wanted of no language.
  private(set) var exempt: [[UInt8]] = []
  var problems: [Problem] = []
  private var seen: Set<[UInt8]> = []

  mutating func add(_ key: [UInt8], isExempt: Bool = false) {
    guard seen.insert(key).inserted else { return }
    if isExempt { exempt.append(key) } else { keys.append(key) }
  }
}

/// The keys in a file, whose name tells what it is: a table, a string catalog, or a list with a key in each line;
/// problems call it `file`.
func referenceKeys(of bytes: [UInt8], named name: ByteName, file: String) -> ReferenceKeys {
  if name.hasSuffix(".strings") || name.hasSuffix(".stringsdict") {
    return tableKeys(bytes, file: file)
  }
  if let problem = encodingProblem(of: bytes, file: file) {
    var keys = ReferenceKeys()
    keys.problems = [problem]
    return keys
  }
  return name.hasSuffix(".xcstrings") ? catalogKeys(bytes, file: file) : listedKeys(bytes)
}

/// The keys of a `.strings` or `.stringsdict`, read as the system reads it.
private func tableKeys(_ bytes: [UInt8], file: String) -> ReferenceKeys {
  var keys = ReferenceKeys()
  var text: [UInt8] = []
  do throws(PropertyListError) {
    let format = try bytes.withUnsafeBufferPointer { (bytes) throws(PropertyListError) in
      try recognize(bytes, transcodingInto: &text)
    }
    try (text.isEmpty ? bytes : text).withUnsafeBufferPointer {
      (source) throws(PropertyListError) in
      var reader = try TableReader(source, format)
      while let entry = try reader.next() { keys.add(entry.key.utf8(from: source)) }
      guard let truncation = reader.truncation else { return }
      let position = SourcePosition(of: truncation.offset, in: source)
      keys.problems.append(
        Problem(
          "the system reads no further: \(truncation.reason)",
          advice: "correct the file",
          at: SourceLocation(file: file, line: position.line, column: position.column)
        )
      )
    }
  } catch {
    keys.problems.append(
      Problem(
        "no table of strings: \(error.reason)",
        advice: "correct the file",
        at: SourceLocation(
          file: file,
          line: error.position?.line,
          column: error.position?.column
        )
      )
    )
  }
  return keys
}

/// One key in each line, as it stands there; lines that are blank or begin with `#` are none.
///
/// A `\` before `#` or `\` at the beginning says that it belongs to the key.
private func listedKeys(_ bytes: [UInt8]) -> ReferenceKeys {
  var keys = ReferenceKeys()
  let mark = UInt8(ascii: "#")
  let backslash = UInt8(ascii: "\\")
  let text = bytes.dropFirst(bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0)
  let lines = text.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  for line in lines where line.first != mark {
    guard line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else {
      continue
    }
    let isMarked =
      line.first == backslash && [mark, backslash].contains(line.dropFirst().first ?? 0)
    keys.add(Array(isMarked ? line.dropFirst() : line))
  }
  return keys
}
