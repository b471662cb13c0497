import Model

/// The place that a report names for a finding: its own, else that of the first entry it is about.
///
/// Of entries that are there to be compared, it is about those in one of its languages.
struct FindingLocation: Hashable {
  var root: Place.Root
  var file: BundlePath
  var position: TextPosition?

  /// The file without what differs between machines: of a policy's absolute path the name alone.
  var portableFile: String {
    let isAbsolute = file.bytes.first == UInt8(ascii: "/")
    return isAbsolute && root == .policy ? file.name.description : file.description
  }

  /// `:line:column`, where they are known.
  var suffix: String { position.map { ":\($0.line):\($0.column)" } ?? "" }
}

extension Summary {
  func location(of finding: Finding) -> FindingLocation? {
    guard let place = finding.place else {
      let own = finding.entries.first { entry in
        language(of: entry).map(finding.languages.contains) ?? false
      }
      return (own ?? finding.entries.first).map { self.location(of: $0) }
    }
    var location = FindingLocation(root: place.root, file: place.file, position: place.position)
    if location.position == nil, place.root == .artifact {
      let places = finding.entries.lazy.map { self.location(of: $0) }
      location.position = places.first { $0.file == place.file && $0.position != nil }?.position
    }
    return location
  }

  func location(of entry: EntryRef) -> FindingLocation {
    FindingLocation(
      root: .artifact,
      file: inventory.tables[entry.table].rows[entry.row].file,
      position: quotes[entry]?.position
    )
  }
}
