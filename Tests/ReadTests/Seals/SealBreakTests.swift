import Foundation
import Model
import Read
import TestSupport
import Testing

/// What a change after signing does to seals, row by row of runtime.md 6.
@Suite struct SealBreakTests {
  private static let resources = "Contents/Resources"

  @Test(arguments: [SealReading.presence, .full], [true, false])
  func findsNoBreakInWhatWasJustSealed(seals: SealReading, hasNewForm: Bool) throws {
    #expect(try SignedBundle.flat(hasNewForm: hasNewForm).breaks(seals) == [])
    #expect(try SignedBundle.deep(hasNewForm: hasNewForm).breaks(seals) == [])
    #expect(try SignedBundle.framework().breaks(seals) == [])
    #expect(try SignedBundle.deep(hasNewForm: hasNewForm, format: .binary).breaks(seals) == [])
  }

  @Test func letsLocalizationsGo() throws {
    let deep = try SignedBundle.deep()
    try deep.remove("\(Self.resources)/fr.lproj")
    try deep.remove("\(Self.resources)/en.lproj")
    try deep.remove("\(Self.resources)/Core.bundle/Contents/Resources/Base.lproj")
    #expect(try deep.breaks() == [])
    let flat = try SignedBundle.flat()
    try flat.remove("fr.lproj")
    try flat.remove("Templates/ar.lproj")
    try flat.remove("Core.bundle/Base.lproj")
    #expect(try flat.breaks() == [])
  }

  @Test func missesTheBaseLocalization() throws {
    let deep = try SignedBundle.deep()
    try deep.remove("\(Self.resources)/Base.lproj")
    #expect(try deep.breaks() == ["'' missing \(Self.resources)/Base.lproj/Main.nib"])
    let flat = try SignedBundle.flat()
    try flat.remove("Base.lproj")
    #expect(try flat.breaks(.presence) == ["'' missing Base.lproj/Main.nib"])
  }

  @Test func missesALinkThatIsNamedLikeALocalization() throws {
    let deep = try SignedBundle.deep()
    try deep.remove("\(Self.resources)/fr_CA.lproj")
    #expect(try deep.breaks() == ["'' missing \(Self.resources)/fr_CA.lproj"])
    let old = try SignedBundle.deep(hasNewForm: false)
    try old.remove("\(Self.resources)/fr_CA.lproj")
    #expect(try old.breaks() == [])
  }

  @Test func noticesAFolderInPlaceOfALink() throws {
    let flat = try SignedBundle.flat()
    try flat.remove("fr_CA.lproj")
    try flat.write(#""a" = "Ä";"#, to: "fr_CA.lproj/Localizable.strings")
    #expect(try flat.breaks() == ["'' replaced fr_CA.lproj"])
  }

  @Test func missesLocalizationsOutsideOfResourcesInADeepBundle() throws {
    let deep = try SignedBundle.deep()
    try deep.remove("Contents/SharedSupport/Templates/ar.lproj")
    #expect(
      try deep.breaks() == ["'' missing Contents/SharedSupport/Templates/ar.lproj/Letter.txt"]
    )
  }

  @Test func letsLocalizationsOfAFrameworkInAFlatAppGoButNotItsBase() throws {
    let flat = try SignedBundle.flat()
    let framework = "Frameworks/F.framework"
    try flat.remove("\(framework)/fr.lproj")
    #expect(try flat.breaks() == [])
    try flat.remove("\(framework)/Base.lproj")
    #expect(try flat.breaks() == ["'\(framework)' missing \(framework)/Base.lproj/F.strings"])
  }

  @Test(arguments: [SealReading.presence, .full])
  func noticesChangedAndAddedFiles(seals: SealReading) throws {
    let flat = try SignedBundle.flat()
    try flat.write(#""a" = "B";"#, to: "fr.lproj/Localizable.strings")
    try flat.write("other notes", to: "fr.lproj/notes.txt")
    try flat.write(#""a" = "A";"#, to: "Base.lproj/Localizable.strings")
    try flat.write("new", to: "de.lproj/new.txt")
    try flat.link("it.lproj", to: "fr.lproj")
    let notes = "'' modified fr.lproj/notes.txt"
    #expect(
      try flat.breaks(seals) == [
        "'' added Base.lproj/Localizable.strings", "'' added de.lproj/new.txt",
        "'' modified fr.lproj/Localizable.strings",
      ] + (seals == .full ? [notes] : []) + ["'' added it.lproj"]
    )
  }

  @Test(arguments: [true, false])
  func noticesAnEditedInfoPlistOfWhatLiesInTheBundle(hasNewForm: Bool) throws {
    let flat = try SignedBundle.flat(hasNewForm: hasNewForm)
    let edited = infoPlist(["CFBundleExecutable": "F", "CFBundleLocalizations": ["en"]])
    try flat.write(edited, to: "Frameworks/F.framework/Info.plist")
    let file = "Frameworks/F.framework/Info.plist"
    // Its own Info.plist has a place of its own in the signature, but in the old form of flat bundles.
    #expect(
      try flat.breaks(.presence) == ["'' modified \(file)"]
        + (hasNewForm ? [] : ["'Frameworks/F.framework' modified \(file)"])
    )
    let deep = try SignedBundle.deep()
    try deep.write(edited, to: "Contents/Frameworks/F.framework/Versions/A/Resources/Info.plist")
    #expect(
      try deep.breaks(.presence) == [
        "'Frameworks/F.framework' modified "
          + "Contents/Frameworks/F.framework/Versions/A/Resources/Info.plist"
      ]
    )
  }

  /// To the app, code with a signature of its own is whatever its requirement says.
  @Test func leavesCodeInADeepBundleToItsOwnSeal() throws {
    let deep = try SignedBundle.deep()
    try deep.write("x", to: "Contents/PlugIns/Share.appex/Contents/Resources/x.txt")
    try deep.write("other tool", to: "Contents/MacOS/tool")
    #expect(
      try deep.breaks() == [
        "'PlugIns/Share.appex' added Contents/PlugIns/Share.appex/Contents/Resources/x.txt"
      ]
    )
    try deep.remove("Contents/PlugIns/Share.appex")
    #expect(try deep.breaks() == ["'' missing Contents/PlugIns/Share.appex"])
  }

  @Test func noticesSignedFrameworksOfAFlatAppThatAreSignedAgain() throws {
    let flat = try SignedBundle.flat()
    try flat.remove("Frameworks/F.framework/fr.lproj")
    try Signer(isDeep: false, program: "F").seal("\(flat.path)/Frameworks/F.framework")
    #expect(
      try flat.breaks() == ["'' modified Frameworks/F.framework/_CodeSignature/CodeResources"]
    )
  }

  @Test func noticesAddedCode() throws {
    let deep = try SignedBundle.deep()
    try deep.write("code", to: "Contents/Frameworks/New.framework/Versions/A/New")
    try deep.write("code", to: "Contents/Helpers/inner/helper")
    try deep.write("code", to: "Contents/stray")
    #expect(
      try deep.breaks() == [
        "'' added Contents/Frameworks/New.framework", "'' added Contents/Helpers/inner/helper",
        "'' added Contents/stray",
      ]
    )
  }

  @Test func doesNotMindWhatNoSealLists() throws {
    let deep = try SignedBundle.deep()
    try deep.write("ticket", to: "Contents/CodeResources")
    try deep.write("receipt", to: "Contents/_MASReceipt/receipt")
    try deep.write("more", to: "Contents/_CodeSignature/CodeDirectory")
    try deep.write("places", to: "Contents/Resources/fr.lproj/.DS_Store")
    try deep.write("2", to: "\(Self.resources)/fr.lproj/locversion.plist")
    try deep.write("signed", to: "Contents/MacOS/Journal")
    try deep.write("APPLjrnl", to: "Contents/PkgInfo")
    #expect(try deep.breaks() == [])
  }

  @Test func noticesLinksThatLeadElsewhereAndFilesInTheirPlace() throws {
    let flat = try SignedBundle.flat()
    try flat.remove("fr_CA.lproj")
    try flat.link("fr_CA.lproj", to: "en.lproj")
    try flat.remove("Assets.car")
    try flat.link("Assets.car", to: "Journal")
    #expect(try flat.breaks() == ["'' replaced Assets.car", "'' relinked fr_CA.lproj"])
    try flat.remove("fr_CA.lproj")
    try flat.write("fr.lproj", to: "fr_CA.lproj")
    #expect(try flat.breaks() == ["'' replaced Assets.car", "'' replaced fr_CA.lproj"])
  }

  @Test func takesAFolderInPlaceOfAFileThatMayGoForWhatIsInIt() throws {
    let flat = try SignedBundle.flat()
    try flat.remove("fr.lproj/notes.txt")
    try flat.write("x", to: "fr.lproj/notes.txt/x")
    #expect(try flat.breaks() == ["'' added fr.lproj/notes.txt/x"])
  }

  /// Larger than what is in memory of a file at once.
  @Test func comparesLargeFiles() throws {
    let flat = try SignedBundle.flat()
    var text = String(repeating: "0123456789abcdef", count: 40_000)
    try flat.write(text, to: "Assets.car")
    try Signer(isDeep: false, program: "Journal").seal(flat.path)
    #expect(try flat.breaks() == [])
    text.removeLast()
    try flat.write(text + "!", to: "Assets.car")
    #expect(try flat.breaks() == ["'' modified Assets.car"])
  }
}
