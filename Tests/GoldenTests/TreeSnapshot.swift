import Foundation

/// Every entry below a folder, without following links.
struct TreeSnapshot {
  enum Entry: Equatable {
    case folder(mode: Int)
    case file(mode: Int, Data)
    case link(target: String)
  }

  /// How one entry differs from what it was.
  struct Change {
    enum Kind: String {
      case added, changed, removed
    }

    var kind: Kind
    var path: String

    /// What is there now; nil where nothing is.
    var entry: Entry?
  }

  private var entries: [String: Entry] = [:]

  init(of folder: URL) throws {
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      entries[path] = try Self.entry(at: folder.appending(path: path).path)
    }
  }

  private static func entry(at path: String) throws -> Entry {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory?: return .folder(mode: mode)
    case .typeSymbolicLink?:
      return .link(target: try FileManager.default.destinationOfSymbolicLink(atPath: path))
    default: return .file(mode: mode, try Data(contentsOf: URL(fileURLWithPath: path)))
    }
  }

  /// The files, with what they hold.
  var files: [String: Data] {
    entries.compactMapValues { entry in
      if case .file(_, let content) = entry { content } else { nil }
    }
  }

  /// What differs from an earlier snapshot, by path; a removed folder stands for what was in it.
  func changes(since earlier: TreeSnapshot) -> [Change] {
    var changes: [Change] = []
    for path in Set(entries.keys).union(earlier.entries.keys).sorted() {
      let (old, new) = (earlier.entries[path], entries[path])
      guard old != new else { continue }
      let last = changes.last
      if new == nil, last?.kind == .removed, path.hasPrefix((last?.path ?? "") + "/") { continue }
      changes.append(
        Change(kind: old == nil ? .added : new == nil ? .removed : .changed, path: path, entry: new)
      )
    }
    return changes
  }
}
