package import Diagnostics
import Disk
package import Model

/// An artifact whose folder is open, and which looks like a bundle.
///
/// Everything about it is read through that one folder, so that it stays the same however paths change meanwhile.
package struct Artifact: ~Copyable {
  /// The folder of the product.
  let folder: Descriptor
  let identity: FileIdentity
  let kind: ComponentKind

  /// The absolute path of that folder, without links.
  package let location: BundlePath

  /// Reads files by their paths from that folder, never through a link.
  let reading: FileReading

  /// Opens the artifact that the user names by `path`, which may be a link.
  ///
  /// A version folder of a framework means that framework, as in Xcode's `CODESIGNING_FOLDER_PATH`; an `.xcarchive`
  /// means the one app in it. Fails where the artifact is not there, may not be read or is no bundle.
  package init(at path: BundlePath) throws(Failure) {
    self = try openArtifact(at: path)
  }

  /// Opens the artifact that the user names by `path`, which may be a link.
  package init(at path: String) throws(Failure) { try self.init(at: BundlePath(path)) }

  fileprivate init(folder: consuming Descriptor, kind: ComponentKind, location: BundlePath)
    throws(DiskError)
  {
    // A second descriptor, because the threads that read tables share it for as long as they like.
    let shared = try folder.openFolder(at: .root)
    identity = try folder.status().identity
    reading = { (path, buffer) throws(UnreadableFile) in
      do throws(DiskError) {
        try shared.read(fileAt: path, into: &buffer, limit: tableSizeLimit)
      } catch {
        throw UnreadableFile(error.reason)
      }
    }
    self.folder = folder
    self.kind = kind
    self.location = location
  }
}

private func openArtifact(at path: BundlePath) throws(Failure) -> Artifact {
  var shown = path.withoutTrailingSlashes
  var location = try opening(shown) { () throws(DiskError) in try realPath(of: path) }
  if location.isFrameworkVersion {
    location = location.parent.parent
    shown = location
  }
  let folder = try opening(shown) { () throws(DiskError) in
    try Descriptor(openingFolder: location, shownAs: shown)
  }
  guard location.name.suffix == "xcarchive" else {
    let kind = try bundleKind(of: folder, named: location.name)
    return try opening(shown) { () throws(DiskError) in
      try Artifact(folder: folder.openFolder(at: .root), kind: kind, location: location)
    }
  }
  let app = try appPath(inArchive: folder)
  return try opening(shown.appending(app)) { () throws(DiskError) in
    try Artifact(folder: folder.openFolder(at: app), kind: .app, location: location.appending(app))
  }
}

/// The result of `body`, whose error is said as the failure to open the artifact `path`.
private func opening<Result: ~Copyable>(
  _ path: BundlePath,
  _ body: () throws(DiskError) -> Result
) throws(Failure) -> Result {
  do throws(DiskError) {
    return try body()
  } catch {
    throw Failure(error, opening: path)
  }
}

/// The kind of the bundle in `folder`; fails where it looks like none, before all of it is read.
private func bundleKind(
  of folder: borrowing Descriptor,
  named name: ByteName
) throws(Failure) -> ComponentKind {
  if let kind = ComponentKind(bundleNamed: name) { return kind }
  let (entries, isBundle) = try opening(folder.path) { () throws(DiskError) in
    let entries = try folder.list()
    return (entries, try folder.looksLikeBundle(entries, depth: 0))
  }
  guard isBundle else { throw Failure(notABundle: folder.path, holding: entries) }
  return .resourceBundle
}

/// The path of the one app in an archive of Xcode.
private func appPath(inArchive archive: borrowing Descriptor) throws(Failure) -> BundlePath {
  let applications = BundlePath("Products/Applications")
  let apps: [ByteName]
  do {
    apps = try archive.openFolder(at: applications).list()
      .filter { $0.kind == .folder && $0.name.suffix == "app" }.map(\.name)
  } catch {
    guard error.isMissing else { throw Failure(error, opening: archive.path) }
    apps = []
  }
  guard let app = apps.first, apps.count == 1 else {
    throw Failure(archive: archive.path, holding: apps)
  }
  return applications.appending(app)
}

extension Descriptor {
  /// Whether an Info.plist or a localization lies where a bundle keeps them.
  fileprivate func looksLikeBundle(
    _ entries: [FolderEntry],
    depth: Int
  ) throws(DiskError) -> Bool {
    let plists: [ByteName] = ["Info.plist", "Info-gnustep.plist"]
    let layoutFolders: [ByteName] = ["contents", "resources", "support files"]
    for entry in entries {
      if plists.contains(entry.name), entry.kind != .folder { return true }
      if entry.name.isLocalization, entry.kind == .folder || entry.kind == .link { return true }
      guard depth < 2, entry.kind == .folder, layoutFolders.contains(entry.name.lowercased) else {
        continue
      }
      let inner = try openFolder(entry.name)
      if try inner.looksLikeBundle(inner.list(), depth: depth + 1) { return true }
    }
    return false
  }
}

extension BundlePath {
  /// Whether it ends in `X.framework/Versions/A`.
  fileprivate var isFrameworkVersion: Bool {
    parent.name == "Versions" && parent.parent.name.suffix == "framework"
  }

  fileprivate var withoutTrailingSlashes: BundlePath {
    guard let end = bytes.lastIndex(where: { $0 != UInt8(ascii: "/") }) else { return self }
    return BundlePath(bytes: bytes[...end])
  }
}
