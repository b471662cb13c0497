import Diagnostics
import Disk
import Model

/// More is no list of resources, and nobody is to run out of memory over it.
private let sizeLimit = 256 << 20

/// The seal of each bundle, nil where it has none; for `plists`, the Info.plist of each bundle.
///
/// A seal that cannot be read says so itself. Fails with all files that may not be read.
func readSeals(
  of bundles: [FoundBundle],
  _ plists: [InfoPlist?],
  in tree: Tree,
  below root: borrowing Descriptor,
  _ extent: SealReading
) throws(Failure) -> [Seal?] {
  var seals = bundles.map { tree.seal(of: $0) }
  var owners: [Int] = []
  var lists: [ReadSeal] = []
  var problems: [Problem] = []
  for (id, bundle) in bundles.enumerated() {
    guard let seal = seals[id], seal.damage == nil else { continue }
    do throws(SealDamage) {
      let list = try SealList(at: seal.file, below: root, &problems)
      let read = ReadSeal(list, at: bundle.layout.content, in: tree)
      seals[id]?.required = read.requirements(in: tree)
      seals[id]?.isThinned = read.isThinned
      owners.append(id)
      if extent != .requirements { lists.append(read) }
    } catch {
      seals[id]?.damage = error.reason
    }
  }
  guard problems.isEmpty else { throw Failure(.permission, problems) }
  guard extent != .requirements else { return seals }
  let modified = try compareContents(with: lists, in: tree, below: root, extent)
  for (number, id) in owners.enumerated() {
    let exempt = tree.exemptions(of: bundles[id], plists[id])
    let breaks = lists[number].breaks(in: tree, exempting: exempt) + modified[number]
    seals[id]?.breaks = breaks.sortedByPath
  }
  return seals
}

extension SealList {
  /// Reads the list in the file at `path`; a file that may not be read is a problem of its own.
  fileprivate init(
    at path: BundlePath,
    below root: borrowing Descriptor,
    _ problems: inout [Problem]
  ) throws(SealDamage) {
    var bytes: [UInt8] = []
    do throws(DiskError) {
      try root.read(fileAt: path, into: &bytes, limit: sizeLimit)
    } catch {
      if error.isPermission {
        problems.append(Problem(error.description, advice: mustBeReadable))
      }
      throw SealDamage(reason: error.isTooLarge ? "larger than 256 MB" : error.reason)
    }
    try self.init(parsing: bytes)
  }
}

extension Tree {
  /// The seal of a bundle before it is read; nil where there is none.
  ///
  /// A notarization ticket, `CodeResources` beside `_CodeSignature`, is none.
  fileprivate func seal(of bundle: FoundBundle) -> Seal? {
    guard
      let folder = resolved(
        child("_CodeSignature", of: bundle.layout.content),
        within: bundle.node
      ),
      let list = child("CodeResources", of: folder)
    else { return nil }
    guard let file = resolved(list, within: bundle.node), kind(of: file) == .file else {
      return Seal(file: path(of: list), damage: "it is no file of the bundle")
    }
    return Seal(file: path(of: file))
  }

  /// What no seal of a bundle lists: its own folder, a ticket, the receipt of the Mac App Store, and the program that
  /// carries the signature, or the Info.plist where there is none (Security, `bundlediskrep.cpp`).
  fileprivate func exemptions(of bundle: FoundBundle, _ plist: InfoPlist?) -> Set<Node> {
    let content = bundle.layout.content
    let names: [ByteName] = ["_CodeSignature", "CodeResources", "_MASReceipt"]
    var exempt = Set(names.compactMap { child($0, of: content) })
    let program = plist?.executableName.map { ByteName($0) } ?? plainName(of: bundle.node)
    let folders = [child("MacOS", of: content), content].compactMap { $0 }
    exempt.formUnion(folders.prefix(1).compactMap { child(program, of: $0) })
    if let program = executable(of: bundle, named: plist?.executableName) {
      exempt.insert(program)
    } else if let file = bundle.layout.infoPlistFolder.flatMap({ child("Info.plist", of: $0) }) {
      exempt.insert(file)
    }
    return exempt
  }
}

extension [Seal.Break] {
  /// By path, each once.
  fileprivate var sortedByPath: [Seal.Break] {
    let sorted = sorted { ($0.path, $0.kind.rawValue) < ($1.path, $1.kind.rawValue) }
    return sorted.indices.compactMap { index in
      index > 0 && sorted[index - 1] == sorted[index] ? nil : sorted[index]
    }
  }
}
