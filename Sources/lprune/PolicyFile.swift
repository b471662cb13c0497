import Diagnostics
import Disk
import Model
import Read
import Verify

/// More is no policy that anyone wrote.
private let policySizeLimit = 1 << 20

/// The policy's file, found but not yet read.
struct PolicyFile {
  let path: String

  /// The file that the command line names; else `lprune.json` in the project, else in the current folder; nil where
  /// there is none.
  init?(_ named: String?, in surroundings: Surroundings) {
    if let named {
      path = named
      return
    }
    let candidates = [surroundings.sourceRoot.map { "\($0)/lprune.json" }, "lprune.json"]
    guard let found = candidates.compactMap(\.self).firstThatIsThere else { return nil }
    path = found
  }

  func read() throws(Failure) -> Policy {
    let kind: FileIdentity.Kind
    let bytes: [UInt8]
    do throws(DiskError) {
      let place = try realPath(of: BundlePath(path))
      let folder = try Descriptor(openingFolder: place.parent.isRoot ? "/" : place.parent)
      kind = try folder.status(of: place.name).identity.kind
      bytes = kind == .file ? try folder.contents(of: place.name, limit: policySizeLimit) : []
    } catch  where error.isTooLarge {
      throw Failure(
        .policy,
        "'\(path)' is no policy: it is larger than 1 MB",
        advice: "check the path given to '--policy'"
      )
    } catch {
      throw Failure(
        error.isMissing ? .missing : error.isPermission ? .permission : .io,
        "cannot read the policy '\(path)': \(error.reason)",
        advice: error.isMissing ? "check the path given to '--policy'" : nil
      )
    }
    guard kind == .file else {
      // As where nothing is, the path is what is wrong, not a policy.
      throw Failure(
        .missing,
        "the policy '\(path)' is \(kind == .folder ? "a folder, not a file" : "no file")",
        advice: "give '--policy' the path of the policy itself"
      )
    }
    return try readPolicy(bytes, file: path, checks: Check.all.map(\.description))
  }
}

extension [String] {
  /// The first path at which something is; what it is shows when it is read.
  fileprivate var firstThatIsThere: String? {
    first { path in
      do throws(DiskError) {
        _ = try realPath(of: BundlePath(path))
        return true
      } catch {
        return !error.isMissing
      }
    }
  }
}
