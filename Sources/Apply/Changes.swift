import Model
import PropertyLists

/// What a plan changes on the disk, entry by entry.
struct Changes {
  /// A `.lproj` entry that goes as a whole.
  struct Removal: Hashable {
    /// From the artifact's root.
    var entry: BundlePath
    var identity: FileIdentity
  }

  /// An Info.plist that gets other bytes.
  struct Edit: Hashable {
    /// From the artifact's root.
    var file: BundlePath
    var identity: FileIdentity
    var oldBytes: [UInt8]
    var newBytes: [UInt8]
  }

  /// Sorted; none lies in another.
  var removals: [Removal] = []

  /// Sorted; none lies in a removed entry.
  var edits: [Edit] = []

  /// The `.lproj` entries that go, those within others included, sorted.
  var gone: [BundlePath] = []

  var isEmpty: Bool { removals.isEmpty && edits.isEmpty }
}

extension Changes {
  /// What the plan changes in the artifact of the inventory.
  init(_ plan: Plan, of inventory: Inventory) throws(ApplyError.Cause) {
    var entries: [BundlePath: FileIdentity] = [:]
    for (component, decisions) in zip(inventory.components, plan.decisions) {
      for (localization, decision) in zip(component.localizations, decisions)
      where decision.isRemoval {
        guard let entry = localization.entry, let identity = localization.identity else { continue }
        entries[entry] = identity
      }
    }
    gone = entries.keys.sorted()
    for entry in gone where !entry.hasAncestor(in: entries) {
      guard let identity = entries[entry] else { continue }
      removals.append(Removal(entry: entry, identity: identity))
    }
    for edit in plan.edits {
      guard let plist = inventory.components[edit.component].infoPlist,
        !plist.file.hasAncestor(in: entries)
      else { continue }
      guard Journal.mayName(plist.file.name) else { throw .oddlyNamed(plist.file) }
      let edit = try Edit(edit, of: plist)
      // Links can make one file the Info.plist of two bundles, which must then agree on it.
      if let other = edits.first(where: { $0.file == edit.file }) {
        guard edit == other else { throw .shared(edit.file) }
      } else {
        edits.append(edit)
      }
    }
    edits.sort { $0.file < $1.file }
  }
}

extension Changes.Edit {
  fileprivate init(_ edit: InfoPlistEdit, of plist: InfoPlist) throws(ApplyError.Cause) {
    let bytes: [UInt8]
    do { bytes = try edit.spliced(into: plist.bytes) } catch {
      throw .notEditable(plist.file, error)
    }
    // Read again before anything is changed: a list that says something else must never get to its place.
    let isMade: Bool
    do { isMade = try edit.isMade(in: bytes, from: plist.bytes) } catch { isMade = false }
    guard isMade else { throw .miswritten(plist.file) }
    self.init(
      file: plist.file,
      identity: plist.identity,
      oldBytes: plist.bytes,
      newBytes: bytes
    )
  }
}

extension InfoPlistEdit {
  fileprivate func spliced(into list: [UInt8]) throws(SpliceError) -> [UInt8] {
    var bytes = list
    if let developmentRegion {
      bytes = try Splice.setString(key: .developmentRegion, value: developmentRegion)
        .applied(to: bytes)
    }
    if !undeclared.isEmpty {
      bytes = try Splice.removeStrings(key: .localizations, strings: undeclared)
        .applied(to: bytes)
    }
    return bytes
  }

  /// Whether the new list says what the old one does, but for this edit.
  fileprivate func isMade(
    in new: [UInt8],
    from old: [UInt8]
  ) throws(PropertyListError) -> Bool {
    let (new, old) = (try PropertyList(parsing: new).root, try PropertyList(parsing: old).root)
    let region = developmentRegion ?? old[.developmentRegion]?.string
    let declared = old[.localizations]?.elements?.map(\.string).filter { name in
      !undeclared.contains { name?.utf8.elementsEqual($0.utf8) == true }
    }
    return new.entries?.map(\.key) == old.entries?.map(\.key)
      && new[.developmentRegion]?.string == region
      && new[.localizations]?.elements?.map(\.string) == declared
  }
}

extension String {
  fileprivate static let developmentRegion = "CFBundleDevelopmentRegion"
  fileprivate static let localizations = "CFBundleLocalizations"
}

extension BundlePath {
  /// Whether a folder that this lies in is one of `entries`.
  fileprivate func hasAncestor(in entries: [BundlePath: FileIdentity]) -> Bool {
    var folder = self
    while !folder.isRoot {
      folder = folder.parent
      if entries[folder] != nil { return true }
    }
    return false
  }
}
