import CSystem
package import Model

/// What the system knows about one entry, read without following it.
package struct FileStatus: Hashable, Sendable {
  package var identity: FileIdentity

  /// In bytes; of a link, the length of its target.
  package var size: UInt64

  /// How many names the file has.
  package var links: UInt64

  /// The kind, permission and set-id bits, as `st_mode`.
  package var mode: UInt32
  package var owner: UInt32
  package var group: UInt32

  /// Whether something is known to be mounted here; on Apple platforms only the device tells.
  package var isMount: Bool

  /// When it was last read.
  package var accessed: Timestamp

  /// When what it holds was last changed.
  package var modified: Timestamp

  /// Seconds and nanoseconds since 1970.
  package struct Timestamp: Hashable, Sendable {
    package var seconds: Int64
    package var nanoseconds: Int64

    package init(seconds: Int64, nanoseconds: Int64) {
      self.seconds = seconds
      self.nanoseconds = nanoseconds
    }
  }
}

extension Descriptor {
  /// The status of the entry `name` of this folder; of a link, not of what it leads to.
  package func status(of name: ByteName) throws(DiskError) -> FileStatus {
    var status = lprune_status()
    guard name.withCString({ lprune_status_at(number, $0, &status) }) == 0 else {
      throw error(.examine, name)
    }
    return FileStatus(status)
  }

  /// The status of this file or folder itself.
  package func status() throws(DiskError) -> FileStatus {
    var status = lprune_status()
    guard lprune_status_at(number, "", &status) == 0 else { throw error(.examine) }
    return FileStatus(status)
  }
}

extension FileStatus {
  fileprivate init(_ status: lprune_status) {
    identity = FileIdentity(
      kind: FileIdentity.Kind(mode: status.mode),
      device: status.device,
      inode: status.inode,
      birthSeconds: status.birth_seconds,
      birthNanoseconds: status.birth_nanoseconds
    )
    size = status.size
    links = status.links
    mode = status.mode
    owner = status.owner
    group = status.group
    isMount = status.is_mount != 0
    accessed = Timestamp(
      seconds: status.accessed_seconds,
      nanoseconds: status.accessed_nanoseconds
    )
    modified = Timestamp(
      seconds: status.modified_seconds,
      nanoseconds: status.modified_nanoseconds
    )
  }
}

extension FileIdentity.Kind {
  /// The kind that the `S_IFMT` bits of a mode say.
  init(mode: UInt32) {
    switch mode & 0o170000 {
    case 0o040000: self = .folder
    case 0o100000: self = .file
    case 0o120000: self = .link
    default: self = .other
    }
  }
}
