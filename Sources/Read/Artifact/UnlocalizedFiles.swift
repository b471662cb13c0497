import Disk
package import Model

extension Artifact {
  /// The inventory with what is asked for and lies beside the `.lproj` folders alone, or where there are none: `read`
  /// leaves out what no localization has.
  package func adding(_ question: Question, to inventory: Inventory) -> Inventory {
    let resources = inventory.components[question.component].resources
    var inventory = inventory
    for name in Set(question.resources.flatMap { $0.forEveryDevice(isTable: false) }).sorted()
    where inventory.lacksResource(name, of: question.component) {
      guard kind(of: resources.appending(name)) != nil else { continue }
      inventory.resources.append(
        LocalizedResource(
          component: question.component,
          name: name,
          kind: FileKind(of: name.name),
          localizations: [],
          isUnlocalized: true
        )
      )
    }
    let fileNames = Set(question.resources.compactMap(\.tableName))
    let tables = Set(question.keys.flatMap { $0.table.forEveryDevice(isTable: true) })
    let requests = tables.union(fileNames).sorted()
      .filter { inventory.lacksTable($0, of: question.component) }
      .map { name in
        let suffixes: [(String, Bool)] = [(".strings", false), (".stringsdict", true)]
        let files = suffixes.compactMap { suffix, isDict -> TableFile? in
          let file = BundlePath(bytes: resources.appending(name).bytes + Array(suffix.utf8))
          guard kind(of: file) == .file else { return nil }
          return TableFile(localization: nil, file: file, isDict: isDict)
        }
        return TableRequest(component: question.component, name: name, files: files)
      }
    inventory.tables += readTables(requests.filter { !$0.files.isEmpty }, reading: reading)
    return inventory
  }

  /// What is at a path from the artifact's root; nil where nothing is, or what cannot be looked at.
  private func kind(of path: BundlePath) -> FileIdentity.Kind? {
    do {
      return try folder.openFolder(at: path.parent).status(of: path.name).identity.kind
    } catch {
      return nil
    }
  }
}

extension Inventory {
  fileprivate func lacksResource(_ name: BundlePath, of component: Component.ID) -> Bool {
    name.tableName == nil
      && !resources.contains { $0.component == component && $0.name == name }
  }

  fileprivate func lacksTable(_ name: BundlePath, of component: Component.ID) -> Bool {
    !tables.contains { $0.component == component && $0.name == name }
  }
}

extension BundlePath {
  /// The name, and those that stand in for it on each kind of device.
  fileprivate func forEveryDevice(isTable: Bool) -> [BundlePath] {
    [self] + Device.allCases.map { $0.name(for: self, isTable: isTable) }
  }

  /// The table that a file of this name belongs to; nil where it is none of a table.
  fileprivate var tableName: BundlePath? {
    if name.hasSuffix(".strings") { return BundlePath(bytes: bytes.dropLast(8)) }
    return name.hasSuffix(".stringsdict") ? BundlePath(bytes: bytes.dropLast(12)) : nil
  }
}
