import Disk
import Model

// A journal as bytes: fields that end in a zero, since no path holds one. Numbers are decimal, and the last field is the
// checksum of all before it.

extension Journal {
  private static let header = "lprune-journal 1"

  var bytes: [UInt8] {
    var text = Fields()
    text.add(Self.header)
    text.add(artifact.bytes)
    for folder in folders {
      text.add("folder")
      text.add(folder.path.bytes)
      text.add(folder.mark)
      for time in [folder.accessed, folder.modified] {
        text.add("\(time.seconds)")
        text.add("\(time.nanoseconds)")
      }
    }
    for edit in edits {
      text.add("edit")
      text.add("\(edit.folder)")
      text.add(edit.name.bytes)
      text.add(edit.new)
      text.add("\(edit.newBytes.size)")
      text.add(edit.newBytes.checksum)
    }
    for removal in removals {
      text.add("removal")
      text.add("\(removal.folder)")
      text.add(removal.name.bytes)
    }
    return text.bytes + text.bytes.checksum.utf8
  }

  /// Reads a journal; nil where it is damaged, or speaks of anything that no prune changes.
  init?(_ bytes: [UInt8]) {
    let content = Array(bytes.dropLast(16))
    guard bytes.suffix(16).elementsEqual(content.checksum.utf8) else { return nil }
    var fields = FieldReader(content)
    guard fields.text() == Self.header, let artifact = fields.next() else { return nil }
    self.init(artifact: BundlePath(bytes: artifact))
    while let kind = fields.text() {
      guard read(kind, from: &fields) else { return nil }
    }
    guard fields.isAtEnd else { return nil }
  }

  /// Reads one part of the journal and says whether it is sound.
  private mutating func read(_ kind: String, from fields: inout FieldReader) -> Bool {
    switch kind {
    case "folder":
      guard let path = fields.next().map({ BundlePath(bytes: $0) }), path.staysInside,
        let mark = fields.mark(), let accessed = fields.time(), let modified = fields.time()
      else { return false }
      folders.append(Folder(path: path, mark: mark, accessed: accessed, modified: modified))
    case "edit":
      guard let folder = fields.index(in: folders), let name = fields.name(endingIn: ".plist"),
        let new = fields.mark(), let newBytes = fields.contents()
      else { return false }
      edits.append(Edit(folder: folder, name: name, new: new, newBytes: newBytes))
    case "removal":
      guard let folder = fields.index(in: folders), let name = fields.name(endingIn: ".lproj")
      else { return false }
      removals.append(Removal(folder: folder, name: name))
    default: return false
    }
    return true
  }
}

private struct Fields {
  var bytes: [UInt8] = []

  mutating func add(_ field: [UInt8]) { bytes += field + [0] }

  mutating func add(_ field: String) { add(Array(field.utf8)) }

  mutating func add(_ mark: Journal.Mark) {
    add("\(mark.inode)")
    add("\(mark.birthSeconds)")
    add("\(mark.birthNanoseconds)")
  }
}

private struct FieldReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func next() -> [UInt8]? {
    guard let end = rest.firstIndex(of: 0) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return Array(rest[..<end])
  }

  mutating func text() -> String? { next().map { String(decoding: $0, as: UTF8.self) } }

  mutating func number<Number: FixedWidthInteger>() -> Number? { text().flatMap { Number($0) } }

  mutating func mark() -> Journal.Mark? {
    guard let inode: UInt64 = number(), let seconds: Int64 = number(),
      let nanoseconds: Int64 = number()
    else { return nil }
    return Journal.Mark(inode: inode, birthSeconds: seconds, birthNanoseconds: nanoseconds)
  }

  mutating func contents() -> Journal.Contents? {
    guard let size: Int = number(), size >= 0, let checksum = text() else { return nil }
    return Journal.Contents(size: size, checksum: checksum)
  }

  mutating func time() -> FileStatus.Timestamp? {
    guard let seconds: Int64 = number(), let nanoseconds: Int64 = number(),
      (0..<1_000_000_000).contains(nanoseconds)
    else { return nil }
    return FileStatus.Timestamp(seconds: seconds, nanoseconds: nanoseconds)
  }

  mutating func index(in folders: [Journal.Folder]) -> Int? {
    guard let index: Int = number(), folders.indices.contains(index) else { return nil }
    return index
  }

  /// A single name with this ending.
  mutating func name(endingIn suffix: String) -> ByteName? {
    guard let bytes = next(), !bytes.contains(UInt8(ascii: "/")), bytes.count > suffix.utf8.count,
      bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    else { return nil }
    return ByteName(bytes: bytes)
  }
}

extension BundlePath {
  /// Whether the path leads down only, name by name.
  fileprivate var staysInside: Bool {
    isRoot
      || bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
      }
  }
}
