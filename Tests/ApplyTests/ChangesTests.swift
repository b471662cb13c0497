import Model
import PropertyLists
import TestSupport
import Testing

@testable import Apply

@Suite struct ChangesTests {
  private static let identity = FileIdentity(
    kind: .folder,
    device: 1,
    inode: 2,
    birthSeconds: 3,
    birthNanoseconds: 4
  )

  private static func component(_ folder: BundlePath, _ plist: String? = nil) -> Component {
    var component = Component(
      path: folder,
      folder: folder,
      resources: folder,
      kind: .resourceBundle
    )
    component.localizations = ["de", "en"].map { name in
      Localization(
        name: ByteName(name),
        tag: nil,
        form: .folder,
        entry: folder.appending(ByteName("\(name).lproj")),
        identity: identity
      )
    }
    component.localizations.append(Localization(name: "fr", tag: nil, form: .declared))
    component.infoPlist = plist.map {
      InfoPlist(
        file: folder.appending(ByteName("Info.plist")),
        identity: identity,
        bytes: Array($0.utf8)
      )
    }
    return component
  }

  private static func changes(
    _ components: [Component],
    removing names: Set<ByteName>,
    edits: [InfoPlistEdit] = []
  ) throws(ApplyError.Cause) -> Changes {
    let inventory = Inventory(
      name: "X.app",
      location: "/X.app",
      identity: identity,
      components: components
    )
    let decisions = components.map { component in
      component.localizations.map { localization in
        Decision(isRemoval: names.contains(localization.name), rule: .named, reason: "")
      }
    }
    return try Changes(Plan(decisions: decisions, edits: edits), of: inventory)
  }

  @Test func removesWhatStandsOnDisk() throws {
    let changes = try Self.changes(
      [Self.component("B.bundle"), Self.component("A.bundle")],
      removing: ["en", "fr"]
    )
    #expect(changes.removals.map(\.entry) == ["A.bundle/en.lproj", "B.bundle/en.lproj"])
    #expect(changes.gone == ["A.bundle/en.lproj", "B.bundle/en.lproj"])
    #expect(changes.edits == [])
  }

  @Test func leavesWhatGoesWithAnotherEntry() throws {
    let nested = Self.component("en.lproj/Help.bundle", "{ CFBundleDevelopmentRegion = en; }")
    let edits = [InfoPlistEdit(component: 1, developmentRegion: "de")]
    let changes = try Self.changes(
      [Self.component(.root), nested],
      removing: ["en"],
      edits: edits
    )
    #expect(changes.removals.map(\.entry) == ["en.lproj"])
    #expect(changes.gone == ["en.lproj", "en.lproj/Help.bundle/en.lproj"])
    #expect(changes.edits == [])
  }

  @Test func isEmptyForAPlanThatKeepsEverything() throws {
    #expect(try Self.changes([Self.component(.root)], removing: ["fr"]).isEmpty)
  }

  @Test func editsBothKeysOfAnInfoPlist() throws {
    let plist = "{ CFBundleDevelopmentRegion = en; CFBundleLocalizations = (de, en); X = en; }"
    let changes = try Self.changes(
      [Self.component(.root, plist)],
      removing: ["en"],
      edits: [InfoPlistEdit(component: 0, developmentRegion: "de", undeclared: ["en"])]
    )
    #expect(
      changes.edits == [
        .init(
          file: "Info.plist",
          identity: Self.identity,
          oldBytes: Array(plist.utf8),
          newBytes: Array(
            "{ CFBundleDevelopmentRegion = de; CFBundleLocalizations = (de); X = en; }".utf8
          )
        )
      ]
    )
  }

  @Test(arguments: [
    ("{ X = en; }", SpliceError.missingKey("CFBundleDevelopmentRegion")),
    ("( a )", .notADictionary),
    ("{ CFBundleDevelopmentRegion = (en); }", .notAString(key: "CFBundleDevelopmentRegion")),
  ]) func refusesAnInfoPlistThatItCannotEdit(_ plist: String, _ error: SpliceError) {
    #expect(throws: ApplyError.Cause.notEditable("Info.plist", error)) {
      try Self.changes(
        [Self.component(.root, plist)],
        removing: ["en"],
        edits: [InfoPlistEdit(component: 0, developmentRegion: "de")]
      )
    }
  }

  /// The Info.plist of a bundle may be a link to a file of any name.
  @Test(arguments: ["config.xml", ".plist"])
  func editsNothingThatTheJournalCannotName(file: String) {
    var component = Self.component(.root, "{ CFBundleDevelopmentRegion = en; }")
    component.infoPlist?.file = BundlePath(file)
    #expect(throws: ApplyError.Cause.oddlyNamed(BundlePath(file))) {
      try Self.changes(
        [component],
        removing: ["en"],
        edits: [InfoPlistEdit(component: 0, developmentRegion: "de")]
      )
    }
  }

  @Test func editsAnInfoPlistThatTwoBundlesShareOnce() throws {
    let plist = "{ CFBundleDevelopmentRegion = en; CFBundleLocalizations = (de, en); }"
    let a = Self.component("A.bundle", plist)
    var b = Self.component("B.bundle", plist)
    b.infoPlist?.file = "A.bundle/Info.plist"
    let edit = InfoPlistEdit(component: 0, developmentRegion: "de")
    var same = edit
    same.component = 1
    let changes = try Self.changes([a, b], removing: ["en"], edits: [edit, same])
    #expect(changes.edits.map(\.file) == ["A.bundle/Info.plist"])
    same.undeclared = ["en"]
    #expect(throws: ApplyError.Cause.shared("A.bundle/Info.plist")) {
      try Self.changes([a, b], removing: ["en"], edits: [edit, same])
    }
  }
}
