package import Model

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One name in a folder and what stands there.
package struct FolderEntry: Hashable, Sendable {
  package var name: ByteName
  package var kind: FileIdentity.Kind

  package init(name: ByteName, kind: FileIdentity.Kind) {
    self.name = name
    self.kind = kind
  }
}

extension Descriptor {
  /// All entries of this folder but `.` and `..`, sorted by name.
  package func list() throws(DiskError) -> [FolderEntry] {
    // A second descriptor, because `closedir` closes the one it was given, and the place in a folder is shared
    // by copies made with `dup`.
    let copy = retrying { openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard copy >= 0 else { throw error(.list) }
    guard let stream = fdopendir(copy) else {
      let error = error(.list)
      close(copy)
      throw error
    }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      // The end of the folder and an error look alike but for `errno`.
      errno = 0
      guard let entry = readdir(stream) else { break }
      // In place: what the system gives is shorter than the type says.
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        ByteName(bytes: Array($0.prefix { $0 != 0 }))
      }
      guard !name.isDots else { continue }
      // The bits of a mode that tell the kind, or zero where the file system does not say.
      let mode = UInt32(entry.pointee.d_type) << 12
      let kind = mode == 0 ? try status(of: name).identity.kind : FileIdentity.Kind(mode: mode)
      entries.append(FolderEntry(name: name, kind: kind))
    }
    guard errno == 0 else { throw error(.list) }
    entries.sort { $0.name.precedes($1.name) }
    return entries
  }
}

extension ByteName {
  /// The order of `<`, in one call for each pair: a large folder is sorted with many.
  fileprivate func precedes(_ other: ByteName) -> Bool {
    let order = bytes.withUnsafeBytes { a in
      other.bytes.withUnsafeBytes { b in
        // Of an empty array there is no address, and nothing to compare.
        guard let first = a.baseAddress, let second = b.baseAddress else { return Int32(0) }
        return memcmp(first, second, min(a.count, b.count))
      }
    }
    return order == 0 ? bytes.count < other.bytes.count : order < 0
  }

  fileprivate var isDots: Bool {
    bytes.count <= 2 && bytes.allSatisfy { $0 == UInt8(ascii: ".") }
  }
}
