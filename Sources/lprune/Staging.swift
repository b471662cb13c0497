import Apply
import Diagnostics
import Disk
import Model

extension Surroundings {
  /// Where what is removed is kept until all is done: in the folder that the user names, else beside the product, else in
  /// Xcode's folder for the target.
  func staging(in folder: String?) throws(Failure) -> StagingChoice {
    var choice = StagingChoice()
    if let folder {
      do throws(DiskError) { choice.folder = try realPath(of: BundlePath(folder)) } catch {
        throw Failure(
          .usage,
          "'--staging' names '\(folder)': \(error.reason)",
          advice: "name a folder that is there, on the volume of the product"
        )
      }
    }
    if isScriptPhase, let temporaryFolder {
      // A folder that is not there yet holds nothing of an earlier prune either.
      choice.temporary = try? realPath(of: BundlePath(temporaryFolder))
    }
    return choice
  }
}
