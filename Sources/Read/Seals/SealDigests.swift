import Digests
import Disk
import Model

/// How far a tree is compared with its seals.
package enum SealReading: Sendable {
  /// Only what the seals require of localizations; no break is looked for.
  case requirements
  /// Also what is missing, added or of another kind, and whether Info.plists and the tables of localizations hold what
  /// was sealed.
  case presence
  /// Also whether every other file does.
  case full
}

/// A file, and what one seal says that it holds.
struct SealedContents {
  var node: Tree.Node

  /// The index of the seal.
  var seal: Int

  /// The entry in that seal's list.
  var entry: SealList.Entry
}

/// The files whose contents are to be compared, those of a file that several seals list side by side.
func contentsToCompare(
  with seals: [ReadSeal],
  in tree: Tree,
  _ extent: SealReading
) -> [[SealedContents]] {
  var contents: [SealedContents] = []
  for (number, seal) in seals.enumerated() {
    for item in seal.items {
      guard let node = item.place, tree.kind(of: node) == .file else { continue }
      switch item.entry.kind {
      case .link, .code: continue
      case .sha256, .sha1: break
      }
      guard extent == .full || tree.isInfoPlistOrTable(node) else { continue }
      contents.append(SealedContents(node: node, seal: number, entry: item.entry))
    }
  }
  contents.sort { ($0.node, $0.seal) < ($1.node, $1.seal) }
  return contents.chunked { $0.node == $1.node }
}

/// The digests of a file, of the kinds that were asked for.
struct FileDigests {
  var sha256: [UInt8] = []
  var sha1: [UInt8] = []
}

extension Descriptor {
  /// Reads the regular file at `path` below this folder, in pieces, for its digests.
  func digests(
    ofFileAt path: BundlePath,
    withSHA256: Bool,
    withSHA1: Bool,
    buffer: inout [UInt8]
  ) throws(DiskError) -> FileDigests {
    let file = try openFile(at: path)
    var (sha256, sha1) = (SHA256(), SHA1())
    var offset: UInt64 = 0
    while true {
      let count = try file.read(into: &buffer, from: 0, at: offset)
      if withSHA256 { sha256.update(buffer[..<count]) }
      if withSHA1 { sha1.update(buffer[..<count]) }
      offset += UInt64(count)
      guard count == buffer.count else { break }
    }
    return FileDigests(
      sha256: withSHA256 ? sha256.finish() : [],
      sha1: withSHA1 ? sha1.finish() : []
    )
  }
}

extension Tree {
  /// Whether a file is what lprune reads of a bundle: an Info.plist, or a table in a localization.
  fileprivate func isInfoPlistOrTable(_ node: Node) -> Bool {
    let name = name(of: node)
    if name == "Info.plist" { return true }
    guard name.hasSuffix(".strings") || name.hasSuffix(".stringsdict") else { return false }
    var folder = parent(of: node)
    while folder != Tree.root {
      if self.name(of: folder).isLocalization { return true }
      folder = parent(of: folder)
    }
    return false
  }
}

extension Array {
  /// Its elements in pieces, within which each belongs to the one before it.
  fileprivate func chunked(by belongs: (Element, Element) -> Bool) -> [[Element]] {
    var chunks: [[Element]] = []
    for element in self {
      if let last = chunks.last?.last, belongs(last, element) {
        chunks[chunks.count - 1].append(element)
      } else {
        chunks.append([element])
      }
    }
    return chunks
  }
}
