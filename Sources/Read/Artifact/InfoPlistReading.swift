import Diagnostics
import Disk
import Model
import PropertyLists

/// More is no Info.plist, and nobody is to run out of memory over it.
private let sizeLimit = 16 << 20

/// The Info.plist of each bundle, nil where it has none.
///
/// Every damaged one is named in one failure: without it nobody knows what the bundle declares.
func readInfoPlists(
  of bundles: [FoundBundle],
  in tree: Tree,
  from root: borrowing Descriptor
) throws(Failure) -> [InfoPlist?] {
  var plists: [InfoPlist?] = []
  var failures: [Failure] = []
  for bundle in bundles {
    guard let file = tree.infoPlist(of: bundle) else {
      plists.append(nil)
      continue
    }
    do throws(Failure) {
      plists.append(try InfoPlist(at: tree.path(of: file), below: root))
    } catch {
      failures.append(error)
      plists.append(nil)
    }
  }
  guard let first = failures.first else { return plists }
  throw Failure(first.status, failures.flatMap(\.problems))
}

extension Tree {
  /// The file that is the Info.plist of a bundle, or that the link of that name leads to within it.
  fileprivate func infoPlist(of bundle: FoundBundle) -> Node? {
    guard let folder = bundle.layout.infoPlistFolder,
      let file = resolved(child("Info.plist", of: folder), within: bundle.node),
      kind(of: file) == .file
    else { return nil }
    return file
  }
}

extension InfoPlist {
  fileprivate init(at path: BundlePath, below root: borrowing Descriptor) throws(Failure) {
    let shown = root.path.appending(path)
    var bytes: [UInt8] = []
    let status: FileStatus
    do {
      let file = try root.openFolder(at: path.parent).openFile(path.name)
      status = try file.status()
      try file.read(into: &bytes, limit: sizeLimit)
    } catch  where error.isTooLarge {
      throw Failure(.damaged, "'\(shown)' is no Info.plist: it is larger than 16 MB")
    } catch {
      throw error.isPermission
        ? Failure(.permission, error.description, advice: mustBeReadable)
        : Failure(.io, error.description)
    }
    self.init(file: path, identity: status.identity, bytes: bytes)
    let list = try Self.dictionary(parsing: bytes, at: shown)
    let root = list.root
    identifier = root["CFBundleIdentifier"]?.string?.nonEmpty
    developmentRegion = root["CFBundleDevelopmentRegion"]?.string?.nonEmpty
    isEditable = list.isUTF8
    hasDevelopmentRegion = root["CFBundleDevelopmentRegion"]?.string != nil
    // Only an array counts, and of it only what is text (CFBundle_Locale.c).
    declared = root["CFBundleLocalizations"]?.elements?.compactMap(\.string?.nonEmpty) ?? []
    usageDescriptions = root.usageDescriptions
    launchStoryboards = root.launchStoryboards
    executableName = root["CFBundleExecutable"]?.string?.nonEmpty
    isExtension = root["NSExtension"]?.entries != nil || root["EXAppExtensionAttributes"] != nil
    followsParent = root["CFBundleFollowParentLocalization"]?.isOn ?? false
    allowsMixedLocalizations = root["CFBundleAllowMixedLocalizations"]?.isOn ?? false
  }

  private static func dictionary(
    parsing bytes: [UInt8],
    at shown: BundlePath
  ) throws(Failure) -> PropertyList {
    let list: PropertyList
    do {
      list = try PropertyList(parsing: bytes)
    } catch {
      throw Failure(
        .damaged,
        "the Info.plist cannot be read: \(error.reason)",
        advice: "the system would find nothing in it either; build the bundle again",
        at: SourceLocation(file: shown.description, line: error.position?.line)
      )
    }
    guard list.root.entries != nil else {
      throw Failure(
        .damaged,
        "the Info.plist is no dictionary",
        advice: "the system would find nothing in it; build the bundle again",
        at: SourceLocation(file: shown.description)
      )
    }
    return list
  }
}

extension Node {
  /// The keys of texts that ask for a permission, each once.
  fileprivate var usageDescriptions: [String] {
    let keys = (entries ?? []).filter { entry in
      entry.key.hasSuffix("UsageDescription") && entry.value.string?.nonEmpty != nil
    }
    return Set(keys.map(\.key)).sorted()
  }

  /// The storyboards that are shown at launch, for any device and any URL.
  fileprivate var launchStoryboards: [String] {
    let plain = (entries ?? []).filter { entry in
      let name = entry.key.prefix { $0 != "~" }
      return name == "UILaunchStoryboardName"
    }
    let definitions = self["UILaunchStoryboards"]?["UILaunchStoryboardDefinitions"]?.elements ?? []
    let others = definitions.compactMap { $0["UILaunchStoryboardFile"]?.string }
    return Set(plain.compactMap(\.value.string) + others).sorted()
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
