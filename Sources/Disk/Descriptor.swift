package import Model

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file or folder, closed when it goes.
///
/// Whatever is named is named by one entry of an open folder and never through a link, so that nothing
/// that happens to the path meanwhile can lead elsewhere.
package struct Descriptor: ~Copyable, Sendable {
  /// The system's number; valid as long as the descriptor is.
  package let number: Int32

  /// The path for messages: as it was opened, with what was opened from there.
  package let path: BundlePath

  /// How files are opened for reading.
  static let fileFlags = O_RDONLY | O_NONBLOCK | O_NOCTTY

  init(number: Int32, path: BundlePath) {
    self.number = number
    self.path = path
  }

  deinit { _ = close(number) }

  /// Opens the folder at `path`, relative to the working folder or absolute.
  ///
  /// Links in the path are followed, but not its last name; resolve it with `realPath(of:)` first. Messages say
  /// `shown` in place of `path`.
  package init(
    openingFolder path: BundlePath,
    shownAs shown: BundlePath? = nil
  ) throws(DiskError) {
    let number = path.withCString { path in
      retrying { systemOpen(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
    }
    guard number >= 0 else { throw DiskError(.open, shown ?? path, code: errno) }
    self.init(number: number, path: shown ?? path)
  }

  /// Opens the folder `name` in this one; a link to a folder is refused (`ENOTDIR` or `ELOOP`).
  package func openFolder(_ name: ByteName) throws(DiskError) -> Descriptor {
    try opened(name, O_RDONLY | O_DIRECTORY, call: .open)
  }

  /// Opens the regular file `name` in this folder for reading.
  ///
  /// Anything else is refused: a link with `ELOOP`, a folder, pipe or device with `EINVAL`, and a pipe
  /// is not waited for.
  package func openFile(_ name: ByteName) throws(DiskError) -> Descriptor {
    let file = try opened(name, Self.fileFlags, call: .open)
    guard try file.status().identity.kind == .file else {
      throw DiskError(.open, path.appending(name), code: EINVAL)
    }
    return file
  }

  /// Creates the file `name` in this folder for writing; `EEXIST` where anything has that name.
  package func createFile(_ name: ByteName, mode: UInt32) throws(DiskError) -> Descriptor {
    try opened(name, O_WRONLY | O_CREAT | O_EXCL, mode: mode, call: .create)
  }

  private func opened(
    _ name: ByteName,
    _ flags: Int32,
    mode: UInt32 = 0,
    call: DiskError.Call
  ) throws(DiskError) -> Descriptor {
    let opened = name.withCString { name in
      retrying {
        openat(number, name, flags | O_NOFOLLOW | O_CLOEXEC, mode_t(truncatingIfNeeded: mode))
      }
    }
    guard opened >= 0 else { throw error(call, name) }
    return Descriptor(number: opened, path: path.appending(name))
  }

  /// The error of the call that just failed on the entry `name`.
  func error(_ call: DiskError.Call, _ name: ByteName) -> DiskError {
    let code = errno
    return DiskError(call, path.appending(name), code: code)
  }

  /// The error of the call that just failed on this file or folder itself.
  func error(_ call: DiskError.Call) -> DiskError { DiskError(call, path, code: errno) }
}
