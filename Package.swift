// swift-tools-version: 6.2

import PackageDescription

/// Warnings are errors where `scripts/check` asks for it, not for users, whose toolchain may know newer
/// warnings.
let isStrict = Context.environment["LPRUNE_STRICT"] != nil

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

/// A module of the tool; `scripts/check` compares what its files import with this list.
func module(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// What tests read where it lies.
let dataFiles = [
  "Languages": ["matching.tsv"], "Read": ["Cases"], "Resolve": ["Vectors"],
]

/// The tests of one module, which mirror its files.
func tests(of name: String, uses dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.init(stringLiteral: name), "TestSupport"] + dependencies,
    exclude: dataFiles[name] ?? [],
    swiftSettings: settings
  )
}

let package = Package(
  name: "lprune",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "lprune", targets: ["lprune"])],
  targets: [
    module("Diagnostics"),
    module("Languages"),
    module("PropertyLists"),
    module("Digests"),
    module("Model", uses: ["Diagnostics", "Languages"]),
    .systemLibrary(name: "CSystem"),
    module("Disk", uses: ["CSystem", "Model"]),
    module(
      "Read",
      uses: ["Diagnostics", "Languages", "Model", "PropertyLists", "Digests", "Disk"]
    ),
    module("Resolve", uses: ["Languages", "Model"]),
    module("Decide", uses: ["Diagnostics", "Languages", "Model", "Resolve"]),
    module("Verify", uses: ["Diagnostics", "Languages", "Model", "Resolve"]),
    module(
      "Apply",
      uses: ["Diagnostics", "Model", "PropertyLists", "Digests", "Disk", "Verify"]
    ),
    module("Report", uses: ["Diagnostics", "Languages", "Model"]),
    module("Arguments", uses: ["Diagnostics"]),
    .executableTarget(
      name: "lprune",
      dependencies: [
        "Diagnostics", "Languages", "Model", "Disk", "Read", "Resolve", "Decide", "Verify", "Apply",
        "Report",
        "Arguments",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "TestSupport",
      dependencies: ["Languages", "Model"],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    tests(of: "Diagnostics", uses: []),
    tests(of: "Languages", uses: ["Diagnostics"]),
    tests(of: "Model", uses: ["Diagnostics", "Languages"]),
    tests(of: "PropertyLists", uses: []),
    tests(of: "Digests", uses: []),
    tests(of: "Disk", uses: ["CSystem", "Model"]),
    tests(of: "Read", uses: ["Diagnostics", "Languages", "Model", "PropertyLists", "Disk"]),
    tests(of: "Resolve", uses: ["Diagnostics", "Languages", "Model", "Read"]),
    tests(of: "Decide", uses: ["Languages", "Model"]),
    tests(of: "Verify", uses: ["Diagnostics", "Languages", "Model", "Decide"]),
    tests(
      of: "Apply",
      uses: ["Diagnostics", "Languages", "Model", "PropertyLists", "Disk", "Verify"]
    ),
    tests(of: "Arguments", uses: ["Diagnostics"]),
    .testTarget(
      name: "GoldenTests",
      dependencies: ["lprune", "Diagnostics", "Verify"],
      swiftSettings: settings
    ),
    tests(of: "Report", uses: ["Diagnostics", "Languages", "Model"]),
  ],
  swiftLanguageModes: [.v6]
)
