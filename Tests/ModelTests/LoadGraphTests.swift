import Model
import TestSupport
import Testing

@Suite struct LoadGraphTests {
  /// By path, what each component's program loads, directly or not; an app is around all of them.
  private func loaded(
    _ samples: Sample...,
    loads: [String: [String]],
    libraries: [String: [String]] = [:]
  ) -> [String: [String]] {
    var inventory = inventory([Sample()] + samples)
    for id in inventory.components.indices {
      let path = inventory.components[id].path
      inventory.components[id].executable = loads[path.description].map {
        Executable(file: path.appending(ByteName("program")), loads: $0)
      }
    }
    inventory.libraries = libraries.sorted { $0.key < $1.key }.map {
      Executable(file: BundlePath($0.key), loads: $0.value)
    }
    let graph = LoadGraph(inventory)
    return inventory.components.indices.reduce(into: [:]) { found, id in
      let paths = graph.loaded(by: id).map { inventory.components[$0].path.description }.sorted()
      if !paths.isEmpty { found[inventory.components[id].path.description] = paths }
    }
  }

  private func framework(_ path: String, in parent: String = "") -> Sample {
    Sample(path, .framework, parent: parent)
  }

  @Test(arguments: [
    "@rpath/Chat.framework/Chat", "@executable_path/Frameworks/Chat.framework/Chat",
    "@loader_path/../Chat.framework/Versions/A/Chat", "Chat.framework/Chat",
    "@rpath/chat.Framework/Chat", "/opt/build/Chat.framework/Chat",
    "@rpath/Kit.framework/Frameworks/Chat.framework/Chat",
  ])
  func findsAFrameworkByItsFolder(name: String) {
    #expect(loaded(framework("Chat.framework"), loads: ["": [name]]) == ["": ["Chat.framework"]])
  }

  @Test(arguments: [
    "/System/Library/Frameworks/Chat.framework/Chat", "/Library/Frameworks/Chat.framework/Chat",
    "/usr/lib/swift/Chat.framework/Chat", "@rpath/Chat", "@rpath/Net.framework/Net",
    "@rpath/Chat.framework", ".framework/Chat", "",
  ])
  func findsNothingByOtherNames(name: String) {
    #expect(loaded(framework("Chat.framework"), loads: ["": [name]]) == [:])
  }

  @Test func findsNoResourceBundle() {
    let bundle = Sample("Chat.framework", .resourceBundle, parent: "")
    #expect(loaded(bundle, loads: ["": ["@rpath/Chat.framework/Chat"]]) == [:])
  }

  @Test func goesThroughOtherFrameworksAndRoundInCircles() {
    #expect(
      loaded(
        framework("A.framework"),
        framework("B.framework"),
        framework("C.framework"),
        loads: [
          "": ["@rpath/A.framework/A"], "A.framework": ["@rpath/B.framework/B"],
          "B.framework": ["@rpath/A.framework/A", "@rpath/B.framework/B"],
        ]
      ) == [
        "": ["A.framework", "B.framework"], "A.framework": ["B.framework"],
        "B.framework": ["A.framework"],
      ]
    )
  }

  /// As a debug build of Xcode, whose program is a stub that loads all the rest.
  @Test func goesThroughLibraries() {
    #expect(
      loaded(
        framework("Chat.framework"),
        loads: ["": ["@rpath/Journal.debug.dylib"]],
        libraries: [
          "Journal.debug.dylib": ["@rpath/libNet.dylib"],
          "Frameworks/libNet.dylib": ["@rpath/Chat.framework/Chat"],
        ]
      ) == ["": ["Chat.framework"]]
    )
  }

  @Test func prefersTheNearestOfOneName() {
    let name = "@rpath/Chat.framework/Chat"
    let share = "PlugIns/Share.appex"
    #expect(
      loaded(
        framework("Frameworks/Chat.framework"),
        framework("Frameworks/Net.framework"),
        Sample(share, .appExtension, parent: ""),
        framework("\(share)/Frameworks/Chat.framework", in: share),
        Sample("PlugIns/Other.appex", .appExtension, parent: ""),
        loads: [
          "": [name], "Frameworks/Net.framework": [name], share: [name],
          "PlugIns/Other.appex": [name],
        ]
      ) == [
        "": ["Frameworks/Chat.framework"],
        "Frameworks/Net.framework": ["Frameworks/Chat.framework"],
        share: ["\(share)/Frameworks/Chat.framework"],
        "PlugIns/Other.appex": ["Frameworks/Chat.framework"],
      ]
    )
  }

  @Test func prefersTheNearestLibraryOfOneName() {
    let share = "PlugIns/Share.appex"
    #expect(
      loaded(
        framework("A.framework"),
        framework("B.framework"),
        Sample(share, .appExtension, parent: ""),
        loads: ["": ["@rpath/libX.dylib"], share: ["@rpath/libX.dylib"]],
        libraries: [
          "libX.dylib": ["@rpath/A.framework/A"],
          "\(share)/libX.dylib": ["@rpath/B.framework/B"],
        ]
      ) == ["": ["A.framework"], share: ["B.framework"]]
    )
  }

  /// An app that has none of that name itself means one in another component rather than one in an extension.
  @Test func looksIntoComponentsBeforeHosts() {
    let share = "PlugIns/Share.appex"
    let kit = "Frameworks/Kit.framework"
    let name = "@rpath/Chat.framework/Chat"
    #expect(
      loaded(
        Sample(share, .appExtension, parent: ""),
        framework("\(share)/Chat.framework", in: share),
        framework(kit),
        framework("\(kit)/Chat.framework", in: kit),
        loads: ["": [name]]
      ) == ["": ["\(kit)/Chat.framework"]]
    )
    #expect(
      loaded(
        Sample(share, .appExtension, parent: ""),
        framework("\(share)/Chat.framework", in: share),
        loads: ["": [name]]
      ) == ["": ["\(share)/Chat.framework"]]
    )
  }

  @Test func findsAllWhereNoneIsNearer() {
    #expect(
      loaded(
        framework("A/Chat.framework"),
        framework("B/Chat.framework"),
        loads: ["": ["@rpath/Chat.framework/Chat"]]
      ) == ["": ["A/Chat.framework", "B/Chat.framework"]]
    )
  }

  @Test func tellsVersionsOfAFrameworkApart() {
    let other = "Chat.framework/Versions/B"
    let share = "Share.appex"
    #expect(
      loaded(
        framework("Chat.framework"),
        framework(other, in: "Chat.framework"),
        Sample(share, .appExtension, parent: ""),
        loads: [
          "": ["@rpath/Chat.framework/Versions/A/Chat"],
          share: ["@rpath/Chat.framework/Versions/B/Chat"],
        ]
      ) == ["": ["Chat.framework"], share: [other]]
    )
  }

  @Test func loadsTheProductWhereThatIsAFramework() {
    var inventory = inventory([
      Sample("", .framework), Sample("Plug.bundle", .resourceBundle, parent: ""),
    ])
    inventory.name = "Chat.framework"
    inventory.components[1].executable = Executable(
      file: "Plug.bundle/Plug",
      loads: ["@rpath/Chat.framework/Chat"]
    )
    #expect(LoadGraph(inventory).loaded(by: 1) == [0])
  }

  @Test func findsAFrameworkWhoseProgramIsALibrary() {
    var inventory = inventory([Sample(), framework("Chat.framework")])
    inventory.components[0].executable = Executable(file: "Sample", loads: ["@rpath/libChat.dylib"])
    inventory.components[1].executable = Executable(file: "Chat.framework/libChat.dylib")
    #expect(LoadGraph(inventory).loaded(by: 0) == [1])
  }
}
