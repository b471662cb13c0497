import Diagnostics
import Languages
import Model

extension Tree {
  /// The localizations of a bundle as the system lists them (runtime.md 1), sorted by name, then form.
  ///
  /// A bundle without any `.lproj` and declaration has none here, though the system names its development region.
  func localizations(of bundle: FoundBundle, declared plist: InfoPlist?) -> [FoundLocalization] {
    var found = onDisk(bundle)
    let onDisk = found.lazy.map(\.localization).filter(\.isOnDisk)
    let (names, tags) = (Set(onDisk.map(\.name)), Set(onDisk.compactMap(\.tag)))
    var declared: Set<String> = []
    // To the matcher a folder `no` or `Hebrew` is another localization than `nb` or `he`.
    for name in plist?.declared ?? [] where declared.insert(name).inserted {
      let new = Localization(name: ByteName(name), form: .declared)
      guard !names.contains(new.name), new.tag.map({ !tags.contains($0) }) ?? true else {
        continue
      }
      found.append(FoundLocalization(new))
    }
    if let region = plist?.developmentRegion, found.contains(where: \.localization.isBase),
      !found.lazy.map(\.localization).forms.contain(formOf: LocaleID(region))
    {
      found.append(FoundLocalization(Localization(name: ByteName(region), form: .virtual)))
    }
    found.sort { a, b in
      (a.localization.name, a.localization.form.rank) < (
        b.localization.name, b.localization.form.rank
      )
    }
    resolveLinks(&found, of: bundle)
    return found
  }

  private func onDisk(_ bundle: FoundBundle) -> [FoundLocalization] {
    guard let resources = bundle.layout.resources else { return [] }
    return children(of: resources).filter { name(of: $0).isLocalization }.map { node in
      let form: Localization.Form =
        switch kind(of: node) {
        case .folder: .folder
        case .link: .link(linkTarget(of: node))
        case .file, .other: .file
        }
      var localization = Localization(name: name(of: node).dropLast(6), form: form)
      localization.entry = path(of: node)
      localization.identity = identities[node]
      localization.sizes = sizes(of: node)
      return FoundLocalization(localization, node: node)
    }
  }

  /// Where a link leads, as far as that is no localization of the same bundle.
  private func linkTarget(of node: Node) -> Localization.LinkTarget {
    let target = printable(linkTargets[node] ?? [])
    return switch destination(of: node) {
    case .node(let found): .inside(path(of: found))
    case .nowhere: .dangling(target)
    case .outside: .outside(target)
    }
  }

  /// Points links that lead to a localization of the same bundle at it, once its place in the list is known.
  private func resolveLinks(_ found: inout [FoundLocalization], of bundle: FoundBundle) {
    var places: [Node: Int] = [:]
    for (index, item) in found.enumerated() {
      if let node = item.node { places[node] = index }
    }
    for index in found.indices {
      guard let node = found[index].node, kind(of: node) == .link,
        case .node(let target) = destination(of: node), let place = places[target]
      else { continue }
      found[index].localization.form = .link(.localization(place))
    }
  }

  /// What a localization holds by kind of file; a folder that is one resource counts under its own kind.
  private func sizes(of node: Node) -> SizeByKind {
    var sizes = SizeByKind()
    guard kind(of: node) == .folder else {
      if kind(of: node) == .file { sizes[.other] = entries[node].size }
      return sizes
    }
    add(node, to: &sizes)
    return sizes
  }

  private func add(_ folder: Node, to sizes: inout SizeByKind) {
    for child in children(of: folder) {
      switch kind(of: child) {
      case .file: sizes[FileKind(of: name(of: child))] += entries[child].size
      case .folder where ComponentKind.isOneResource(name(of: child)):
        sizes[FileKind(of: name(of: child))] += size(below: child)
      case .folder: add(child, to: &sizes)
      case .link, .other: break
      }
    }
  }
}

/// A localization and, where it stands on disk, its entry in the tree.
struct FoundLocalization {
  var localization: Localization
  var node: Tree.Node?

  init(_ localization: Localization, node: Tree.Node? = nil) {
    self.localization = localization
    self.node = node
  }
}

extension Localization {
  fileprivate init(name: ByteName, form: Form) {
    self.init(name: name, tag: name.languageTag, form: form)
  }
}

extension Localization.Form {
  /// The place among several of one name.
  fileprivate var rank: Int {
    switch self {
    case .folder: 0
    case .link: 1
    case .file: 2
    case .declared: 3
    case .virtual: 4
    }
  }
}

extension ByteName {
  /// The language the name means; nil for `Base` and `mul`, which mean none.
  fileprivate var languageTag: LanguageTag? {
    guard self != "Base", self != "mul" else { return nil }
    // A name that is no text is no language either.
    return String(validating: bytes, as: UTF8.self).flatMap { LanguageTag($0) }
  }
}

extension Sequence<Localization> {
  /// Their names, among which the system looks for the development region
  /// (`_CFBundleCopyLanguageFoundInLocalizations`).
  fileprivate var forms: LocaleForms { LocaleForms(of: lazy.map(\.name.localeID)) }
}
