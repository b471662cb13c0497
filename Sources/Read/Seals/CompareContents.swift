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
  let shared: Descriptor
  do throws(DiskError) {
    shared = try root.openFolder(at: .root)
  } catch {
    throw Failure(.io, error.description)
  }
  let comparisons = compare(contents, in: tree, below: shared)
  var breaks: [[Seal.Break]] = Array(repeating: [], count: seals.count)
  var problems: [Problem] = []
  var status = ExitStatus.io
  for (group, comparison) in zip(contents, comparisons) {
    for sealed in group {
      let list = seals[sealed.seal].list
      let entry = sealed.entry
      switch comparison {
      case .read(let digests):
        let digest = entry.kind == .sha256 ? digests.sha256 : digests.sha1
        guard !digest.elementsEqual(list.value(of: entry)) else { continue }
        breaks[sealed.seal].append(.init(.modified, tree.path(of: sealed.node)))
      case .failed(let error) where error.isMissing:
        // A file that went meanwhile is a file that is not there.
        guard !entry.isOptional else { continue }
        breaks[sealed.seal].append(.init(.missing, tree.path(of: sealed.node)))
      case .failed: continue
      }
    }
    guard case .failed(let error) = comparison, !error.isMissing else { continue }
    if error.isPermission { status = .permission }
    problems.append(
      Problem(
        error.description,
        advice: error.isPermission
          ? mustBeReadable : "run lprune when nothing else changes the bundle"
      )
    )
  }
  guard problems.isEmpty else { throw Failure(status, problems) }
  return breaks
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
