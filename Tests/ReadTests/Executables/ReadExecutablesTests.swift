import Foundation
import Model
import Read
import TestSupport
import Testing

@Suite struct ReadExecutablesTests {
  /// The programs of all components, and the libraries, one line each: file, what it loads, and marks.
  private func programs(
    of name: String = "Journal.app",
    @TreeBuilder _ entries: () -> [any TreeEntry]
  ) throws -> [String] {
    let inventory = try inventory(of: name, entries)
    let own = inventory.components.map { component in
      "'\(component.path)' \(component.executable.map(line) ?? "none")"
    }
    return own + inventory.libraries.map { "library \(line(of: $0))" }
  }

  private func line(of program: Executable) -> String {
    let marks =
      (program.isProgram ? "" : " no-program") + (program.opensFoldersByName ? " by-name" : "")
      + (program.damage.map { " damaged: \($0)" } ?? "")
    return "\(program.file) \(program.loads)" + marks
  }

  private func program(_ name: String, loading names: String..., text: String = "") -> DataFile {
    var sample = ProgramSample(commands: names.map { .load($0) })
    sample.content += Array(text.utf8)
    return DataFile(name, sample.bytes)
  }

  private func plist(_ name: String) -> TextFile {
    TextFile("Info.plist", infoPlist(["CFBundleExecutable": "\(name)"]))
  }

  @Test func findsProgramsInAFlatApp() throws {
    let lines = try programs {
      Folder("Journal.app") {
        plist("Start")
        program("Start", loading: "@rpath/Chat.framework/Chat", "@rpath/libNet.dylib")
        program("Journal", loading: "other")
        Folder("Frameworks") {
          Folder("Chat.framework") {
            program("Chat", loading: "/usr/lib/libSystem.B.dylib", text: "lproj")
            localizations("en")
          }
          program("libNet.dylib", loading: "b", "a", "b")
        }
        Folder("PlugIns") { Folder("Share.appex") { program("Share", loading: "x") } }
        Folder("Data.bundle") { localizations("en") }
        Folder("Settings.bundle") { program("Settings", loading: "x") }
      }
    }
    #expect(
      lines == [
        #"'' Start ["@rpath/Chat.framework/Chat", "@rpath/libNet.dylib"]"#,
        "'Data.bundle' none",
        "'Frameworks/Chat.framework' Frameworks/Chat.framework/Chat "
          + #"["/usr/lib/libSystem.B.dylib"] by-name"#,
        #"'PlugIns/Share.appex' PlugIns/Share.appex/Share ["x"]"#,
        "'Settings.bundle' none",
        #"library Frameworks/libNet.dylib ["a", "b"]"#,
      ]
    )
  }

  @Test func findsProgramsOfAMac() throws {
    let lines = try programs {
      Folder("Journal.app") {
        Folder("Contents") {
          plist("Journal")
          Folder("MacOS") { program("Journal", loading: "a") }
          Folder("Resources") { localizations("en") }
          Folder("Frameworks") {
            Folder("Chat.framework") {
              Folder("Versions") {
                Folder("A") {
                  program("Chat", loading: "b")
                  Folder("Resources") { localizations("en") }
                }
                Folder("B") {
                  program("Chat", loading: "c")
                  Folder("Resources") { localizations("en") }
                }
                Link("Current", to: "A")
              }
              Link("Resources", to: "Versions/Current/Resources")
              Link("Chat", to: "Versions/Current/Chat")
            }
          }
        }
      }
    }
    let chat = "Contents/Frameworks/Chat.framework"
    #expect(
      lines == [
        #"'' Contents/MacOS/Journal ["a"]"#,
        #"'Frameworks/Chat.framework' \#(chat)/Versions/A/Chat ["b"]"#,
        #"'Frameworks/Chat.framework/Versions/B' \#(chat)/Versions/B/Chat ["c"]"#,
      ]
    )
  }

  /// A link counts by what it leads to, and one out of the artifact by nothing.
  @Test func followsLinksWithinTheArtifactOnly() throws {
    let lines = try programs {
      program("Outside", loading: "evil")
      Folder("Journal.app") {
        Link("Journal", to: "bin/real")
        Folder("bin") { program("real", loading: "a") }
        Folder("A.framework") {
          Link("A", to: "../../Outside")
          localizations("en")
        }
        Folder("B.framework") { Folder("B") { program("B") } }
        Folder("C.framework") {
          plist("../bin/real")
          program("C")
        }
        Folder("D.framework") { NamedPipe("D") }
      }
    }
    #expect(
      lines == [
        #"'' bin/real ["a"]"#, "'A.framework' none", "'B.framework' none", "'C.framework' none",
        "'D.framework' none",
      ]
    )
  }

  @Test func readsNothingWhereNothingIsLoadedWithLocalizations() throws {
    let lines = try programs {
      Folder("Journal.app") {
        program("Journal", loading: "a")
        localizations("en")
        program("libNet.dylib")
        Folder("Chat.framework") {
          program("Chat", text: "lproj")
          TextFile("Info.plist", infoPlist(["CFBundleLocalizations": ["en"]]))
        }
        Folder("Share.appex") { localizations("en") }
        Folder("Settings.bundle") { localizations("en") }
      }
    }
    #expect(
      lines == [
        "'' none", "'Chat.framework' none", "'Settings.bundle' none", "'Share.appex' none",
      ]
    )
  }

  @Test func readsNothingOfAFrameworkWithoutHosts() throws {
    let lines = try programs(of: "Chat.framework") {
      Folder("Chat.framework") {
        program("Chat")
        Folder("Data.bundle") { localizations("en") }
      }
    }
    #expect(lines == ["'' none", "'Data.bundle' none"])
  }

  /// The code that opens localizations by name may be that of the bundle around them.
  @Test func looksForNamesInWhatHoldsLocalizations() throws {
    let lines = try programs {
      Folder("Journal.app") {
        program("Journal", text: "lproj")
        Folder("A.framework") {
          program("A", text: "lproj")
          Folder("Data.bundle") { localizations("en") }
        }
        Folder("B.framework") { program("B", text: "lproj") }
        Folder("C.bundle") {
          TextFile("C", "#!/bin/sh\nls *.lproj\n")
          localizations("en")
        }
      }
    }
    #expect(
      lines == [
        "'' Journal []", "'A.framework' A.framework/A [] by-name", "'A.framework/Data.bundle' none",
        "'B.framework' B.framework/B []", "'C.bundle' C.bundle/C [] no-program by-name",
      ]
    )
  }

  @Test func looksForNamesOnlyWhereThatIsAskedFor() throws {
    let folder = try TemporaryFolder {
      Folder("Journal.app") {
        Folder("A.framework") {
          program("A", loading: "a", text: "lproj")
          localizations("en")
        }
      }
    }
    let artifact = try Artifact(at: "\(folder.path)/Journal.app")
    let read = try artifact.read(searchingPrograms: false).components[1].executable
    #expect(read.map(line) == #"A.framework/A ["a"]"#)
  }

  @Test func saysWhatIsDamaged() throws {
    let lines = try programs {
      Folder("Journal.app") {
        DataFile("Journal", Array(ProgramSample("a").bytes.prefix(20)))
        Folder("A.framework") { localizations("en") }
        Folder("Tests.xctest") { DataFile("libTests.dylib", [0xCA, 0xFE, 0xBA, 0xBE]) }
        DataFile("libA.dylib", [0xCA, 0xFE, 0xBA, 0xBE])
      }
    }
    #expect(
      lines == [
        "'' Journal [] damaged: it ends inside of the header at offset 0", "'A.framework' none",
        "'Tests.xctest' none",
        "library libA.dylib [] damaged: it says that it holds no architecture",
      ]
    )
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func saysWhatMayNotBeRead() throws {
    let lines = try programs {
      Folder("Journal.app") {
        DataFile("Journal", ProgramSample("a").bytes, mode: 0o111)
        Folder("A.framework") { localizations("en") }
      }
    }
    #expect(lines.first == "'' Journal [] no-program damaged: permission denied")
  }

  /// The program that runs this test, which on a Mac is one of Apple's format and elsewhere is not.
  @Test func readsARealProgram() throws {
    let bytes = try Data(contentsOf: URL(filePath: CommandLine.arguments[0]))
    let read = loads(of: Array(bytes))
    #expect(read.damage == nil)
    #if canImport(Darwin)
      #expect(read.isProgram)
      #expect(read.installNames.contains("/usr/lib/libSystem.B.dylib"))
    #else
      #expect(!read.isProgram)
    #endif
  }
}
