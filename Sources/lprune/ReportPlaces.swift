import Diagnostics
import Disk
import Model
import Read

/// The files that a run writes: its reports, and the receipt of a prune.
struct Places {
  private let written: [(what: String, path: String)]

  init(reports: [String], receipt: String? = nil) {
    written = reports.map { ("report", $0) } + [receipt].compactMap(\.self).map { ("receipt", $0) }
  }

  /// Fails where one would take the place of what the run reads, or of another, under whatever names.
  ///
  /// A report is opened before anything is read, and what was in its file is then gone.
  func check(
    beside artifacts: [String],
    reading files: [(what: String, path: String?)]
  ) throws(Failure) {
    let files = files.compactMap { file in
      file.path.flatMap(ReportPlace.init).map { (file.what, $0) }
    }
    let artifacts = artifacts.map { ($0, ReportPlace($0)) }
    var others: [ReportPlace] = []
    for (what, path) in written {
      guard let place = ReportPlace(path), place.isFile else { continue }
      guard !others.contains(where: place.isSame) else {
        throw what == "report" ? .twoReports(to: "'\(path)'") : .receiptOverReport(at: path)
      }
      others.append(place)
      if let (file, _) = files.first(where: { place.isSame($0.1) }) {
        throw Failure(
          .usage,
          "the \(what) '\(path)' would be written over the \(file)",
          advice: "choose another path"
        )
      }
      for case (let artifact, let folder?) in artifacts where place.path.isInside(folder.path) {
        throw Failure(
          .usage,
          "the \(what) '\(path)' would lie in the artifact '\(artifact)', which holds only what ships",
          advice: "choose a path outside of it"
        )
      }
    }
  }

  /// Fails where one would take the place of a file that the policy names.
  func check(besideFilesOf policy: Policy?) throws(Failure) {
    guard let policy, let policyFile = policy.file else { return }
    let files = policy.referenceFiles.compactMap { file in
      ReportPlace(pathBesidePolicy(file.path, policy: policyFile)).map { (file.path, $0) }
    }
    for (what, path) in written {
      guard let place = ReportPlace(path),
        let (file, _) = files.first(where: { place.isSame($0.1) })
      else { continue }
      throw Failure(
        .usage,
        "the \(what) '\(path)' would be written over '\(file)', which the policy names",
        advice: "choose another path"
      )
    }
  }
}

extension Failure {
  fileprivate static func receiptOverReport(at path: String) -> Failure {
    Failure(
      .usage,
      "a report and the receipt go to '\(path)', where one would spoil the other",
      advice: "give each its own path"
    )
  }
}

/// Where a path leads, be something there or not.
private struct ReportPlace {
  /// Absolute and without links.
  let path: BundlePath

  /// Nil where nothing is there yet.
  private let identity: FileIdentity?

  /// Nil where nothing could be there; what is wrong with the path shows when it is opened.
  init?(_ text: String) {
    let given = BundlePath(text)
    do throws(DiskError) {
      let real = try realPath(of: given)
      let folder = try Descriptor(openingFolder: real.parentFolder)
      identity = try folder.status(of: real.name).identity
      path = real
    } catch {
      guard error.isMissing, let folder = Self.resolved(given.parentFolder) else { return nil }
      path = folder.appending(given.name)
      identity = nil
    }
  }

  private static func resolved(_ folder: BundlePath) -> BundlePath? {
    do throws(DiskError) { return try realPath(of: folder) } catch { return nil }
  }

  /// Whether a report there takes the place of something; a device or a pipe takes any number.
  var isFile: Bool { identity == nil || identity?.kind == .file }

  func isSame(_ other: ReportPlace) -> Bool {
    path == other.path || identity != nil && identity == other.identity
  }
}

extension BundlePath {
  /// The folder that it lies in, as a path of the system: `/` for `/name`, `.` for `name`.
  var parentFolder: BundlePath {
    guard parent.isRoot else { return parent }
    return bytes.first == UInt8(ascii: "/") ? "/" : "."
  }
}
