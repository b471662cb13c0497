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

  /// The folder beside the outermost bundle around the artifact.
  let beside: Descriptor

  /// Opens the folders; throws as well where an earlier prune has left its staging folder.
  static func open(
    at location: BundlePath,
    operations: Operations
  ) throws(ApplyError.Cause) -> Workplace {
    guard let place = StagingPlace(of: location) else { throw .noFolderBeside }
    let workplace: Workplace
    do {
      let beside = try operations.run { () throws(DiskError) in try openFolder(at: place.beside) }
      let artifact = try operations.run { () throws(DiskError) in
        try openFolder(place.artifact, in: beside)
      }
      workplace = Workplace(
        place: place,
        operations: operations,
        artifact: artifact,
        beside: beside
      )
    } catch { throw error.isSwap ? .missing(location) : .system(error) }
    guard try !workplace.holds(place.name) else {
      throw .interrupted(staging: workplace.path(of: place.name))
    }
    return workplace
  }

  private init(
    place: StagingPlace,
    operations: Operations,
    artifact: consuming Descriptor,
    beside: consuming Descriptor
  ) {
    self.place = place
    self.operations = operations
    self.artifact = artifact
    self.beside = beside
  }

  /// The absolute path of an entry of the folder beside the outermost bundle.
  func path(of name: ByteName) -> BundlePath { beside.path.appending(name) }

  /// The result of `operation`, whose error becomes a cause.
  func run<Result: ~Copyable>(
    _ operation: () throws(DiskError) -> Result
  ) throws(ApplyError.Cause) -> Result {
    do { return try operations.run(operation) } catch { throw .system(error) }
  }

  /// What `body` returns for the open folder at `path`, from the artifact's root.
  func withFolder<Result>(
    at path: BundlePath,
    _ body: (borrowing Descriptor) throws(ApplyError.Cause) -> Result
  ) throws(ApplyError.Cause) -> Result {
    guard !path.isRoot else { return try body(artifact) }
    let folder: Descriptor
    do {
      folder = try operations.run { () throws(DiskError) in try openFolder(path.names, in: artifact)
      }
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

  /// Whether anything has that name beside the outermost bundle.
  func holds(_ name: ByteName) throws(ApplyError.Cause) -> Bool {
    do {
      _ = try operations.run { () throws(DiskError) in try beside.status(of: name) }
      return true
    } catch {
      guard error.isMissing else { throw .system(error) }
      return false
    }
  }
}

/// Opens the folder at an absolute path, however long, in parts that every system takes.
private func openFolder(at names: [ByteName]) throws(DiskError) -> Descriptor {
  var path = BundlePath("/")
  var count = 0
  for name in names {
    let longer = BundlePath(
      bytes: (path.bytes == [UInt8(ascii: "/")] ? [] : path.bytes)
        + [UInt8(ascii: "/")] + name.bytes
    )
    // PATH_MAX is 1024 on Apple platforms, its zero included.
    guard longer.bytes.count < 1024 else { break }
    path = longer
    count += 1
  }
  var folder = try Descriptor(openingFolder: path)
  for name in names[count...] { folder = try folder.openFolder(name) }
  return folder
}

/// Opens the folder that the names, of which there is at least one, lead to from `folder`.
private func openFolder(
  _ names: [ByteName],
  in folder: borrowing Descriptor
) throws(DiskError) -> Descriptor {
  var opened = try folder.openFolder(names[0])
  for name in names.dropFirst() { opened = try opened.openFolder(name) }
  return opened
}
