import Diagnostics
import Disk
import Model

/// An artifact whose folder is open, and which looks like a bundle.
struct OpenArtifact: ~Copyable {
  /// The folder of the product.
  var folder: Descriptor
  var kind: ComponentKind

  /// The absolute path of that folder, without links.
  var location: BundlePath

  /// The same as the user would write it.
  var shown: BundlePath

  var name: ByteName { location.name }

  /// Opens the artifact that the user names by `path`, which may be a link.
  ///
  /// A version folder of a framework means that framework, as in Xcode's `CODESIGNING_FOLDER_PATH`; an `.xcarchive`
  /// means the one app in it.
  init(at path: BundlePath) throws(Failure) {
    var shown = path.withoutTrailingSlashes
    var location: BundlePath
    do {
      location = try realPath(of: path)
    } catch {
      throw Failure(error, opening: shown)
    }
    if location.isFrameworkVersion {
      location = location.parent.parent
      shown = location
    }
    let opened = try Self.open(location, shownAs: shown)
    guard location.name.suffix == "xcarchive" else {
      folder = opened
      kind = try bundleKind(of: opened, named: location.name)
      self.location = location
      self.shown = shown
      return
    }
    let product = try productPath(ofArchive: opened)
    location = location.appending(product)
    shown = shown.appending(product)
    folder = try Self.open(location, shownAs: shown)
    kind = .app
    self.location = location
    self.shown = shown
  }

  private static func open(
    _ location: BundlePath,
    shownAs shown: BundlePath
  ) throws(Failure) -> Descriptor {
    do {
      return try Descriptor(openingFolder: location, shownAs: shown)
    } catch {
      throw Failure(error, opening: shown)
    }
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
private func productPath(ofArchive archive: borrowing Descriptor) throws(Failure) -> BundlePath {
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

extension Failure {
  /// The failure to open the artifact at all.
  fileprivate init(_ error: DiskError, opening path: BundlePath) {
    if error.isPermission {
      self.init(
        .permission,
        error.description,
        advice: "lprune must be able to read the whole bundle"
      )
    } else if error.isNotAFolder {
      self.init(fileInPlaceOfBundle: path)
    } else if error.isMissing {
      self.init(.missing, "'\(path)' is not there", advice: "give the path of a built bundle")
    } else {
      self.init(.io, error.description)
    }
  }

  private init(fileInPlaceOfBundle path: BundlePath) {
    switch path.name.suffix {
    case "ipa":
      self.init(
        .damaged,
        "'\(path)' is an .ipa file, not a folder",
        advice: "unpack it and pass the .app in its folder 'Payload'"
      )
    case "zip":
      self.init(
        .damaged,
        "'\(path)' is a .zip file, not a folder",
        advice: "unpack it and pass the bundle in it"
      )
    default:
      self.init(.damaged, "'\(path)' is a file, not a bundle", advice: passABundle)
    }
  }

  fileprivate init(notABundle path: BundlePath, holding entries: [FolderEntry]) {
    let inner = entries.first {
      $0.kind == .folder && ComponentKind(bundleNamed: $0.name) != nil
    }
    self.init(
      .damaged,
      "'\(path)' is no bundle: it holds neither an Info.plist nor .lproj folders",
      advice: inner.map { "pass the bundle in it, '\(path.appending($0.name))'" } ?? passABundle
    )
  }

  fileprivate init(archive path: BundlePath, holding apps: [ByteName]) {
    let names = apps.map { "'\($0)'" }.joined(separator: ", ")
    self.init(
      .damaged,
      apps.isEmpty
        ? "'\(path)' holds no app in 'Products/Applications'"
        : "'\(path)' holds \(apps.count) apps in 'Products/Applications': \(names)",
      advice: apps.isEmpty
        ? "pass the bundle in its folder 'Products' itself" : "pass the one that is meant"
    )
  }
}

private let passABundle = "pass the folder of an .app, .appex, .framework or .bundle"
