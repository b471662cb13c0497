import Diagnostics
import Disk
import Model

extension Failure {
  /// The failure to open the artifact at all.
  init(_ error: DiskError, opening path: BundlePath) {
    if error.isPermission {
      self.init(
        .permission,
        error.description,
        advice: mustBeReadable
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

  init(notABundle path: BundlePath, holding entries: [FolderEntry]) {
    let inner = entries.first {
      $0.kind == .folder && ComponentKind(bundleNamed: $0.name) != nil
    }
    self.init(
      .damaged,
      "'\(path)' is no bundle: it holds neither an Info.plist nor .lproj folders",
      advice: inner.map { "pass the bundle in it, '\(path.appending($0.name))'" } ?? passABundle
    )
  }

  init(archive path: BundlePath, holding apps: [ByteName]) {
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
