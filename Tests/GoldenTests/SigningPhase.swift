import Foundation

/// A script phase of a release build of the fixture SealedFramework, with a stand-in for `codesign` on its path.
struct SigningPhase {
  let scratch: ScratchFolder
  var variables: [String: String]

  /// Where the stand-in writes its calls.
  var log: URL { scratch.url.appending(path: "calls") }

  /// Gives `body` the fixture with a framework in its framework, and one that has versions.
  static func withApp(_ body: (inout SigningPhase) throws -> Void) throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let fixture = Repository.folder.appending(path: "Fixtures/SealedFramework")
    try scratch.copy(fixture.appending(path: "Hello.app"))
    try scratch.copy(fixture.appending(path: "lprune.json"))
    var phase = try SigningPhase(in: scratch)
    try phase.addFrameworks()
    try body(&phase)
  }

  private init(in scratch: ScratchFolder) throws {
    self.scratch = scratch
    variables = [
      "CODESIGNING_FOLDER_PATH": scratch.url.appending(path: "Hello.app").path,
      "CONFIGURATION": "Release",
      "EXPANDED_CODE_SIGN_IDENTITY": "ABC",
      "PATH": scratch.url.appending(path: "bin").path + ":/usr/bin:/bin",
      "SRCROOT": scratch.url.path,
      "XCODE_VERSION_ACTUAL": "2600",
    ]
    try FileManager.default.createDirectory(
      at: scratch.url.appending(path: "bin"),
      withIntermediateDirectories: false
    )
    try standIn(ending: "")
  }

  /// Puts a `codesign` in place that records its call, prints a line, and ends as `end` says.
  func standIn(ending end: String) throws {
    let tool = scratch.url.appending(path: "bin/codesign")
    let script = """
      #!/bin/sh
      printf '%s\\n' "codesign $*" >>'\(log.path)'
      echo signed
      \(end)
      """
    try Data(script.utf8).write(to: tool)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
  }

  /// Leaves in the seals of frameworks what is there, as `codesign` does and the stand-in does not.
  func reseal(
    _ frameworks: [String] = ["Maps.framework", "Maps.framework/Frameworks/Inner.framework"]
  )
    throws
  {
    for framework in frameworks {
      let folder = scratch.url.appending(path: "Hello.app/Frameworks/\(framework)")
      let file = folder.appending(path: "_CodeSignature/CodeResources")
      let list = try PropertyListSerialization.propertyList(
        from: Data(contentsOf: file),
        format: nil
      )
      guard var list = list as? [String: Any], let files = list["files2"] as? [String: Any] else {
        continue
      }
      list["files2"] = files.filter {
        FileManager.default.fileExists(atPath: folder.appending(path: $0.key).path)
      }
      try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        .write(to: file)
    }
  }

  private func addFrameworks() throws {
    let files = FileManager.default
    let frameworks = scratch.url.appending(path: "Hello.app/Frameworks")
    let maps = frameworks.appending(path: "Maps.framework")
    let copy = scratch.url.appending(path: "Inner.framework")
    try files.copyItem(at: maps, to: copy)
    try files.createDirectory(
      at: maps.appending(path: "Frameworks"),
      withIntermediateDirectories: false
    )
    try files.moveItem(at: copy, to: maps.appending(path: "Frameworks/Inner.framework"))
    let version = frameworks.appending(path: "Kit.framework/Versions/A")
    for (path, text) in [
      ("Resources/de.lproj/Kit.strings", #""a.b" = "A";"#),
      ("Resources/it.lproj/Kit.strings", #""a.b" = "A";"#),
      (
        "Resources/Info.plist",
        Self.plist("<key>CFBundleDevelopmentRegion</key><string>de</string>")
      ),
      (
        "_CodeSignature/CodeResources",
        Self.plist("<key>files2</key><dict/><key>rules2</key><dict/>")
      ),
    ] {
      let file = version.appending(path: path)
      try files.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    for (link, target) in [("Versions/Current", "A"), ("Resources", "Versions/Current/Resources")] {
      try files.createSymbolicLink(
        atPath: frameworks.appending(path: "Kit.framework/\(link)").path,
        withDestinationPath: target
      )
    }
  }

  private static func plist(_ members: String) -> String {
    #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>\#(members)</dict></plist>"#
  }

  func run(_ words: [String] = []) throws -> Run {
    try Run(of: Repository.lprune, ["prune"] + words, environment: variables, in: scratch)
  }

  /// The calls of the stand-in, in their order.
  func calls() throws -> [String] {
    guard FileManager.default.fileExists(atPath: log.path) else { return [] }
    return try String(contentsOf: log, encoding: .utf8)
      .replacingOccurrences(of: scratch.url.path, with: "$FOLDER")
      .split(separator: "\n").map(String.init)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: scratch.url.appending(path: path).path)
  }
}
