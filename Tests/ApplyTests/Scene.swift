import Disk
import Foundation
import Model
import TestSupport
import Testing

@testable import Apply

/// A temporary folder with an artifact in it, and the changes that a test makes to it.
struct Scene: ~Copyable {
  let folder: TemporaryFolder

  /// The path of the artifact from the temporary folder.
  let artifact: String

  init(_ artifact: String = "Journal.app", @TreeBuilder _ entries: () -> [any TreeEntry]) throws {
    folder = try TemporaryFolder(inMemory: true, entries)
    self.artifact = artifact
  }

  /// An app with three languages in it and in a framework, a link, a pipe, and two kinds of Info.plist.
  static func journal() throws -> Scene {
    let scene = try Scene {
      Folder("Journal.app") {
        TextFile("Info.plist", Self.plist, mode: 0o640)
        TextFile("Journal", "code", mode: 0o755)
        for language in ["de", "en", "fr"] {
          Folder("\(language).lproj") {
            TextFile("Localizable.strings", "\"a\" = \"\(language)\";")
            Folder("Main.nib", mode: 0o555) { TextFile("objects.nib", "nib", mode: 0o444) }
          }
        }
        Folder("Frameworks") {
          Folder("Chat.framework") {
            DataFile("Info.plist", Self.binaryPlist)
            Folder("en.lproj") { NamedPipe("pipe") }
            Folder("it.lproj")
            Link("en-GB.lproj", to: "en.lproj")
          }
        }
      }
    }
    return scene
  }

  static let plist = infoPlist([
    "CFBundleDevelopmentRegion": "en",
    "CFBundleLocalizations": ["de", "en", "fr"],
    "LSMinimumSystemVersion": "12.0",
  ])

  /// A binary list that holds nothing but the development region `en`.
  static let binaryPlist =
    Array("bplist00".utf8) + [0xD1, 1, 2, 0x5F, 0x10, 25] + Array("CFBundleDevelopmentRegion".utf8)
    + [0x52] + Array("en".utf8) + [8, 11, 39] + [0, 0, 0, 0, 0, 0, 1, 1]
    + [0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42]

  /// What goes of `journal()`: English in app and framework, the link, and two edits.
  func journalChanges() throws -> Changes {
    let xml = Self.plist.replacingOccurrences(
      of: "<string>en</string>",
      with: "<string>de</string>"
    )
    return try changes(
      removing: [
        "en.lproj", "Frameworks/Chat.framework/en.lproj", "Frameworks/Chat.framework/en-GB.lproj",
      ],
      editing: [
        "Info.plist": Array(xml.utf8),
        "Frameworks/Chat.framework/Info.plist": Self.binaryPlist + [0],
      ]
    )
  }

  func changes(removing entries: [String] = [], editing files: [String: [UInt8]] = [:]) throws
    -> Changes
  {
    var changes = Changes()
    changes.removals = try entries.sorted().map {
      Changes.Removal(entry: BundlePath($0), identity: try identity(of: $0))
    }
    changes.gone = changes.removals.map(\.entry)
    changes.edits = try files.sorted { $0.key < $1.key }.map { path, bytes in
      Changes.Edit(
        file: BundlePath(path),
        identity: try identity(of: path),
        oldBytes: try self.bytes(of: path),
        newBytes: bytes
      )
    }
    return changes
  }

  /// An inventory of the artifact as one component, and a plan that removes some of its languages.
  func plan(
    removing languages: [String],
    region: String? = nil,
    undeclaring: [String] = []
  ) throws -> (Inventory, Plan) {
    let entries = try Descriptor(openingFolder: location).list().map(\.name)
    let localizations = try entries.filter { $0.hasSuffix(".lproj") }.map { entry in
      Localization(
        name: entry.dropLast(6),
        tag: nil,
        form: .folder,
        entry: BundlePath([entry]),
        identity: try identity(of: entry.description)
      )
    }
    var component = Component(path: .root, folder: .root, resources: .root, kind: .app)
    component.localizations = localizations
    component.infoPlist = InfoPlist(
      file: "Info.plist",
      identity: try identity(of: "Info.plist"),
      bytes: try bytes(of: "Info.plist")
    )
    let inventory = Inventory(
      name: location.name,
      location: location,
      identity: try Descriptor(openingFolder: location).status().identity,
      components: [component]
    )
    let decisions = localizations.map { localization in
      let isRemoval = languages.contains(localization.name.description)
      return Decision(isRemoval: isRemoval, rule: .named, reason: "")
    }
    let isEdited = region != nil || !undeclaring.isEmpty
    let edit = InfoPlistEdit(component: 0, developmentRegion: region, undeclared: undeclaring)
    return (inventory, Plan(decisions: [decisions], edits: isEdited ? [edit] : []))
  }

  /// The absolute path of what has this path in the artifact.
  func path(_ path: String = "") -> String {
    "\(folder.path)/\(artifact)" + (path.isEmpty ? "" : "/\(path)")
  }

  var location: BundlePath { BundlePath(path()) }

  func identity(of path: String) throws -> FileIdentity {
    let place = BundlePath(self.path(path))
    return try Descriptor(openingFolder: place.parent).status(of: place.name).identity
  }

  func bytes(of path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: self.path(path))))
  }

  /// Everything in the temporary folder, with times, and the times of the folder itself.
  func state(times: Bool = true) throws -> [String] {
    let own = try Descriptor(openingFolder: BundlePath(folder.path)).status()
    return try snapshot(of: folder.path, times: times) + (times ? ["\(own.modified)"] : [])
  }

  /// What all files in the temporary folder hold, wherever they are.
  func contents() throws -> Set<String> {
    Set(
      try state(times: false).filter { $0.hasPrefix("file") }.compactMap { line in
        line.firstRange(of: ": ").map { String(line[$0.upperBound...]) }
      }
    )
  }

  /// The entries and files of the changes that are not as they were.
  func displaced(by changes: Changes) throws -> [BundlePath] {
    let moved = changes.removals.map(\.entry).filter { access(path($0.description), F_OK) != 0 }
    let edited = try changes.edits.filter { try bytes(of: $0.file.description) != $0.oldBytes }
    return moved + edited.map(\.file)
  }

  /// The names in the temporary folder.
  func names() throws -> [String] {
    try Descriptor(openingFolder: BundlePath(folder.path)).list().map(\.name.description)
  }

  @discardableResult
  func apply<Operations: FileOperations>(
    _ changes: Changes,
    _ operations: Operations = SystemOperations()
  ) throws(ApplyError) -> [String] {
    let workplace: Workplace<Operations>
    do { workplace = try .open(at: place(), operations: operations) } catch {
      throw ApplyError(error, .nothingChanged)
    }
    return try Transaction.apply(changes, in: workplace)
  }

  /// Takes back what an earlier prune left half-done.
  @discardableResult
  func recover<Operations: FileOperations>(
    _ operations: Operations = SystemOperations()
  ) throws(ApplyError.Cause) -> [Recovery] {
    try Opening.begin(at: [place()], isNamed: false, operations: operations).recoveries
  }

  /// Where the staging folder lies.
  func place() throws(ApplyError.Cause) -> StagingPlace {
    guard let place = StagingPlace(beside: location) else { throw .noFolderBeside }
    return place
  }
}

extension Scene {
  /// How many operations `journalChanges()` take when nothing fails.
  static let journalOperations: Int = {
    do {
      let scene = try Scene.journal()
      let faults = Faults()
      try scene.apply(scene.journalChanges(), faults)
      return faults.count
    } catch {
      Issue.record(error)
      return 0
    }
  }()

  /// What `state(times: false)` says after `journalChanges()`.
  static let prunedJournal: [String] = {
    do {
      let scene = try Scene.journal()
      try scene.apply(scene.journalChanges())
      return try scene.state(times: false)
    } catch {
      Issue.record(error)
      return []
    }
  }()
}
