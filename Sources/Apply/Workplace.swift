import Disk
import Model

/// The open folders that a transaction works in, and how it makes its calls.
///
/// Everything is named from these folders, one name at a time and never through a link, so that nothing that happens
/// to a path meanwhile can lead the work elsewhere.
struct Workplace<Operations: FileOperations>: ~Copyable {
  let place: StagingPlace
  let operations: Operations

  /// The artifact's own folder.
  let artifact: Descriptor

  /// The folder in which the staging folder lies.
  let holder: Descriptor

  /// Opens the folders.
  static func open(
    at place: StagingPlace,
    operations: Operations
  ) throws(ApplyError.Cause) -> Workplace {
    let artifact = try operations.openFolder(place.artifact)
    let holder = try operations.openFolder(place.holder)
    return Workplace(place: place, operations: operations, artifact: artifact, holder: holder)
  }

  private init(
    place: StagingPlace,
    operations: Operations,
    artifact: consuming Descriptor,
    holder: consuming Descriptor
  ) {
    self.place = place
    self.operations = operations
    self.artifact = artifact
    self.holder = holder
  }

  /// The result of `operation`, whose error becomes a cause.
  func run<Result: ~Copyable>(
    _ operation: () throws(DiskError) -> Result
  ) throws(ApplyError.Cause) -> Result {
    try operations.asking(operation)
  }

  /// What `body` returns for the open folder at `path`, from the artifact's root.
  func withFolder<Result>(
    at path: BundlePath,
    _ body: (borrowing Descriptor) throws(ApplyError.Cause) -> Result
  ) throws(ApplyError.Cause) -> Result {
    guard !path.isRoot else { return try body(artifact) }
    let folder: Descriptor
    do {
      folder = try operations.run { () throws(DiskError) in try artifact.openFolder(at: path) }
    } catch { throw error.isSwap ? .changed(path) : .system(error) }
    return try body(folder)
  }

  /// Waits until the names in a folder are on the disk, where the file system knows how.
  func sync(_ folder: borrowing Descriptor) throws(DiskError) {
    do { try operations.run { () throws(DiskError) in try folder.sync() } } catch {
      guard error.isUnsupported else { throw error }
    }
  }

  /// Whether the open artifact is the one that was read.
  func isArtifact(_ identity: FileIdentity) throws(ApplyError.Cause) -> Bool {
    try run { () throws(DiskError) in try artifact.status() }.identity == identity
  }

  /// The status of an entry of an open folder; nil where nothing has that name.
  func status(
    of name: ByteName,
    in folder: borrowing Descriptor
  ) throws(ApplyError.Cause) -> FileStatus? {
    do {
      return try operations.run { () throws(DiskError) in try folder.status(of: name) }
    } catch {
      guard error.isMissing else { throw .system(error) }
      return nil
    }
  }

  /// Throws where the process is asked to end.
  func checkSignals() throws(ApplyError.Cause) {
    if let signal = operations.waitingSignal { throw .stopped(signal: signal) }
  }
}

extension FileOperations {
  /// The result of `operation`, whose error becomes a cause.
  func asking<Result: ~Copyable>(
    _ operation: () throws(DiskError) -> Result
  ) throws(ApplyError.Cause) -> Result {
    do { return try run(operation) } catch { throw .system(error) }
  }

  /// Opens the folder at an absolute path without links in it; `missing` where there is none.
  func openFolder(_ path: BundlePath) throws(ApplyError.Cause) -> Descriptor {
    do {
      return try run { () throws(DiskError) in try Descriptor(openingFolderOfAnyLength: path) }
    } catch { throw error.isSwap ? .missing(path) : .system(error) }
  }
}

extension Descriptor {
  /// Opens the folder at an absolute path without links in it, however long, in parts that every system takes.
  init(openingFolderOfAnyLength path: BundlePath) throws(DiskError) {
    let names = path.names
    var short = BundlePath("/")
    var count = 0
    for name in names {
      let longer = BundlePath(absolute: names[..<count] + [name])
      // PATH_MAX is 1024 on Apple platforms, its zero included.
      guard longer.bytes.count < 1024 else { break }
      short = longer
      count += 1
    }
    var folder = try Descriptor(openingFolderWithoutLinks: short)
    for name in names[count...] { folder = try folder.openFolder(name) }
    self = folder
  }
}
