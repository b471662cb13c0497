import Disk
import Foundation
import Model
import TestSupport
import Testing

@testable import Apply

/// A prune that is killed at any step, and what the next run makes of it, whatever happened in between.
@Suite struct KillTests {
  /// What happens to the tree between a kill and the next run.
  enum Meanwhile: String, CaseIterable, Sendable {
    case nothing
    case localizationMadeAgain
    case frameworkCopiedAgain
    case appBuiltAgain
    case infoPlistWritten
    case localizationAndInfoPlistMadeAgain
  }

  /// The operations that find the staging folder there; none where that cannot be told.
  private static let changing: ClosedRange<Int>? = {
    do {
      let scene = try Scene.journal()
      let folder = scene.folder.path
      var first = 0
      let faults = Faults { number in
        guard first == 0, let names = try? FileManager.default.contentsOfDirectory(atPath: folder),
          names.count > 1
        else { return }
        first = number
      }
      try scene.apply(scene.journalChanges(), faults)
      return first > 0 ? first...Scene.journalOperations : nil
    } catch {
      Issue.record(error)
      return nil
    }
  }()

  @Test(arguments: Meanwhile.allCases)
  func leavesTheOldOrTheNewTreeToTheNextRun(meanwhile: Meanwhile) throws {
    let trees = try Trees(after: meanwhile)
    for number in 1...Scene.journalOperations {
      let scene = try Scene.journal()
      let before = try scene.times()
      try scene.kill(at: number)
      try meanwhile.happen(to: scene)
      let recoveries = try scene.recover()
      let isOld = try trees.check(scene, "killed at \(number), then \(meanwhile): \(recoveries)")
      if isOld, meanwhile == .nothing { #expect(try scene.times() == before) }
    }
  }

  /// What was moved stays for as long as the app may only be away, and goes when there is another one.
  @Test func keepsWhatWasMovedUntilARemovedAppIsBuiltAgain() throws {
    for number in try #require(Self.changing) {
      let scene = try Scene.journal()
      try scene.kill(at: number)
      rename(scene.path(), scene.folder.path + "/away")
      let before = try scene.state()
      #expect(throws: ApplyError.Cause.missing(scene.location)) { try scene.recover() }
      #expect(try scene.state() == before)
      removeTree(scene.folder.path + "/away")
      try scene.folder.write { Folder("Journal.app") { Folder("en.lproj") } }
      try scene.recover()
      #expect(
        try scene.state(times: false) == [
          "folder 755 Journal.app/", "folder 755 Journal.app/en.lproj/",
        ]
      )
    }
  }

  /// The next run is killed as well, at any step, and the one after it goes on.
  @Test(arguments: Meanwhile.allCases)
  func goesOnWhereARecoveryWasKilled(meanwhile: Meanwhile) throws {
    let trees = try Trees(after: meanwhile)
    let turn = Meanwhile.allCases.firstIndex(of: meanwhile) ?? 0
    // Two of the six situations for each kill, since a kill of each recovery multiplies them.
    for number in try #require(Self.changing) where number % 3 == turn % 3 {
      var second = 0
      var isOver = false
      while !isOver {
        second += 1
        let scene = try Scene.journal()
        try scene.kill(at: number)
        try meanwhile.happen(to: scene)
        let faults = Faults(fails: { $0 >= second })
        _ = try? scene.recover(faults)
        isOver = faults.count < second
        try scene.recover()
        try trees.check(scene, "killed at \(number), then at \(second) of the recovery")
      }
    }
  }

  /// A call of the recovery fails, once; the run after it goes on.
  @Test func goesOnWhereARecoveryFailed() throws {
    let trees = try Trees(after: .nothing)
    for number in try #require(Self.changing) {
      var failing = 0
      var isOver = false
      while !isOver {
        failing += 1
        let scene = try Scene.journal()
        try scene.kill(at: number)
        let faults = Faults(fails: { $0 == failing })
        _ = try? scene.recover(faults)
        isOver = faults.count < failing
        try scene.recover()
        try trees.check(scene, "killed at \(number), recovery failed at \(failing)")
      }
    }
  }

  /// A call fails while the prune goes on, and the process is killed on the way back.
  @Test func goesOnWhereTheWayBackWasKilled() throws {
    let trees = try Trees(after: .nothing)
    for failing in try #require(Self.changing) {
      for killed in failing + 1...failing + 17 {
        let scene = try Scene.journal()
        let faults = Faults(fails: { $0 == failing || $0 >= killed })
        _ = try? scene.apply(scene.journalChanges(), faults)
        try scene.recover()
        try trees.check(scene, "failed at \(failing), killed at \(killed)")
      }
    }
  }
}

extension KillTests.Meanwhile {
  func happen(to scene: borrowing Scene) throws {
    let files = FileManager.default
    switch self {
    case .nothing: break
    case .localizationMadeAgain: try remake(scene)
    case .infoPlistWritten: try writeInfoPlist(scene)
    case .localizationAndInfoPlistMadeAgain:
      try remake(scene)
      try writeInfoPlist(scene)
    case .frameworkCopiedAgain:
      let framework = scene.path("Frameworks/Chat.framework")
      try files.moveItem(atPath: framework, toPath: scene.folder.path + "/old.framework")
      try files.createDirectory(atPath: framework + "/en.lproj", withIntermediateDirectories: true)
      try Data("copied".utf8).write(to: URL(fileURLWithPath: framework + "/Info.plist"))
      removeTree(scene.folder.path + "/old.framework")
    case .appBuiltAgain:
      try files.moveItem(atPath: scene.path(), toPath: scene.folder.path + "/old")
      try files.createDirectory(
        atPath: scene.path("en.lproj"),
        withIntermediateDirectories: true
      )
      removeTree(scene.folder.path + "/old")
    }
  }

  private func remake(_ scene: borrowing Scene) throws {
    let folder = scene.path("en.lproj")
    if access(folder, F_OK) == 0 { removeTree(folder) }
    mkdir(folder, 0o755)
    try Data("again".utf8).write(to: URL(fileURLWithPath: folder + "/Localizable.strings"))
  }

  private func writeInfoPlist(_ scene: borrowing Scene) throws {
    // As Xcode does: another file in its place.
    try Data("written".utf8).write(
      to: URL(fileURLWithPath: scene.path("Info.plist")),
      options: .atomic
    )
  }
}

extension Scene {
  /// Everything below the temporary folder, with times.
  fileprivate func times() throws -> [String] { try snapshot(of: folder.path, times: true) }

  /// Ends a prune at an operation, as a kill does: neither this one nor any after it takes place.
  fileprivate func kill(at number: Int) throws {
    _ = try? apply(journalChanges(), Faults(fails: { $0 >= number }))
  }
}

/// What the tree may be in the end.
private struct Trees {
  /// As it was, with what happened meanwhile.
  private let old: [String]

  /// As it would be after the prune, with what happened meanwhile.
  private let new: [String]

  init(after meanwhile: KillTests.Meanwhile) throws {
    let untouched = try Scene.journal()
    try meanwhile.happen(to: untouched)
    old = try untouched.state(times: false)
    let pruned = try Scene.journal()
    try pruned.apply(pruned.journalChanges())
    try meanwhile.happen(to: pruned)
    new = try pruned.state(times: false)
  }

  /// Whether it is the old one; records what is neither.
  @discardableResult
  func check(_ scene: borrowing Scene, _ situation: String) throws -> Bool {
    let found = try scene.state(times: false)
    if found != old, found != new {
      Issue.record("\(situation): \(found.joined(separator: "\n"))")
    }
    return found == old
  }
}
