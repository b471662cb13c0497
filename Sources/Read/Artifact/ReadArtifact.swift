package import Diagnostics
import Disk
package import Model

/// Reads everything about the artifact at `path` that the other stages judge: facts alone, no judgement.
///
/// The tree is read once, through descriptors and never through a link, except that `path` itself may be one. Fails
/// where the artifact is not there, is no bundle, may not be read, or has a damaged Info.plist.
package func readArtifact(at path: BundlePath) throws(Failure) -> Inventory {
  let artifact = try openArtifact(at: path)
  let identity: FileIdentity
  do {
    identity = try artifact.folder.status().identity
  } catch {
    throw Failure(.io, error.description)
  }
  let tree = try scan(artifact.folder, named: artifact.name)
  let bundles = findBundles(in: tree, productKind: artifact.kind)
  let plists = try readInfoPlists(of: bundles, in: tree, from: artifact.folder)

  var inventory = Inventory(
    name: artifact.name,
    location: artifact.location,
    identity: identity,
    components: [],
    oddities: tree.escapingLinks,
    size: tree.size(below: Tree.root)
  )
  var requests: [TableRequest] = []
  for (id, (bundle, plist)) in zip(bundles, plists).enumerated() {
    let localizations = tree.localizations(of: bundle, declared: plist)
    let files = LocalizedFiles(of: bundle, id: id, localizations: localizations, in: tree)
    requests += files.tables
    inventory.resources += files.resources
    inventory.components.append(
      Component(bundle, infoPlist: plist, localizations: localizations, in: tree)
    )
  }
  return inventory
}

extension Component {
  fileprivate init(
    _ bundle: FoundBundle,
    infoPlist: InfoPlist?,
    localizations: [FoundLocalization],
    in tree: Tree
  ) {
    self.init(
      path: bundle.path,
      folder: tree.path(of: bundle.node),
      resources: bundle.layout.resourcesPath,
      kind: bundle.kind,
      parent: bundle.parent,
      infoPlist: infoPlist,
      isSealed: tree.isSealed(bundle),
      size: bundle.size,
      localizations: localizations.map(\.localization)
    )
  }
}

extension Tree {
  /// Whether a bundle carries the list of resources that a code signature protects.
  fileprivate func isSealed(_ bundle: FoundBundle) -> Bool {
    guard let folder = child("_CodeSignature", of: bundle.layout.content),
      let list = child("CodeResources", of: folder)
    else { return false }
    return kind(of: list) == .file
  }

  /// The links that lead out of the artifact, by path.
  fileprivate var escapingLinks: [Oddity] {
    linkTargets.filter { destination(of: $0.key) == .outside }
      .map { Oddity(.escapingLink(target: printable($0.value)), at: path(of: $0.key)) }
      .sorted { $0.path < $1.path }
  }
}
