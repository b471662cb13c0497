import Disk
package import Model

extension Session {
  /// The staging folder of a prune of an artifact that was stopped half-way, as an absolute path; nil where there is none.
  ///
  /// Changes nothing. Throws where a prune is at work on the artifact.
  package static func interruption(
    of location: BundlePath,
    staging: StagingChoice
  ) throws(ApplyError) -> BundlePath? {
    do throws(ApplyError.Cause) {
      for place in try staging.places(for: location) {
        guard let workplace = try Workplace.openIfThere(place, SystemOperations()) else { continue }
        if try workplace.status(of: place.name, in: workplace.holder) != nil {
          guard try workplace.isIdle(place.artifact) else { throw .inUse }
          return place.path
        }
        if let other = try workplace.neighbour() {
          guard try workplace.isIdle(other.artifact) else { throw .inUse }
          return other.staging
        }
      }
      return nil
    } catch { throw ApplyError(error, .nothingChanged) }
  }
}

extension Workplace {
  /// Whether no prune is at work on what is at an absolute path.
  fileprivate func isIdle(_ artifact: BundlePath) throws(ApplyError.Cause) -> Bool {
    let result = try run { () throws(DiskError) in
      try Descriptor(openingFolderOfAnyLength: artifact).lock(forAll: true)
    }
    return result != .taken
  }
}
