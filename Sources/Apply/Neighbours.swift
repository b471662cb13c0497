import Disk
package import Model

/// A prune that was stopped half-way, of something that an artifact lies in or that lies in it.
package struct Neighbour: Hashable, Sendable {
  /// The absolute path of what was pruned.
  package var artifact: BundlePath

  /// The absolute path of its staging folder.
  package var staging: BundlePath
}

extension Workplace {
  /// Another prune that was stopped half-way and concerns this artifact, among those whose staging folders lie in the same
  /// folder; nil where there is none.
  ///
  /// What has been built again since concerns nobody any more, and what cannot be read says nothing.
  func neighbour() throws(ApplyError.Cause) -> Neighbour? {
    let own = place.artifact.names.dropFirst(place.holder.names.count)
    let names = try run { () throws(DiskError) in try holder.list() }.map(\.name).sorted()
    for name in names where name.isStaging && name != place.name {
      guard let journal = wholeJournal(in: name),
        let path = journal.path(forStagingFolder: name), path.overlaps(BundlePath(own)),
        isStillThere(journal, at: path)
      else { continue }
      return Neighbour(
        artifact: BundlePath(absolute: place.holder.names + path.names),
        staging: holder.path.appending(name)
      )
    }
    return nil
  }

  private func wholeJournal(in staging: ByteName) -> Journal? {
    do throws(DiskError) {
      let status = try operations.run { () throws(DiskError) in try holder.status(of: staging) }
      guard status.isPrivateFolder else { return nil }
      return Journal(
        try operations.run { () throws(DiskError) in
          try holder.openFolder(staging).contents(of: Journal.name, limit: Journal.sizeLimit)
        }
      )
    } catch { return nil }
  }

  /// Whether any folder that the prune took something from is the same.
  private func isStillThere(_ journal: Journal, at artifact: BundlePath) -> Bool {
    journal.folders.contains { folder in
      do throws(DiskError) {
        return try operations.run { () throws(DiskError) in
          Journal.Mark(try holder.openFolder(at: artifact.appending(folder.path)).status().identity)
        } == folder.mark
      } catch { return false }
    }
  }
}

extension Journal {
  /// The path of what was pruned from the folder that holds the staging folder, which may have been moved since; nil for
  /// one that was named by the user, and serves artifacts from anywhere.
  fileprivate func path(forStagingFolder name: ByteName) -> BundlePath? {
    let names = artifact.names
    return names.indices.reversed().lazy.map { BundlePath(names[$0...]) }
      .first { .staging(for: $0) == name }
  }
}

extension BundlePath {
  fileprivate func overlaps(_ other: BundlePath) -> Bool {
    isInside(other) || other.isInside(self)
  }
}
