import Model

/// Where the removed entries of an artifact are kept until all is done.
///
/// The folder lies beside the outermost bundle around the artifact, because a bundle must not hold foreign files even
/// for a moment, and because moves within one volume need no copies.
struct StagingPlace: Hashable {
  /// The names from the root of the file system down to the folder beside the outermost bundle.
  let beside: [ByteName]

  /// The names from there down to the artifact; at least one.
  let artifact: [ByteName]

  /// The name of the folder while entries are moved, which tells one artifact from another.
  let name: ByteName

  /// The place for the artifact at this absolute path; nil for the root of the file system.
  init?(of location: BundlePath) {
    let names = location.names
    let outermost = names.firstIndex(where: \.isBundle) ?? names.count - 1
    guard outermost >= 0 else { return nil }
    beside = Array(names[..<outermost])
    artifact = Array(names[outermost...])
    // FNV-1a; names, not secrets.
    let hash = location.bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    name = ByteName(".lprune-" + String(repeating: "0", count: 16 - digits.count) + digits)
  }

  /// The name of the folder once everything in it is to be discarded.
  var doneName: ByteName { ByteName(bytes: name.bytes + Array(".done".utf8)) }
}

extension ByteName {
  /// Whether folders of that name are bundles that hold other bundles.
  fileprivate var isBundle: Bool {
    hasSuffix(".app") || hasSuffix(".appex") || hasSuffix(".framework") || hasSuffix(".bundle")
      || hasSuffix(".xpc") || hasSuffix(".xcarchive")
  }
}
