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
        guard let workplace = try Workplace.openIfThere(place, SystemOperations()),
          try workplace.status(of: place.name, in: workplace.holder) != nil
        else { continue }
        let result = try workplace.run { () throws(DiskError) in
          try workplace.artifact.lock(forAll: true)
        }
        if case .taken = result { throw .inUse }
        return place.path
      }
      return nil
    } catch { throw ApplyError(error, .nothingChanged) }
  }
}
