import Disk
import Model

/// What a prune is about to do, written before it does any of it, so that a later run can take it back.
///
/// It is read from a folder that anyone may have put there: it names only folders and files inside the artifact, which
/// must be those that it knows.
struct Journal: Hashable {
  /// The absolute path of the artifact as the prune knew it, for messages.
  var artifact: BundlePath

  /// The folders that lose or change entries.
  var folders: [Folder] = []

  /// The Info.plists; the new one and the old one have the names `p` and `q` and their index in the staging folder.
  var edits: [Edit] = []

  /// What is moved; it has the name `r` and its index in the staging folder.
  var removals: [Removal] = []

  struct Folder: Hashable {
    /// From the artifact's root.
    var path: BundlePath
    var mark: Mark
    var accessed: FileStatus.Timestamp
    var modified: FileStatus.Timestamp
  }

  struct Edit: Hashable {
    /// The index in `folders`.
    var folder: Int
    var name: ByteName

    /// The new file.
    var new: Mark

    /// What the new file holds; another may have been written into it since.
    var newBytes: Contents
  }

  /// What tells the contents of a file from others that come about by accident.
  struct Contents: Hashable {
    /// In bytes.
    var size: Int
    var checksum: String

    init(size: Int, checksum: String) {
      self.size = size
      self.checksum = checksum
    }

    init(_ bytes: [UInt8]) { self.init(size: bytes.count, checksum: bytes.checksum) }
  }

  struct Removal: Hashable {
    /// The index in `folders`.
    var folder: Int
    var name: ByteName
  }

  /// What tells a file or folder from others of its volume, and stays when the system is started anew, as the numbers of
  /// volumes do not.
  struct Mark: Hashable {
    var inode: UInt64
    var birthSeconds: Int64
    var birthNanoseconds: Int64

    init(inode: UInt64, birthSeconds: Int64, birthNanoseconds: Int64) {
      self.inode = inode
      self.birthSeconds = birthSeconds
      self.birthNanoseconds = birthNanoseconds
    }

    init(_ identity: FileIdentity) {
      self.init(
        inode: identity.inode,
        birthSeconds: identity.birthSeconds,
        birthNanoseconds: identity.birthNanoseconds
      )
    }
  }

  /// Its name in the staging folder, and that of one that is not yet whole.
  static let name: ByteName = "journal"
  static let draftName: ByteName = "journal.tmp"

  /// Whether an Info.plist of that name can be written down; a journal that names others is not read.
  static func mayName(_ plist: ByteName) -> Bool {
    plist.hasSuffix(".plist") && plist.bytes.count > ".plist".utf8.count
  }

  /// The largest that is read, in bytes.
  static let sizeLimit = 1 << 26
}

extension Journal {
  /// The journal of changes whose folders and new files are known.
  init(
    _ changes: Changes,
    of artifact: BundlePath,
    touching touched: [BundlePath: TouchedFolder],
    new files: [FileIdentity]
  ) {
    self.init(artifact: artifact)
    var numbers: [BundlePath: Int] = [:]
    for (path, folder) in touched.sorted(by: { $0.key < $1.key }) {
      numbers[path] = folders.count
      folders.append(
        Folder(
          path: path,
          mark: Mark(folder.identity),
          accessed: folder.accessed,
          modified: folder.modified
        )
      )
    }
    for (edit, new) in zip(changes.edits, files) {
      guard let folder = numbers[edit.file.parent] else { continue }
      edits.append(
        Edit(
          folder: folder,
          name: edit.file.name,
          new: Mark(new),
          newBytes: Contents(edit.newBytes)
        )
      )
    }
    // In the order in which they are moved.
    for (path, part) in changes.byFolder {
      guard let folder = numbers[path] else { continue }
      removals += part.removals.map { Removal(folder: folder, name: $0.entry.name) }
    }
  }

  func path(of edit: Edit) -> BundlePath { folders[edit.folder].path.appending(edit.name) }

  func path(of removal: Removal) -> BundlePath {
    folders[removal.folder].path.appending(removal.name)
  }
}

extension ByteName {
  /// The names in the staging folder of the new Info.plist of an edit, the old one, and a moved entry.
  static func new(_ edit: Int) -> ByteName { ByteName("p\(edit)") }
  static func old(_ edit: Int) -> ByteName { ByteName("q\(edit)") }
  static func moved(_ removal: Int) -> ByteName { ByteName("r\(removal)") }

  /// Whether a prune gives that name to a file before it has moved anything.
  var isPrepared: Bool {
    if self == Journal.draftName { return true }
    guard let first = bytes.first, "pq".utf8.contains(first), bytes.count > 1 else { return false }
    return bytes.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
