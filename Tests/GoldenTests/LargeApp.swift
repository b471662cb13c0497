import Foundation

/// The app by which the defaults are judged: 12 languages, a thin `en-GB`, a catalog of 1,200 keys, and 15 frameworks
/// of others in 30 languages each.
struct LargeApp {
  static let name = "Meadow.app"

  private static let kits = [
    "AdBridge", "Beacon", "Chatter", "CrashLens", "DeepRoute", "Feedbacker", "Geofence",
    "HelpDesk", "InAppStore", "MapTiles", "MediaPicker", "PayFlow", "PushKitty", "SignOn",
    "VideoCall",
  ]
  private static let kitLanguages = [
    "ar", "bg", "ca", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hr", "hu", "id", "it",
    "ja", "ko", "nb", "nl", "pl", "pt-BR", "ro", "ru", "sk", "sv", "th", "tr", "uk", "zh-Hans",
  ]

  private let catalog = LargeCatalog()

  /// Writes the app into `folder`, the same bytes each time.
  func write(into folder: URL) throws {
    let app = folder.appending(path: Self.name)
    try write(Self.infoPlist("com.meadow.app"), to: "Info.plist", in: app)
    try write(Data(), to: "Base.lproj/Main.storyboardc/Main.nib", in: app)
    for language in ["en"] + LargeCatalog.translations { try write(language, in: app) }
    try write(binaryStrings(catalog.regional), to: "en-GB.lproj/Localizable.strings", in: app)
    for kit in Self.kits { try writeKit(kit, in: app) }
  }

  private func write(_ language: String, in app: URL) throws {
    let folder = app.appending(path: "\(language).lproj")
    try write(binaryStrings(catalog.strings(in: language)), to: "Localizable.strings", in: folder)
    try write(Self.plurals(in: language), to: "Localizable.stringsdict", in: folder)
    let names = ["CFBundleDisplayName", "NSCameraUsageDescription", "NSMicrophoneUsageDescription"]
    let info = names.map { ($0, "\($0) [\(language)]") }
    try write(binaryStrings(info), to: "InfoPlist.strings", in: folder)
    guard language != "en" else { return }
    let labels = (10..<34).map { ("Mdw-\($0)-lbl.text", "Label \($0) [\(language)]") }
    try write(binaryStrings(labels), to: "Main.strings", in: folder)
  }

  /// A framework of someone else; but for its own language, each lacks five of 40 keys.
  private func writeKit(_ kit: String, in app: URL) throws {
    let folder = app.appending(path: "Frameworks/\(kit).framework")
    try write(Self.infoPlist("com.\(kit.lowercased()).sdk"), to: "Info.plist", in: folder)
    for (place, language) in Self.kitLanguages.enumerated() {
      let keys = (0..<40).filter { language == "en" || ($0 + place) % 8 != 0 }
      let entries = keys.map { ("\(kit)_message_\($0)", "Message \($0) [\(language)]") }
      try write(binaryStrings(entries), to: "\(language).lproj/\(kit).strings", in: folder)
    }
  }

  private func write(_ data: Data, to path: String, in folder: URL) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
  }
}

extension LargeApp {
  private static func infoPlist(_ identifier: String) -> Data {
    plist(
      """
      <key>CFBundleDevelopmentRegion</key><string>en</string>
      <key>CFBundleIdentifier</key><string>\(identifier)</string>
      """
    )
  }

  private static func plurals(in language: String) -> Data {
    let categories =
      switch language {
      case "ja", "ko", "zh-Hans": ["other"]
      case "pl", "ru": ["one", "few", "many", "other"]
      default: ["one", "other"]
      }
    let entries = LargeCatalog.plurals.map { key in
      let texts = categories.map { "<key>\($0)</key><string>\(key) [\(language)]</string>" }
      return """
        <key>\(key)</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
        <key>count</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        \(texts.joined(separator: "\n"))
        </dict></dict>
        """
    }
    return plist(entries.joined(separator: "\n"))
  }

  private static func plist(_ content: String) -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
      \(content)
      </dict></plist>

      """.utf8
    )
  }
}
