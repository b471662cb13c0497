import Languages
import Model
import Resolve

/// What a receipt says of one component that is there.
struct PriorPrune: Sendable {
  let receipt: PruneReceipt.Component

  /// The language in which the component's own texts were written, where it was removed; nil where it stayed.
  let source: PriorSource?

  private let tables: [BundlePath: PruneReceipt.Table]

  init(_ receipt: PruneReceipt.Component, of component: Component) {
    self.receipt = receipt
    source = PriorSource(receipt, of: component)
    tables = Dictionary(receipt.tables.map { ($0.name, $0) }) { first, _ in first }
  }

  /// By component, what `receipt` says of it; nothing where a prune is judged, which sees for itself.
  static func all(
    of receipt: PruneReceipt?,
    in inventory: Inventory,
    for subject: Subject
  ) -> [PriorPrune?] {
    guard case .asItIs = subject, let receipt else { return inventory.components.map { _ in nil } }
    return zip(receipt.components(of: inventory), inventory.components).map { known, component in
      known.map { PriorPrune($0, of: component) }
    }
  }

  /// The source language, where nothing of it is there.
  var takenAway: LanguageTag? { source.flatMap { $0.isGone ? $0.tag : nil } }

  /// What it says of a table, whose key space gets the keys that it alone knows.
  func table(_ table: inout Table) -> PriorTable? {
    tables[table.name.spelled].flatMap { PriorTable($0, of: receipt, in: &table) }
  }

  /// Whether the localization of that name, as written, was removed.
  func removed(_ name: ByteName) -> Bool {
    receipt.removed.contains { $0.name == name.spelled }
  }

  /// Whether a localization was removed that is of the language `name`, as Info.plist has it.
  func removed(meant name: String) -> Bool {
    let tag = LanguageTag(name)
    return receipt.removed.contains { removed in
      removed.name == ByteName(name) || tag != nil && removed.name.tag == tag
    }
  }
}

/// A source language that an earlier prune removed.
struct PriorSource: Sendable {
  let tag: LanguageTag

  /// The names that its localizations had.
  let names: [ByteName]

  /// Those of them that are there again, as indices in `Component.localizations`.
  let localizations: [Int]

  init?(_ receipt: PruneReceipt.Component, of component: Component) {
    let sources = receipt.removed.filter(\.isSource).map(\.name)
    let tags = sources.compactMap(\.tag)
    // Where `Base` alone held the source, only the region tells.
    let isEdited = receipt.hasNewRegion && receipt.regionAfter == component.developmentRegion
    let region = isEdited ? receipt.regionBefore.flatMap { LanguageTag($0) } : nil
    guard let tag = tags.min() ?? region else { return nil }
    self.tag = tag
    names = sources
    localizations = component.localizations.indices.filter { index in
      component.localizations[index].isOnDisk
        && sources.contains(component.localizations[index].name.spelled)
    }
  }

  /// Whether nothing of it is there.
  var isGone: Bool { localizations.isEmpty }
}

/// What a receipt says of one table, by the places of keys in the table's key space.
struct PriorTable: Sendable {
  private enum Kind: UInt8 { case unknown, text, identifier }

  /// The removed localizations that had the table.
  struct Share: Sendable {
    let name: ByteName
    let isSource: Bool

    /// In the order of the key space.
    let keys: [KeySpace.Index]

    func has(_ key: KeySpace.Index) -> Bool {
      let place = keys.partitioningIndex { $0 >= key }
      return place < keys.count && keys[place] == key
    }
  }

  /// All that it knows, in the order of the key space.
  let keys: [KeySpace.Index]
  let shares: [Share]
  private var kinds: [Kind]
  private var isKept: [Bool]

  /// Nil where the key space has no room for the keys.
  fileprivate init?(
    _ receipt: PruneReceipt.Table,
    of component: PruneReceipt.Component,
    in table: inout Table
  ) {
    let places = table.keys.places(adding: receipt.keys)
    guard places.count == receipt.keys.count else { return nil }
    keys = places.sorted()
    kinds = [Kind](repeating: .unknown, count: table.keys.count)
    isKept = kinds.map { _ in false }
    for (index, place) in places.enumerated() {
      kinds[Int(place)] = receipt.isIdentifier[index] ? .identifier : .text
      isKept[Int(place)] = receipt.isKept[index]
    }
    let sources = Set(component.removed.filter(\.isSource).map(\.name))
    shares = receipt.removed.map { share in
      Share(
        name: share.name,
        isSource: sources.contains(share.name),
        keys: zip(places, share.has).filter(\.1).map(\.0).sorted()
      )
    }
  }

  /// Whether the receipt has the key.
  func knows(_ key: KeySpace.Index) -> Bool { kind(of: key) != .unknown }

  /// The keys that no localization had which stayed.
  var lone: [KeySpace.Index] { keys.filter { !isKept($0) } }

  /// Whether a localization had it that stayed.
  func isKept(_ key: KeySpace.Index) -> Bool { Int(key) < isKept.count && isKept[Int(key)] }

  /// Whether the key is a name and not a text; nil where the receipt does not have it.
  func isIdentifier(_ key: KeySpace.Index) -> Bool? {
    switch kind(of: key) {
    case .unknown: nil
    case .text: false
    case .identifier: true
    }
  }

  /// The keys that removed localizations had of the source language; nil where none had the table.
  var sourceKeys: [KeySpace.Index]? { keys { $0.isSource } }

  /// The keys that removed localizations of that language had; nil where none had the table.
  func keys(of tag: LanguageTag) -> [KeySpace.Index]? { keys { $0.name.tag == tag } }

  /// The names of removed localizations that had any of the keys, sorted.
  func holders(of keys: [KeySpace.Index]) -> [ByteName] {
    let wanted = Set(keys)
    return shares.filter { $0.keys.contains(where: wanted.contains) }.map(\.name).sorted()
  }

  private func keys(where isMeant: (Share) -> Bool) -> [KeySpace.Index]? {
    let meant = shares.filter(isMeant)
    return meant.isEmpty ? nil : Set(meant.flatMap(\.keys)).sorted()
  }

  private func kind(of key: KeySpace.Index) -> Kind {
    Int(key) < kinds.count ? kinds[Int(key)] : .unknown
  }
}

extension [KeySpace.Index] {
  /// The first place, in a list that is sorted by it, at which `isBehind` holds; the end where there is none.
  fileprivate func partitioningIndex(where isBehind: (KeySpace.Index) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
