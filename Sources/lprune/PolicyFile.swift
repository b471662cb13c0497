import Diagnostics
import Disk
import Model
import Read
import Verify

/// More is no policy that anyone wrote.
private let policySizeLimit = 1 << 20

/// Catalogs of large apps take tens of megabytes.
private let referenceSizeLimit = 64 << 20

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
      (kind, bytes) = try contents(of: path, limit: policySizeLimit)
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
    return try readPolicy(
      bytes,
      file: path,
      checks: Check.all.map(\.description),
      reading: readReference
    )
  }
}

/// What a file holds that a policy names.
private func readReference(_ path: String) throws(UnreadableFile) -> [UInt8] {
  let kind: FileIdentity.Kind
  let bytes: [UInt8]
  do throws(DiskError) {
    (kind, bytes) = try contents(of: path, limit: referenceSizeLimit)
  } catch {
    throw UnreadableFile(error.isTooLarge ? "it is larger than 64 MB" : error.reason)
  }
  guard kind == .file else {
    throw UnreadableFile(kind == .folder ? "it is a folder" : "it is no file")
  }
  return bytes
}

/// What a file holds, and what kind of thing it is: nothing is read of what is no regular file.
func contents(
  of path: String,
  limit: Int
) throws(DiskError) -> (kind: FileIdentity.Kind, bytes: [UInt8]) {
  let place = try realPath(of: BundlePath(path))
  let folder = try Descriptor(openingFolder: place.parent.isRoot ? "/" : place.parent)
  let kind = try folder.status(of: place.name).identity.kind
  return (kind, kind == .file ? try folder.contents(of: place.name, limit: limit) : [])
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
