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
      edits.append(try Edit(edit, of: plist))
    }
    edits.sort { $0.file < $1.file }
  }
}

extension Changes.Edit {
  fileprivate init(_ edit: InfoPlistEdit, of plist: InfoPlist) throws(ApplyError.Cause) {
    var bytes = plist.bytes
    do {
      if let region = edit.developmentRegion {
        bytes = try Splice.setString(key: "CFBundleDevelopmentRegion", value: region)
          .applied(to: bytes)
      }
      if !edit.undeclared.isEmpty {
        bytes = try Splice.removeStrings(key: "CFBundleLocalizations", strings: edit.undeclared)
          .applied(to: bytes)
      }
    } catch { throw .notEditable(plist.file, error) }
    self.init(
      file: plist.file,
      identity: plist.identity,
      oldBytes: plist.bytes,
      newBytes: bytes
    )
  }
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
