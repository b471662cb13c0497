import Foundation

/// Every entry below `path`, one line each, sorted, so that a test compares two moments of a tree.
///
/// `folder 755 a/`, `file 644 a/b: 5 bytes, "hello"`, `link a/c -> b`, `other a/d`; what is not short text is
/// given by a hash, bytes of names that are no text as `\xNN`. With `times`, the time of the last change is
/// part of the line, for all but links.
package func snapshot(of path: String, times: Bool = false) throws -> [String] {
  let name = Array(path.utf8CString)
  let folder = try checked(open(name, O_RDONLY | O_DIRECTORY), "open", name)
  defer { close(folder) }
  var lines: [String] = []
  try append(folder, prefix: "", times: times, to: &lines)
  return lines
}

private func append(_ folder: Int32, prefix: String, times: Bool, to lines: inout [String]) throws {
  for (name, _) in entries(of: folder) {
    var status = stat()
    try checked(fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW), "fstatat", name)
    let path = prefix + readable(name.dropLast().map(UInt8.init(bitPattern:)))
    let mode = String(status.st_mode & 0o7777, radix: 8)
    let time = times ? " at \(modified(status))" : ""
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      lines.append("folder \(mode)\(time) \(path)/")
      let opened = try checked(openat(folder, name, O_RDONLY | O_DIRECTORY), "openat", name)
      defer { close(opened) }
      try append(opened, prefix: path + "/", times: times, to: &lines)
    case S_IFREG:
      lines.append("file \(mode)\(time) \(path): \(try describe(folder, name))")
    case S_IFLNK:
      var target = [UInt8](repeating: 0, count: 4096)
      let count = target.withUnsafeMutableBytes { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bytes in
          readlinkat(folder, name, bytes.baseAddress ?? bytes.baseAddress.unsafelyUnwrapped, 4096)
        }
      }
      lines.append("link \(path) -> \(readable(Array(target.prefix(max(count, 0)))))")
    default:
      lines.append("other \(mode)\(time) \(path)")
    }
  }
}

/// The size of a file, and its text where that is short, else a hash.
private func describe(_ folder: Int32, _ name: [CChar]) throws -> String {
  let file = try checked(openat(folder, name, O_RDONLY), "openat", name)
  defer { close(file) }
  let bytes = Array(FileHandle(fileDescriptor: file).readDataToEndOfFile())
  if bytes.count <= 40, let text = String(validating: bytes, as: UTF8.self) {
    return "\(bytes.count) bytes, \(text.debugDescription)"
  }
  // FNV-1a: enough to tell two files of a test apart.
  let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  return "\(bytes.count) bytes, hash \(String(hash, radix: 16))"
}

private func modified(_ status: stat) -> String {
  #if canImport(Darwin)
    let time = status.st_mtimespec
  #else
    let time = status.st_mtim
  #endif
  return "\(time.tv_sec).\(time.tv_nsec)"
}

/// Bytes as text, control characters and what is no UTF-8 as `\xNN`.
private func readable(_ bytes: [UInt8]) -> String {
  let text = String(validating: bytes, as: UTF8.self)
  if let text, !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return text }
  return bytes.map { byte in
    (0x20..<0x7F).contains(byte)
      ? String(UnicodeScalar(byte)) : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }.joined()
}
