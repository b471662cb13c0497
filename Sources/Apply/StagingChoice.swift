package import Model

/// Where the staging folder may lie, and may have lain for an earlier prune.
package struct StagingChoice: Sendable {
  /// The folder that the user names: an absolute path without links.
  package var folder: BundlePath?

  /// A folder for temporary files, on any volume, which serves where the folder beside the product may not be changed: an
  /// absolute path without links.
  package var temporary: BundlePath?

  package init(folder: BundlePath? = nil, temporary: BundlePath? = nil) {
    self.folder = folder
    self.temporary = temporary
  }

  /// The places for an artifact at an absolute path, the preferred one first.
  func places(for artifact: BundlePath) throws(ApplyError.Cause) -> [StagingPlace] {
    guard let beside = StagingPlace(beside: artifact) else { throw .noFolderBeside }
    if let folder, beside.encloses(folder) { throw .stagingInside(folder) }
    let others = [folder, temporary].map { folder in
      folder.flatMap { folder in
        // Under one name where it is one folder, so that a run that is not told finds it all the same.
        beside.encloses(folder) || folder == beside.holder
          ? nil : StagingPlace(in: folder, for: artifact)
      }
    }
    return [others[0], beside, others[1]].compactMap(\.self)
  }
}

extension StagingPlace {
  /// Whether a folder is the outermost bundle around the artifact, or lies in it.
  fileprivate func encloses(_ folder: BundlePath) -> Bool {
    folder.isInside(artifact.outermostBundle)
  }
}
