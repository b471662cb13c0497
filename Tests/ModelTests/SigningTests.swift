import Model
import TestSupport
import Testing

@Suite struct SigningTests {
  @Test(arguments: [
    ("Chat.framework/_CodeSignature/CodeResources", "Chat.framework"),
    ("Chat.framework/Versions/A/_CodeSignature/CodeResources", "Chat.framework/Versions/A"),
    ("Chat.framework/Contents/_CodeSignature/CodeResources", "Chat.framework"),
  ])
  func namesWhatIsToBeSigned(list: String, path: String) {
    let component = Component(
      path: "Chat.framework",
      folder: "Chat.framework",
      resources: "Chat.framework",
      kind: .framework,
      seal: Seal(file: BundlePath(list))
    )
    #expect(component.signingPath == BundlePath(path))
  }

  @Test func writesTheCallAsAShellTakesIt() {
    #expect(
      SigningCommand.line(
        identity: "Apple Development: Ann O'Hara (ABC)",
        flags: ["--timestamp"],
        paths: ["A B.framework", "C.framework"]
      )
        == #"codesign --force --sign 'Apple Development: Ann O'\''Hara (ABC)' "#
        + "--preserve-metadata=identifier,entitlements,flags --timestamp 'A B.framework' C.framework"
    )
    #expect(SigningCommand.line(identity: "", paths: []).contains("--sign '' --preserve"))
  }

  /// Each records what the next one in it was signed as.
  @Test func signsInsideOutWhatEnclosesAChange() {
    let inventory = inventory(
      Sample(folders: ["en"]),
      Sample("A.framework", .framework, isSealed: true, folders: ["en"]),
      Sample("B.framework", .framework, isSealed: true, folders: ["en"]),
      Sample(
        "B.framework/C.framework",
        .framework,
        isSealed: true,
        folders: ["en"],
        parent: "B.framework"
      ),
      Sample(
        "B.framework/C.framework/D.bundle",
        .resourceBundle,
        folders: ["en"],
        parent: "B.framework/C.framework"
      )
    )
    var plan = Plan.keepingAll(of: inventory)
    #expect(plan.needsSigning(in: inventory) == [])
    plan.decisions[4][0].isRemoval = true
    #expect(
      plan.needsSigning(in: inventory).map { inventory.components[$0].path.description }
        == ["B.framework/C.framework", "B.framework"]
    )
    plan.edits = [InfoPlistEdit(component: 1, undeclared: ["en"])]
    #expect(
      plan.needsSigning(in: inventory).map { inventory.components[$0].path.description }
        == ["B.framework/C.framework", "A.framework", "B.framework"]
    )
  }
}
