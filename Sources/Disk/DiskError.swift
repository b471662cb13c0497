package import Model

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A call to the system that failed: which, on what, and why.
package struct DiskError: Error, Hashable, Sendable {
  /// What was tried, as the verb of the message.
  package enum Call: String, Sendable {
    case open, list, examine, resolve, read, write, create, rename, remove, link, lock, sync
    case changeMode = "change the mode of"
    case changeOwner = "change the owner of"
    case changeTimes = "change the times of"
    case copyAttributes = "copy the extended attributes of"
    case readLink = "read the link"
  }

  package var call: Call

  /// The path as far as the descriptor knows it: as it was opened, with what was opened from there.
  package var path: BundlePath

  /// The `errno` of the call.
  package var code: Int32

  package init(_ call: Call, _ path: BundlePath, code: Int32) {
    self.call = call
    self.path = path
    self.code = code
  }

  /// The error of a folder that cannot be removed because something is mounted on it.
  package static func busy(_ path: BundlePath) -> DiskError {
    DiskError(.remove, path, code: EBUSY)
  }

  /// The error of an entry that cannot get a name because something has it.
  package static func taken(_ path: BundlePath) -> DiskError {
    DiskError(.rename, path, code: EEXIST)
  }

  /// The error of a file that would hold more than is ever read of it.
  package static func tooLarge(_ path: BundlePath) -> DiskError {
    DiskError(.write, path, code: EFBIG)
  }

  /// Whether nothing has that name.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether a file stands where a folder was asked for.
  package var isNotAFolder: Bool { code == ENOTDIR }

  /// Whether the system refused for want of rights.
  package var isPermission: Bool { code == EACCES || code == EPERM || code == EROFS }

  /// Whether this process, or the whole system, has as many files open as it may.
  package var isOutOfDescriptors: Bool { code == EMFILE || code == ENFILE }

  /// Whether the file holds more than was to be read of it.
  package var isTooLarge: Bool { code == EFBIG }

  /// Whether what was to be read is no regular file, or one that is too large.
  package var isNoSuchFile: Bool { isTooLarge || code == ELOOP || code == EINVAL || code == ENXIO }

  /// Whether something already has that name.
  package var isTaken: Bool { code == EEXIST || code == ENOTEMPTY }

  /// Whether a move leads to another volume, or to what the system takes for one.
  package var isOtherVolume: Bool { code == EXDEV }

  /// Whether nothing, or something of another kind, has the name of what was to be opened.
  package var isSwap: Bool { isMissing || code == ELOOP }

  /// Whether the file system cannot do this at all, as some network ones cannot wait for their folders.
  package var isUnsupported: Bool { code == EINVAL || code == ENOTSUP || code == ENOSYS }

  /// The reason in the system's words, beginning with a small letter.
  package var reason: String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension DiskError: CustomStringConvertible {
  /// `cannot open 'de.lproj': permission denied`.
  package var description: String { "cannot \(call.rawValue) '\(path)': \(reason)" }
}
