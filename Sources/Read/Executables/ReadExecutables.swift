import Disk
import Model

extension Inventory {
  /// Adds what the programs of components, and the libraries, say about what they load.
  ///
  /// Nothing is read where nobody would ask: only localizations of frameworks and resource bundles are out of reach for
  /// want of a host that loads them. A program that cannot be read says so.
  mutating func readExecutables(
    of bundles: [FoundBundle],
    in tree: Tree,
    below root: borrowing Descriptor,
    searching: Bool
  ) {
    guard components.contains(where: \.kind.isHost),
      components.dropFirst().contains(where: \.isLoadedWithLocalizations)
    else { return }
    let searched = searching ? componentsToSearch : []
    var programs: Set<Tree.Node> = []
    for (id, bundle) in bundles.enumerated() where components[id].kind.hasProgram {
      let name = components[id].infoPlist?.executableName
      guard let file = tree.executable(of: bundle, named: name) else { continue }
      programs.insert(file)
      components[id].executable = Executable(
        at: tree.path(of: file),
        below: root,
        isSearched: searched.contains(id)
      )
    }
    let testSupport = bundles.filter { $0.kind == .testSupport }.map(\.node)
    libraries = tree.libraries(besides: programs, outside: testSupport)
      .map { Executable(at: tree.path(of: $0), below: root) }
      .sorted { $0.file < $1.file }
  }

  /// The frameworks and resource bundles that hold localizations, or in which others lie that do: the code that opens them
  /// may be in either.
  private var componentsToSearch: Set<Component.ID> {
    var found: Set<Component.ID> = []
    for (id, component) in components.enumerated() where component.isLoadedWithLocalizations {
      var next: Component.ID? = id
      while let current = next, components[current].kind.isLoaded, found.insert(current).inserted {
        next = components[current].parent
      }
    }
    return found
  }
}

extension Component {
  /// Whether it is loaded by others and holds localizations that can be removed.
  fileprivate var isLoadedWithLocalizations: Bool {
    kind.isLoaded
      && localizations.contains { localization in
        switch localization.form {
        case .folder, .link: true
        case .file, .declared, .virtual: false
        }
      }
  }
}

extension ComponentKind {
  fileprivate var isLoaded: Bool { self == .framework || self == .resourceBundle }

  fileprivate var hasProgram: Bool { isHost || isLoaded }
}

extension Executable {
  /// Reads what the program in the file at `path` loads and, where it `isSearched`, whether it may open localizations by name.
  fileprivate init(
    at path: BundlePath,
    below root: borrowing Descriptor,
    isSearched: Bool = false
  ) {
    self.init(file: path, isProgram: false)
    do throws(DiskError) {
      let file = try root.openFolder(at: path.parent).openFile(path.name)
      let size = try file.status().size
      let reading: RangeReading = { (offset, buffer, start) throws(UnreadableFile) in
        do throws(DiskError) {
          return try file.read(into: &buffer, from: start, at: offset)
        } catch {
          throw UnreadableFile(error.reason)
        }
      }
      let found = ProgramLoads(size: size, reading: reading)
      loads = found.installNames.sorted()
      isProgram = found.isProgram
      damage = found.damage
      guard isSearched else { return }
      do throws(UnreadableFile) {
        opensFoldersByName = try holdsFolderSuffix(inFileOf: size, reading: reading)
      } catch {
        damage = error.reason
      }
    } catch {
      damage = error.reason
    }
  }
}
