import Model

/// Where the removed entries of an artifact are kept until all is done.
///
/// As a rule the folder lies beside the outermost bundle around the artifact, because a bundle must not hold foreign
/// files even for a moment, and because moves within one volume need no copies.
struct StagingPlace: Hashable {
  /// The absolute path of the folder in which the staging folder lies.
  let holder: BundlePath

  /// The absolute path of the artifact.
  let artifact: BundlePath

  /// The name of the staging folder while entries are moved, which tells one artifact from another.
  let name: ByteName

  /// The place beside the outermost bundle around the artifact at this absolute path; nil for the root of the file system.
  init?(beside artifact: BundlePath) {
    let names = artifact.names
    guard !names.isEmpty else { return nil }
    let holder = artifact.outermostBundle.parent.names
    // The name tells what lies in one folder, so that it is the same when that folder is moved.
    self.init(
      in: BundlePath(absolute: holder),
      for: artifact,
      known: BundlePath(names[holder.count...])
    )
  }

  /// The place in a folder that serves artifacts from anywhere, at this absolute path.
  init(in holder: BundlePath, for artifact: BundlePath) {
    self.init(in: holder, for: artifact, known: artifact)
  }

  private init(in holder: BundlePath, for artifact: BundlePath, known path: BundlePath) {
    self.holder = holder
    self.artifact = artifact
    name = .staging(for: path)
  }

  /// The name of the staging folder once everything in it is to be discarded.
  var doneName: ByteName { ByteName(bytes: name.bytes + Array(".done".utf8)) }

  /// The absolute path of the staging folder.
  var path: BundlePath { holder.inFileSystem(name) }

  /// The absolute path of the staging folder once everything in it is to be discarded.
  var donePath: BundlePath { holder.inFileSystem(doneName) }
}

extension BundlePath {
  /// The absolute path of these names; `/` of none.
  init(absolute names: some Sequence<ByteName>) {
    let path = BundlePath(names)
    self.init(bytes: [UInt8(ascii: "/")] + path.bytes)
  }

  /// The outermost bundle on the way down to what is at this absolute path; that itself where there is none.
  var outermostBundle: BundlePath {
    guard let index = names.firstIndex(where: BundleSuffixes.contains) else { return self }
    return BundlePath(absolute: names[...index])
  }

  /// The path of an entry of this folder, which may be the root of the file system.
  fileprivate func inFileSystem(_ name: ByteName) -> BundlePath {
    BundlePath(absolute: names + [name])
  }
}

extension [UInt8] {
  /// Sixteen digits that tell these bytes from what they become by accident (FNV-1a, 64 bits); no secret.
  var checksum: String {
    let hash = reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension ByteName {
  /// The name of the staging folder for what has this path.
  static func staging(for path: BundlePath) -> ByteName {
    ByteName(".lprune-" + path.bytes.checksum)
  }

  /// Whether it is such a name, and not that of what is to be discarded.
  var isStaging: Bool { bytes.starts(with: ".lprune-".utf8) && bytes.count == 24 }
}
