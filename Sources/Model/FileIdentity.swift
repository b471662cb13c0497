/// What tells one file-system entry from every other, even where its inode number is used again.
package struct FileIdentity: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case folder, file, link, other
  }

  package var kind: Kind
  package var device: UInt64
  package var inode: UInt64

  /// Seconds and nanoseconds since 1970; zero where the file system does not keep it.
  package var birthSeconds: Int64
  package var birthNanoseconds: Int64

  package init(
    kind: Kind,
    device: UInt64,
    inode: UInt64,
    birthSeconds: Int64,
    birthNanoseconds: Int64
  ) {
    self.kind = kind
    self.device = device
    self.inode = inode
    self.birthSeconds = birthSeconds
    self.birthNanoseconds = birthNanoseconds
  }
}
