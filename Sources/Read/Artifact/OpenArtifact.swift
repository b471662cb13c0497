import Diagnostics
import Disk
import Model

/// An artifact whose folder is open, and which looks like a bundle.
struct OpenArtifact: ~Copyable {
  /// The folder of the product.
  let folder: Descriptor
  let kind: ComponentKind

  /// The absolute path of that folder, without links.
  let location: BundlePath

  var name: ByteName { location.name }
}

/// Opens the artifact that the user names by `path`, which may be a link.
///
/// A version folder of a framework means that framework, as in Xcode's `CODESIGNING_FOLDER_PATH`; an `.xcarchive`
/// means the one app in it.
func openArtifact(at path: BundlePath) throws(Failure) -> OpenArtifact {
  var shown = path.withoutTrailingSlashes
  var location = try resolve(path, shownAs: shown)
  if location.isFrameworkVersion {
    location = location.parent.parent
    shown = location
  }
  let folder = try openFolder(location, shownAs: shown)
  guard location.name.suffix == "xcarchive" else {
    let kind = try bundleKind(of: folder, named: location.name)
    return OpenArtifact(folder: folder, kind: kind, location: location)
  }
  let app = try appPath(inArchive: folder)
  return OpenArtifact(
    folder: try openFolder(app, below: folder),
    kind: .app,
    location: location.appending(app)
  )
}

private func resolve(
  _ path: BundlePath,
  shownAs shown: BundlePath
) throws(Failure) -> BundlePath {
  do {
    return try realPath(of: path)
  } catch {
    throw Failure(error, opening: shown)
  }
}

private func openFolder(
  _ location: BundlePath,
  shownAs shown: BundlePath
) throws(Failure) -> Descriptor {
  do {
    return try Descriptor(openingFolder: location, shownAs: shown)
  } catch {
    throw Failure(error, opening: shown)
  }
}

private func openFolder(
  _ path: BundlePath,
  below folder: borrowing Descriptor
) throws(Failure) -> Descriptor {
  do {
    return try folder.openFolder(at: path)
  } catch {
    throw Failure(error, opening: folder.path.appending(path))
  }
}

/// The kind of the bundle in `folder`; fails where it looks like none, before all of it is read.
private func bundleKind(
  of folder: borrowing Descriptor,
  named name: ByteName
) throws(Failure) -> ComponentKind {
  if let kind = ComponentKind(bundleNamed: name) { return kind }
  let entries: [FolderEntry]
  let isBundle: Bool
  do {
    entries = try folder.list()
    isBundle = try folder.looksLikeBundle(entries, depth: 0)
  } catch {
    throw Failure(error, opening: folder.path)
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
