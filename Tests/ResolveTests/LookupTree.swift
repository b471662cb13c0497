import Languages
import Model
import Read
import TestSupport
import Testing

import Resolve

/// An app on disk, as the reader sees it, and what its users are given.
struct LookupTree: ~Copyable {
  /// Stays as long as texts are read from it.
  private let folder: TemporaryFolder
  private let artifact: Artifact
  private let inventory: Inventory

  /// What a plan takes from the app, by the names of localizations, and the development region that it writes.
  private var removed: Set<String> = []
  private var newRegion: String?

  /// A flat app with `entries`, whose Info.plist has `plist` besides the development region.
  init(
    region: String? = "en",
    plist: [(String, PlistValue)] = [],
    @TreeBuilder _ entries: () -> [any TreeEntry]
  ) throws {
    let regions = region.map { [("CFBundleDevelopmentRegion", PlistValue.text($0))] } ?? []
    let values = [("CFBundleIdentifier", "org.example.a")] + regions + plist
    let made = try TemporaryFolder {
      Folder("A.app") {
        TextFile("Info.plist", infoPlist(values))
        entries()
      }
    }
    let opened = try Artifact(at: "\(made.path)/A.app")
    inventory = try opened.read()
    folder = made
    artifact = opened
  }

  /// The app without some localizations, as a plan would leave it: nothing on disk changes.
  consuming func without(_ names: String..., region: String? = nil) -> LookupTree {
    removed = Set(names)
    newRegion = region
    return self
  }

  /// What a user sees of a key of a table, in every folder's possible order, sorted: the text, the key itself, `Info.plist`
  /// or the path of a nib.
  ///
  /// Where the system lists several languages of the user's, commas stand between them.
  func texts(
    _ key: String,
    of table: String = "T",
    for user: String,
    on device: Device? = nil
  ) throws -> [String] {
    let question = Question(keys: [SoughtKey(table: BundlePath(table), key: key)])
    let inventory = artifact.adding(question, to: self.inventory)
    let view = view(of: inventory)
    return try routes(question, user, in: view).map { route in
      let texts = try #require(route.texts.first)
      let plain = try #require(texts.first)
      if let found = inventory.tables.first(where: { $0.name == BundlePath(table) }) {
        let pick = TableLookup(found, in: view).pick(for: route.list)
        #expect(pick.strings.map { found.rows[$0].file } == plain.strings.trace.found?.file)
        #expect(pick.dict.map { found.rows[$0].file } == plain.dict.trace.found?.file)
      }
      switch (texts.first { $0.device == device } ?? plain).outcome {
      case .entry(let entry, _):
        let entries = [entry, entry.format]
        let quotes = artifact.quote(entries, of: inventory)
        let values = entries.compactMap { quotes[$0]?.value }
        return try #require(values.last)
      case .infoPlist: return "Info.plist"
      case .nib(let file): return file.description
      case .key: return key
      }
    }.sorted()
  }

  /// Where a user's file is found, in every folder's possible order, sorted: `nil` where it is not.
  func files(_ name: String, for user: String, on device: Device? = nil) throws -> [String] {
    let question = Question(resources: [BundlePath(name)])
    let inventory = artifact.adding(question, to: self.inventory)
    let view = view(of: inventory)
    return try routes(question, user, in: view).map { route in
      let traces = try #require(route.resources.first)
      let plain = try #require(traces.first)
      if let resource = inventory.resources.first(where: { $0.name == BundlePath(name) }) {
        let place = view.place(of: resource, for: route.list)
        #expect(place.map(Trace.Place.folder) == plain.file.found.flatMap(\.place.inFolder))
      }
      let found = (traces.first { $0.device == device } ?? plain).file.found
      return found?.file.description ?? "nil"
    }.sorted()
  }

  /// The search lists of a user, sorted.
  func lists(for user: String) -> [String] {
    view(of: inventory).searchLists(of: 0, for: audience(user).ids).all
      .map { $0.map(\.description).joined(separator: ",") }.sorted()
  }

  private func routes(_ question: Question, _ user: String, in view: View) throws -> [Trace.Route] {
    let trace = try #require(traces(of: question, for: [audience(user)], in: [view]).first?.first)
    let lists = view.searchLists(of: 0, for: audience(user).ids)
    #expect(trace.routes.map(\.list) == lists.all)
    return trace.routes
  }

  private func audience(_ user: String) -> Audience {
    Audience(user.split(separator: ",").map(String.init))
  }

  private func view(of inventory: Inventory) -> View {
    var plan = Plan.keepingAll(of: inventory)
    for (index, it) in inventory.product.localizations.enumerated() {
      plan.decisions[0][index].isRemoval = removed.contains(it.name.description)
    }
    if let newRegion { plan.edits = [InfoPlistEdit(component: 0, developmentRegion: newRegion)] }
    return View(inventory).after(plan)
  }
}

extension Trace.Place {
  /// Itself; nil for what is beside the folders.
  fileprivate var inFolder: Self? {
    if case .folder = self { self } else { nil }
  }
}

extension EntryRef {
  /// The format of the entry, where it is a rule dictionary.
  fileprivate var format: EntryRef {
    var entry = self
    entry.path = ["NSStringLocalizedFormatKey"]
    return entry
  }
}

/// A localization that holds `entries`.
func lproj(_ name: String, @TreeBuilder _ entries: () -> [any TreeEntry] = { [] }) -> Folder {
  Folder("\(name).lproj", entries)
}

/// A strings file whose keys, one letter each, all have `text`.
func strings(_ name: String, _ keys: String, _ text: String) -> TextFile {
  TextFile("\(name).strings", keys.map { "\"\($0)\" = \"\(text)\";\n" }.joined())
}

/// Files whose content does not matter.
func someFiles(_ names: String...) -> [any TreeEntry] { names.map { TextFile($0, $0) } }
