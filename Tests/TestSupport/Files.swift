import Foundation

/// A file that holds bytes.
package struct DataFile: TreeEntry {
  private let name: EntryName
  private let mode: mode_t
  private let bytes: [UInt8]

  package init(_ name: String, _ bytes: [UInt8] = [], mode: UInt32 = 0o644) {
    self.init(EntryName(name), bytes, mode: mode)
  }

  package init(bytes name: [UInt8], _ bytes: [UInt8] = [], mode: UInt32 = 0o644) {
    self.init(EntryName(bytes: name), bytes, mode: mode)
  }

  fileprivate init(_ name: EntryName, _ bytes: [UInt8], mode: UInt32) {
    self.name = name
    self.mode = mode_t(mode)
    self.bytes = bytes
  }

  package func write(into folder: Int32) throws {
    let name = name.cString
    let file = try checked(
      openat(folder, name, O_WRONLY | O_CREAT | O_EXCL, 0o600 as mode_t),
      "openat",
      name
    )
    defer { close(file) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { writeBytes(file, $0) }
      guard count > 0 else { throw TreeError("write", name) }
      written += count
    }
    try checked(fchmod(file, mode), "fchmod", name)
  }
}

/// A file that holds text, as UTF-8.
package struct TextFile: TreeEntry {
  private let file: DataFile

  package init(_ name: String, _ text: String = "", mode: UInt32 = 0o644) {
    file = DataFile(name, Array(text.utf8), mode: mode)
  }

  package init(bytes name: [UInt8], _ text: String = "", mode: UInt32 = 0o644) {
    file = DataFile(bytes: name, Array(text.utf8), mode: mode)
  }

  package func write(into folder: Int32) throws { try file.write(into: folder) }
}

/// A symbolic link.
package struct Link: TreeEntry {
  private let name: EntryName
  private let target: EntryName

  package init(_ name: String, to target: String) {
    self.name = EntryName(name)
    self.target = EntryName(target)
  }

  package init(bytes name: [UInt8], to target: [UInt8]) {
    self.name = EntryName(bytes: name)
    self.target = EntryName(bytes: target)
  }

  package func write(into folder: Int32) throws {
    let name = name.cString
    try checked(symlinkat(target.cString, folder, name), "symlinkat", name)
  }
}

/// A second name of a file that stands before it; its path is seen from the folder that this lies in.
package struct HardLink: TreeEntry {
  private let name: EntryName
  private let original: EntryName

  package init(_ name: String, to original: String) {
    self.name = EntryName(name)
    self.original = EntryName(original)
  }

  package func write(into folder: Int32) throws {
    let name = name.cString
    try checked(linkat(folder, original.cString, folder, name, 0), "linkat", name)
  }
}

/// A pipe, which blocks whoever opens it.
package struct NamedPipe: TreeEntry {
  private let name: EntryName

  package init(_ name: String) { self.name = EntryName(name) }

  package func write(into folder: Int32) throws {
    let name = name.cString
    try checked(mkfifoat(folder, name, 0o644), "mkfifoat", name)
  }
}

/// The call that `write(into:)` hides.
private func writeBytes(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  bytes.baseAddress.map { write(file, $0, bytes.count) } ?? 0
}
