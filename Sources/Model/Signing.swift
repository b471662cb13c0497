extension Plan {
  /// The sealed components that the plan takes something from, and those whose seals enclose them, inside out: the order in
  /// which they must be signed again.
  ///
  /// Each records what the next one in it was signed as (Security, `signer.cpp`).
  package func needsSigning(in inventory: Inventory) -> [Component.ID] {
    inventory.sealedComponents(around: inventory.components.indices.filter(changes))
  }

  /// The same, and what an earlier prune took something from, but nobody signed again.
  ///
  /// That is where `codesign` failed, or the process was stopped before. Programs are signed in their own targets.
  package func needsSigning(afterOthersIn inventory: Inventory) -> [Component.ID] {
    let thinned = inventory.components.indices.filter { id in
      inventory.components[id].seal?.isThinned ?? false && !inventory.isInSealedProgram(id)
    }
    return inventory.sealedComponents(
      around: inventory.components.indices.filter(changes) + thinned
    )
  }

  /// Whether a component loses a localization, or its Info.plist is edited.
  private func changes(_ id: Component.ID) -> Bool {
    decisions[id].contains(where: \.isRemoval) || edit(of: id) != nil
  }
}

extension Inventory {
  /// The sealed ones of these components and of those that enclose them, inside out.
  fileprivate func sealedComponents(around ids: [Component.ID]) -> [Component.ID] {
    var touched: Set<Component.ID> = []
    for id in ids {
      var next: Component.ID? = id
      while let component = next, touched.insert(component).inserted {
        next = components[component].parent
      }
    }
    return touched.filter { components[$0].isSealed }.sorted {
      let (a, b) = (components[$0].folder, components[$1].folder)
      return a.names.count == b.names.count ? a < b : a.names.count > b.names.count
    }
  }

  /// Whether a component is or lies in a program below the product that is signed.
  fileprivate func isInSealedProgram(_ id: Component.ID) -> Bool {
    var next: Component.ID? = id
    while let component = next, component != 0 {
      if components[component].kind.isHost, components[component].isSealed { return true }
      next = components[component].parent
    }
    return false
  }
}

extension Component {
  /// What `codesign` is told to sign, from the artifact's root: the bundle, of a framework with versions the folder of the
  /// one that is sealed (runtime.md 6).
  package var signingPath: BundlePath {
    guard let seal else { return folder }
    let content = seal.file.parent.parent
    return content.parent.name == "Versions" ? content : folder
  }
}

/// How `codesign` is called so that a bundle keeps what its signature says of it besides its files: the flags that Xcode
/// has for what it signs as it copies it (xcode-and-field.md 1.1).
package enum SigningCommand {
  /// The words of the call, but for the paths at its end.
  package static func words(identity: String, flags: [String] = []) -> [String] {
    [
      "codesign", "--force", "--sign", identity,
      "--preserve-metadata=identifier,entitlements,flags",
    ] + flags
  }

  /// The call as one types it; `codesign` takes several paths, and signs them in their order.
  package static func line(
    identity: String,
    flags: [String] = [],
    paths: [BundlePath]
  ) -> String {
    (words(identity: identity, flags: flags) + paths.map(\.description)).map(quoted)
      .joined(separator: " ")
  }

  /// The word as a shell takes it.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./=,:+@%".utf8.contains(byte)
      }
    }
    guard !isPlain || word.isEmpty else { return word }
    let parts = word.split(separator: Character("'"), omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: #"'\''"#) + "'"
  }
}
