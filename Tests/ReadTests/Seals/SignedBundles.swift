import Foundation
import Model
import Read
import TestSupport

/// A bundle that was sealed and may be changed afterwards.
struct SignedBundle: ~Copyable {
  let folder: TemporaryFolder
  let name: String

  var path: String { "\(folder.path)/\(name)" }

  init(_ name: String, @TreeBuilder _ entries: () -> [any TreeEntry]) throws {
    folder = try TemporaryFolder { Folder(name, entries) }
    self.name = name
  }

  func remove(_ entry: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(entry)")
  }

  func write(_ text: String, to file: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  func link(_ entry: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(entry)",
      withDestinationPath: target
    )
  }

  func inventory(_ seals: SealReading = .full) throws -> Inventory {
    try Artifact(at: BundlePath(path)).read(seals: seals)
  }

  /// What of the tree is not as it was sealed: the component, the kind of the break and the path.
  func breaks(_ seals: SealReading = .full) throws -> [String] {
    try inventory(seals).components.flatMap { component in
      (component.seal?.breaks ?? []).map { "'\(component.path)' \($0.kind) \($0.path)" }
    }
  }

  /// Which localizations the seals require: the component, the localization and what of it must stay.
  func required() throws -> [String] {
    try inventory(.requirements).components.flatMap { component in
      (component.seal?.required ?? [:]).map { "'\(component.path)' \($0): \($1)" }.sorted()
    }
  }

  /// Why seals cannot be read, of each component that has one.
  func damage() throws -> [String?] {
    try inventory(.requirements).components.compactMap(\.seal).map(\.damage)
  }
}

extension SignedBundle {
  /// An app for iOS with a framework and a bundle of resources, sealed inside out.
  static func flat(
    hasNewForm: Bool = true,
    format: PropertyListSerialization.PropertyListFormat = .xml
  ) throws -> SignedBundle {
    let app = try SignedBundle("Journal.app") {
      TextFile("Info.plist", infoPlist(["CFBundleExecutable": "Journal"]))
      TextFile("Journal", "program")
      TextFile("PkgInfo", "APPL????")
      TextFile("Assets.car", "images")
      Folder("Base.lproj") { TextFile("Main.nib", "nib") }
      Folder("en.lproj") {
        TextFile("Localizable.strings", #""a" = "A";"#)
        TextFile("locversion.plist", "1")
      }
      Folder("fr.lproj") {
        TextFile("Localizable.strings", #""a" = "Ä";"#)
        TextFile("notes.txt", "notes")
      }
      Link("fr_CA.lproj", to: "fr.lproj")
      Folder("Templates") { Folder("ar.lproj") { TextFile("Letter.txt", "letter") } }
      Folder("Core.bundle") {
        TextFile("Info.plist", infoPlist(["CFBundleDevelopmentRegion": "en"]))
        Folder("Base.lproj") { TextFile("Core.strings", #""a" = "A";"#) }
        Folder("fr.lproj") { TextFile("Core.strings", #""a" = "Ä";"#) }
      }
      Folder("Frameworks") {
        Folder("F.framework") {
          TextFile("Info.plist", infoPlist(["CFBundleExecutable": "F"]))
          TextFile("F", "library")
          Folder("Base.lproj") { TextFile("F.strings", #""a" = "A";"#) }
          Folder("fr.lproj") { TextFile("F.strings", #""a" = "Ä";"#) }
        }
      }
    }
    for (path, program) in [("Frameworks/F.framework", "F"), (".", "Journal")] {
      try Signer(isDeep: false, program: program, hasNewForm: hasNewForm, format: format)
        .seal("\(app.path)/\(path)")
    }
    return app
  }

  /// An app for macOS with a framework, an extension and a tool, sealed inside out.
  static func deep(
    hasNewForm: Bool = true,
    format: PropertyListSerialization.PropertyListFormat = .xml
  ) throws -> SignedBundle {
    let app = try SignedBundle("Journal.app") {
      Folder("Contents") {
        TextFile("Info.plist", infoPlist(["CFBundleExecutable": "Journal"]))
        TextFile("PkgInfo", "APPL????")
        TextFile("version.plist", "1")
        TextFile("embedded.provisionprofile", "profile")
        Folder("MacOS") {
          TextFile("Journal", "program")
          TextFile("tool", "tool")
        }
        Folder("Resources") {
          TextFile(".DS_Store", "places")
          TextFile("icon.icns", "icon")
          Folder("Base.lproj") { TextFile("Main.nib", "nib") }
          Folder("en.lproj") {
            TextFile("Localizable.strings", #""a" = "A";"#)
            TextFile("locversion.plist", "1")
          }
          Folder("fr.lproj") { TextFile("Localizable.strings", #""a" = "Ä";"#) }
          Link("fr_CA.lproj", to: "fr.lproj")
          Folder("Core.bundle") {
            Folder("Contents") {
              TextFile("Info.plist", infoPlist(["CFBundleDevelopmentRegion": "en"]))
              Folder("Resources") {
                Folder("Base.lproj") { TextFile("Core.strings", #""a" = "A";"#) }
                Folder("fr.lproj") { TextFile("Core.strings", #""a" = "Ä";"#) }
              }
            }
          }
        }
        Folder("SharedSupport") {
          Folder("Templates") { Folder("ar.lproj") { TextFile("Letter.txt", "letter") } }
        }
        Folder("Frameworks") { Folder("F.framework") { versions } }
        Folder("PlugIns") {
          Folder("Share.appex") {
            Folder("Contents") {
              TextFile("Info.plist", infoPlist(["CFBundleExecutable": "Share"]))
              Folder("MacOS") { TextFile("Share", "program") }
              Folder("Resources") {
                Folder("Base.lproj") { TextFile("Share.nib", "nib") }
                Folder("fr.lproj") { TextFile("Localizable.strings", #""a" = "Ä";"#) }
              }
            }
          }
        }
      }
    }
    let parts = [
      ("Contents/Frameworks/F.framework/Versions/A", "F"),
      ("Contents/PlugIns/Share.appex/Contents", "MacOS/Share"), ("Contents", "MacOS/Journal"),
    ]
    for (path, program) in parts {
      try Signer(isDeep: true, program: program, hasNewForm: hasNewForm, format: format)
        .seal("\(app.path)/\(path)")
    }
    return app
  }

  /// A framework with versions that is sealed by itself.
  static func framework() throws -> SignedBundle {
    let bundle = try SignedBundle("F.framework") { versions }
    try Signer(isDeep: true, program: "F").seal("\(bundle.path)/Versions/A")
    return bundle
  }

  @TreeBuilder private static var versions: [any TreeEntry] {
    Folder("Versions") {
      Folder("A") {
        TextFile("F", "library")
        Folder("Resources") {
          TextFile("Info.plist", infoPlist(["CFBundleExecutable": "F"]))
          Folder("Base.lproj") { TextFile("F.nib", "nib") }
          Folder("fr.lproj") { TextFile("F.strings", #""a" = "Ä";"#) }
        }
      }
      Link("Current", to: "A")
    }
    Link("F", to: "Versions/Current/F")
    Link("Resources", to: "Versions/Current/Resources")
  }
}
