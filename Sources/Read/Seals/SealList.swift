/// What a seal lists: every resource of a bundle with what it must be.
///
/// There may be a million, so that all texts and digests stand in one array.
struct SealList {
  enum Kind: UInt8 {
    /// A file with this SHA-256, or this SHA-1 where the seal has no better.
    case sha256, sha1
    /// A link with this target.
    case link
    /// Code with a signature of its own, whatever it holds.
    case code
  }

  struct Entry {
    fileprivate var start: UInt32
    fileprivate var pathCount: UInt32
    fileprivate var valueCount: UInt32
    var kind: Kind

    /// Whether it may be missing.
    var isOptional: Bool
  }

  private(set) var entries: [Entry] = []

  /// The path of each entry from where the seal's paths begin, and behind it the digest or target.
  private var bytes: [UInt8] = []

  /// Whether this is the old form of a seal, which says nothing of links.
  var isOld = false

  /// Whether of a repeated path the first counts, not the last.
  var firstWins = false

  var rules = SealRules()

  func path(of entry: Entry) -> ArraySlice<UInt8> {
    let start = Int(entry.start)
    return bytes[start..<start + Int(entry.pathCount)]
  }

  /// The digest or target of an entry.
  func value(of entry: Entry) -> ArraySlice<UInt8> {
    let start = Int(entry.start) + Int(entry.pathCount)
    return bytes[start..<start + Int(entry.valueCount)]
  }

  mutating func append(
    _ kind: Kind,
    path: [UInt8],
    value: [UInt8],
    isOptional: Bool
  ) {
    entries.append(
      Entry(
        start: UInt32(bytes.count),
        pathCount: UInt32(path.count),
        valueCount: UInt32(value.count),
        kind: kind,
        isOptional: isOptional
      )
    )
    bytes += path
    bytes += value
  }

  mutating func removeAll() {
    entries.removeAll()
    bytes.removeAll()
  }
}

/// Why nobody can tell what a seal requires.
struct SealDamage: Error, Hashable {
  /// In lower case without a final stop.
  var reason: String
}
