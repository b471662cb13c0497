import Foundation
import Model
import TestSupport

@testable import Apply

/// What someone else does while a prune is at work on the journal.
enum Swap: String, CaseIterable, Sendable {
  case entryForALink, entryForAFile, entryForAFolder, entryMadeAgain, linkForALink
  case frameworkForALink, frameworksForALink
  case plistForAFile, plistForALink, plistForAFolder
  case artifactForALink
  case stagingForALink, stagingForAFolder, stagingForAnEmptyFolder, finishedFolder

  /// Does it in the scene's folder; what was there is aside, if it was there.
  func happen(in folder: String) {
    let place = folder + "/" + self.place
    if destroys { removeTree(place) } else { rename(place, folder + "/aside") }
    switch self {
    case .entryForALink: symlink("../Outside/en.lproj", place)
    case .linkForALink: symlink("../../../Outside/en.lproj", place)
    case .frameworksForALink: symlink("../Outside", place)
    case .artifactForALink: symlink("Outside", place)
    case .frameworkForALink: symlink("../../Outside/Chat.framework", place)
    case .plistForALink: symlink("../Outside/Info.plist", place)
    case .entryForAFile, .plistForAFile: write("swapped", to: place)
    case .entryForAFolder, .plistForAFolder, .entryMadeAgain, .finishedFolder:
      mkdir(place, 0o755)
      write("swapped", to: place + "/mine")
    case .stagingForALink: symlink("Outside", staging(in: folder))
    case .stagingForAFolder, .stagingForAnEmptyFolder:
      mkdir(staging(in: folder), 0o700)
      if self == .stagingForAFolder { write("swapped", to: staging(in: folder) + "/mine") }
    }
  }

  /// Whether what was swapped in is where it was put, or, of a staging folder, where its name leads now.
  func isThere(in folder: String) -> Bool {
    let place = folder + "/" + self.place
    switch self {
    case .entryForALink, .linkForALink, .frameworkForALink, .frameworksForALink, .plistForALink,
      .artifactForALink:
      return kind(of: place) == S_IFLNK
    case .entryForAFile, .plistForAFile: return text(of: place) == "swapped"
    case .entryForAFolder, .plistForAFolder, .entryMadeAgain, .finishedFolder:
      return text(of: place + "/mine") == "swapped"
    case .stagingForALink:
      return [place, place + ".done"].contains { kind(of: $0) == S_IFLNK }
    case .stagingForAFolder:
      return [place, place + ".done"].contains { text(of: $0 + "/mine") == "swapped" }
    // Nothing is lost with an empty folder.
    case .stagingForAnEmptyFolder: return true
    }
  }

  /// Whether what was there is lost by it.
  var destroys: Bool { self == .entryMadeAgain }

  var isOfStaging: Bool {
    switch self {
    case .stagingForALink, .stagingForAFolder, .stagingForAnEmptyFolder, .finishedFolder: true
    default: false
    }
  }

  /// The scene's tree where it happens before a prune that changes nothing, or after one that is done.
  func tree(pruning: Bool) throws -> [String] {
    let scene = try Scene.journalAndOutside()
    if pruning { try scene.apply(scene.journalChanges()) }
    happen(in: scene.folder.path)
    return try scene.state(times: false)
  }

  /// A tree but for staging folders, where those are what is swapped.
  func withoutStaging(_ tree: [String]) -> [String] {
    guard isOfStaging else { return tree }
    return tree.filter { !$0.contains(".lprune-") && !$0.contains(" aside") }
  }

  private var place: String {
    switch self {
    case .entryForALink, .entryForAFile, .entryForAFolder, .entryMadeAgain: "Journal.app/en.lproj"
    case .linkForALink: "Journal.app/Frameworks/Chat.framework/en-GB.lproj"
    case .frameworkForALink: "Journal.app/Frameworks/Chat.framework"
    case .frameworksForALink: "Journal.app/Frameworks"
    case .plistForAFile, .plistForALink, .plistForAFolder: "Journal.app/Info.plist"
    case .artifactForALink: "Journal.app"
    case .stagingForALink, .stagingForAFolder, .stagingForAnEmptyFolder: Self.stagingName
    case .finishedFolder: Self.stagingName + ".done"
    }
  }

  private func staging(in folder: String) -> String { folder + "/" + Self.stagingName }

  /// The name does not depend on the folder around the artifact.
  private static let stagingName =
    StagingPlace(beside: "/anywhere/Journal.app")?.name.description ?? ""
}

private func write(_ text: String, to path: String) {
  _ = FileManager.default.createFile(atPath: path, contents: Data(text.utf8))
}

private func text(of path: String) -> String? {
  guard kind(of: path) == S_IFREG else { return nil }
  return try? String(contentsOfFile: path, encoding: .utf8)
}

/// The kind of what is at a path, links not followed; 0 where nothing is.
private func kind(of path: String) -> mode_t {
  var status = stat()
  return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
}
