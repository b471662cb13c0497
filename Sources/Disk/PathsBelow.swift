import CSystem
package import Model

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Descriptor {
  /// Opens the folder at an absolute path without links in it, and refuses a link that has got there since.
  package init(openingFolderWithoutLinks path: BundlePath) throws(DiskError) {
    let opened = path.withCString { path in
      retrying { lprune_open_straight(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    }
    let code = errno
    if opened >= 0 {
      self.init(number: opened, path: path)
    } else if code == ENOSYS || code == EAGAIN {
      // Only the last name is looked at then.
      try self.init(openingFolder: path)
    } else {
      throw DiskError(.open, path, code: code)
    }
  }

  /// Opens the folder at `path` below this one, no name of which may be a link.
  package func openFolder(at path: BundlePath) throws(DiskError) -> Descriptor {
    try openStepByStep(path.names[...])
  }

  /// Opens the regular file at `path` below this folder for reading, no name of which may be a link.
  package func openFile(at path: BundlePath) throws(DiskError) -> Descriptor {
    guard let file = try openInOneCall(path) else {
      return try openStepByStep(path.parent.names[...]).openFile(path.name)
    }
    guard try file.status().identity.kind == .file else {
      throw DiskError(.open, file.path, code: EINVAL)
    }
    return file
  }

  /// Reads the regular file at `path` below this folder, no name of which may be a link, into `buffer`.
  ///
  /// A file of more than `limit` bytes is refused with `EFBIG`.
  package func read(
    fileAt path: BundlePath,
    into buffer: inout [UInt8],
    limit: Int
  ) throws(DiskError) {
    guard let file = try openInOneCall(path) else {
      let folder = try openStepByStep(path.parent.names[...])
      return try folder.openFile(path.name).read(into: &buffer, limit: limit)
    }
    let status = try file.status()
    guard status.identity.kind == .file else { throw DiskError(.open, file.path, code: EINVAL) }
    try file.read(into: &buffer, expecting: status.size, limit: limit)
  }

  /// Opens what is at `path` for reading, because files are many; nil where the system has no call that refuses links on
  /// the way.
  private func openInOneCall(_ path: BundlePath) throws(DiskError) -> Descriptor? {
    let opened = path.withCString { path in
      retrying { lprune_open_below(number, path, Self.fileFlags | O_CLOEXEC) }
    }
    let code = errno
    guard opened < 0 else { return Descriptor(number: opened, path: self.path.appending(path)) }
    guard code == ENOSYS || code == EAGAIN else {
      throw DiskError(.open, self.path.appending(path), code: code)
    }
    return nil
  }

  /// The folder at the end of `names`; this folder itself, opened again, where there are none.
  private func openStepByStep(_ names: ArraySlice<ByteName>) throws(DiskError) -> Descriptor {
    guard let first = names.first else {
      let copy = retrying { openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
      guard copy >= 0 else { throw error(.open) }
      return Descriptor(number: copy, path: path)
    }
    var folder = try openFolder(first)
    for name in names.dropFirst() { folder = try folder.openFolder(name) }
    return folder
  }
}
