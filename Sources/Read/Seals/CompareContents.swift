import Diagnostics
import Disk
import Model

/// How many bytes of a file are in memory at once.
private let pieceSize = 256 << 10

/// What became of a file whose contents were to be compared.
private enum Comparison {
  case read(FileDigests)
  case failed(DiskError)
}

/// Where files do not hold what was sealed: by seal, the breaks.
///
/// The work is spread over the processors, a file at a time. Fails with all that may not be read.
func compareContents(
  with seals: [ReadSeal],
  in tree: Tree,
  below root: borrowing Descriptor,
  _ extent: SealReading
) throws(Failure) -> [[Seal.Break]] {
  let contents = contentsToCompare(with: seals, in: tree, extent)
  let comparisons = compare(contents, in: tree, below: root)
  var breaks: [[Seal.Break]] = Array(repeating: [], count: seals.count)
  var failures: [DiskError] = []
  for (group, comparison) in zip(contents, comparisons) {
    if case .failed(let error) = comparison, !error.isMissing { failures.append(error) }
    for sealed in group {
      let value = seals[sealed.seal].list.value(of: sealed.entry)
      guard let kind = comparison.difference(from: sealed.entry, of: value) else { continue }
      breaks[sealed.seal].append(.init(kind, tree.path(of: sealed.node)))
    }
  }
  guard failures.isEmpty else { throw Failure(failures) }
  return breaks
}

extension Comparison {
  /// What keeps the file from being what an entry says; nil where nothing does, or nobody knows.
  fileprivate func difference(
    from entry: SealList.Entry,
    of digest: ArraySlice<UInt8>
  ) -> Seal.Break.Kind? {
    switch self {
    case .read(let digests):
      let found = entry.kind == .sha256 ? digests.sha256 : digests.sha1
      return found.elementsEqual(digest) ? nil : .modified
    case .failed(let error):
      // A file that went meanwhile is a file that is not there.
      return error.isMissing && !entry.isOptional ? .missing : nil
    }
  }
}

extension Failure {
  /// The failure to read files that were there; missing rights before all else, because they are what to see to first.
  fileprivate init(_ errors: [DiskError]) {
    self.init(
      errors.contains(where: \.isPermission) ? .permission : .io,
      errors.map { error in
        Problem(
          error.description,
          advice: error.isPermission
            ? mustBeReadable : "run lprune when nothing else changes the bundle"
        )
      }
    )
  }
}

private func compare(
  _ contents: [[SealedContents]],
  in tree: Tree,
  below root: borrowing Descriptor
) -> [Comparison] {
  [Comparison](unsafeUninitializedCapacity: contents.count) { comparisons, count in
    count = contents.count
    nonisolated(unsafe) let comparisons = comparisons
    forEachPart(of: contents.count) { parts in
      var buffer = [UInt8](repeating: 0, count: pieceSize)
      while let number = parts.next() {
        let group = contents[number]
        let kinds = group.map(\.entry.kind)
        let comparison: Comparison
        do throws(DiskError) {
          comparison = .read(
            try root.digests(
              ofFileAt: tree.path(of: group[0].node),
              withSHA256: kinds.contains(.sha256),
              withSHA1: kinds.contains(.sha1),
              buffer: &buffer
            )
          )
        } catch {
          comparison = .failed(error)
        }
        // Every number is given out once, so that no two threads write to one place.
        comparisons.initializeElement(at: number, to: comparison)
      }
    }
  }
}
