/// What a component is, in the words of reports.
package enum ComponentKind: String, CaseIterable, Sendable {
  case app
  case appExtension = "app-extension"
  case watchApp = "watch-app"
  case appClip = "app-clip"
  case xpcService = "xpc-service"
  case helperApp = "helper-app"
  case framework
  case resourceBundle = "resource-bundle"
  case settingsBundle = "settings-bundle"
  /// A folder that holds localizations but is the resources folder of no bundle.
  case looseFolder = "loose-folder"
  /// Test bundles, test frameworks and debug symbols.
  case testSupport = "test-support"

  /// Whether it runs as a process of its own, as main bundle of that process.
  package var isHost: Bool {
    switch self {
    case .app, .appExtension, .watchApp, .appClip, .xpcService, .helperApp: true
    case .framework, .resourceBundle, .settingsBundle, .looseFolder, .testSupport: false
    }
  }

  /// Whether it is counted but, unless the policy names it, neither changed nor judged.
  package var isUntouchable: Bool { self == .looseFolder || self == .testSupport }
}

/// One bundle inside the artifact, or the artifact itself.
package struct Component: Sendable {
  /// Its index in `Inventory.components`.
  package typealias ID = Int

  /// The path that policies use, from the outermost product, without `Contents/`, `Versions/X/` and the like; the
  /// product's own is empty.
  package var path: BundlePath

  /// The bundle's folder from the artifact's root, by its real place.
  package var folder: BundlePath

  /// The folder that holds its `.lproj` folders, from the artifact's root, by its real place.
  package var resources: BundlePath

  package var kind: ComponentKind

  /// The component that encloses it; nil for the product.
  package var parent: ID?

  /// Nil where there is none, as in most `Settings.bundle`s.
  package var infoPlist: InfoPlist?

  /// Its code signature's list of resources; nil where it is not signed.
  package var seal: Seal?

  /// Everything in its folder except what lies in a component nested in it.
  package var size: TreeSize

  /// Sorted by name, then form; folders first.
  package var localizations: [Localization]

  /// Nil where it has none, or where nobody needs to know what it loads.
  package var executable: Executable?

  package init(
    path: BundlePath,
    folder: BundlePath,
    resources: BundlePath,
    kind: ComponentKind,
    parent: ID? = nil,
    infoPlist: InfoPlist? = nil,
    seal: Seal? = nil,
    size: TreeSize = TreeSize(),
    localizations: [Localization] = [],
    executable: Executable? = nil
  ) {
    self.path = path
    self.folder = folder
    self.resources = resources
    self.kind = kind
    self.parent = parent
    self.infoPlist = infoPlist
    self.seal = seal
    self.size = size
    self.localizations = localizations
    self.executable = executable
  }

  /// Whether it carries a code signature (`_CodeSignature/CodeResources`).
  package var isSealed: Bool { seal != nil }

  /// `CFBundleDevelopmentRegion` as written; nil where there is none or it is empty.
  package var developmentRegion: String? { infoPlist?.developmentRegion }

  /// `CFBundleIdentifier`, if there is one.
  package var identifier: String? { infoPlist?.identifier }
}

/// What an Info.plist says about languages, and its bytes, which an edit is spliced into.
package struct InfoPlist: Sendable {
  /// From the artifact's root, by its real place.
  package var file: BundlePath
  package var identity: FileIdentity
  package var bytes: [UInt8]

  /// `CFBundleIdentifier`.
  package var identifier: String?

  /// `CFBundleDevelopmentRegion`; nil where it is absent, empty or no string.
  package var developmentRegion: String?

  /// `CFBundleLocalizations`: the non-empty strings where it is an array, else nothing (runtime.md 1).
  package var declared: [String]

  /// Whether an edit can be spliced into its bytes: not where the file is UTF-16 or UTF-32.
  package var isEditable: Bool

  /// Whether `CFBundleDevelopmentRegion` is there and a string, empty or not, which another can replace.
  package var hasDevelopmentRegion: Bool

  /// The keys of texts by which users are asked for a permission, `NSCameraUsageDescription` and its like, sorted.
  package var usageDescriptions: [String]

  /// The names of the storyboards that are shown at launch, which the system does not translate.
  package var launchStoryboards: [String]

  /// `CFBundleExecutable`; nil where it is absent, empty or no string.
  package var executableName: String?

  /// Whether it says what it extends, by a dictionary under `NSExtension` or by `EXAppExtensionAttributes`.
  package var isExtension: Bool

  /// Whether `CFBundleFollowParentLocalization` is on: the languages of whoever starts it hold for it.
  package var followsParent: Bool

  /// Whether `CFBundleAllowMixedLocalizations` is on: what it loads may be shown in languages that it lacks itself.
  package var allowsMixedLocalizations: Bool

  package init(
    file: BundlePath,
    identity: FileIdentity,
    bytes: [UInt8],
    identifier: String? = nil,
    developmentRegion: String? = nil,
    declared: [String] = [],
    isEditable: Bool = true,
    hasDevelopmentRegion: Bool? = nil,
    usageDescriptions: [String] = [],
    launchStoryboards: [String] = [],
    executableName: String? = nil,
    isExtension: Bool = false,
    followsParent: Bool = false,
    allowsMixedLocalizations: Bool = false
  ) {
    self.file = file
    self.identity = identity
    self.bytes = bytes
    self.identifier = identifier
    self.developmentRegion = developmentRegion
    self.declared = declared
    self.isEditable = isEditable
    self.hasDevelopmentRegion = hasDevelopmentRegion ?? (developmentRegion != nil)
    self.usageDescriptions = usageDescriptions
    self.launchStoryboards = launchStoryboards
    self.executableName = executableName
    self.isExtension = isExtension
    self.followsParent = followsParent
    self.allowsMixedLocalizations = allowsMixedLocalizations
  }
}
