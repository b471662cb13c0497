import Foundation
import Model
import Read
import TestSupport
import Testing

/// What seals require of localizations, row by row of xcode-and-field.md 1.2.
@Suite struct SealRequirementTests {
  private static let formats: [PropertyListSerialization.PropertyListFormat] = [.xml, .binary]

  @Test(arguments: formats)
  func requiresBaseAndLinksAloneInAFlatBundle(
    format: PropertyListSerialization.PropertyListFormat
  ) throws {
    // Files at any depth are optional, and so is the Base.lproj of what lies in it, but for its own seal.
    #expect(
      try SignedBundle.flat(format: format).required() == [
        "'' Base.lproj: Base.lproj/Main.nib", "'' fr_CA.lproj: fr_CA.lproj",
        "'Frameworks/F.framework' Frameworks/F.framework/Base.lproj: "
          + "Frameworks/F.framework/Base.lproj/F.strings",
      ]
    )
  }

  @Test(arguments: formats)
  func requiresWhatLiesOutsideOfResourcesInADeepBundle(
    format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let framework = "Contents/Frameworks/F.framework/Versions/A/Resources/Base.lproj"
    let share = "Contents/PlugIns/Share.appex/Contents/Resources/Base.lproj"
    #expect(
      try SignedBundle.deep(format: format).required() == [
        "'' Contents/Resources/Base.lproj: Contents/Resources/Base.lproj/Main.nib",
        "'' Contents/Resources/fr_CA.lproj: Contents/Resources/fr_CA.lproj",
        "'' Contents/SharedSupport/Templates/ar.lproj: "
          + "Contents/SharedSupport/Templates/ar.lproj/Letter.txt",
        "'Frameworks/F.framework' \(framework): \(framework)/F.nib",
        "'PlugIns/Share.appex' \(share): \(share)/Share.nib",
      ]
    )
  }

  /// A file that may go and is not there was removed after the bundle was signed.
  @Test func tellsWhatWasPrunedAndNotSignedAgain() throws {
    let bundle = try SignedBundle.framework()
    #expect(try bundle.inventory(.requirements).product.seal?.isThinned == false)
    try bundle.remove("Versions/A/Resources/fr.lproj")
    #expect(try bundle.inventory(.requirements).product.seal?.isThinned == true)
  }

  @Test func readsTheSealOfAFrameworkWithVersions() throws {
    let bundle = try SignedBundle.framework()
    let base = "Versions/A/Resources/Base.lproj"
    #expect(try bundle.required() == ["'' \(base): \(base)/F.nib"])
    #expect(
      try bundle.inventory().product.seal?.file == "Versions/A/_CodeSignature/CodeResources"
    )
  }

  /// The old form knows no links, nor what lies outside of Resources.
  @Test func readsTheOldFormWhereThereIsNoOther() throws {
    let bundle = try SignedBundle.deep(hasNewForm: false)
    #expect(
      try bundle.required().filter { $0.hasPrefix("''") } == [
        "'' Contents/Resources/Base.lproj: Contents/Resources/Base.lproj/Main.nib"
      ]
    )
    #expect(
      try SignedBundle.flat(hasNewForm: false).required().filter { $0.hasPrefix("''") } == [
        "'' Base.lproj: Base.lproj/Main.nib"
      ]
    )
  }

  /// As one tool for signing does it, for Base too.
  @Test func requiresNothingThatASealMarksOptional() throws {
    let bundle = try SignedBundle.flat()
    try Signer(
      isDeep: false,
      program: "Journal",
      moreRules: ["^Base\\.lproj/": ["optional": true, "weight": 1010.0]]
    ).seal(bundle.path)
    #expect(
      try bundle.required().filter { $0.hasPrefix("''") } == ["'' fr_CA.lproj: fr_CA.lproj"]
    )
  }

  @Test func requiresAFileThatIsNamedLikeALocalization() throws {
    let bundle = try SignedBundle("A.app") { TextFile("uk.lproj", "text") }
    try Signer(isDeep: false, program: "A").seal(bundle.path)
    #expect(try bundle.required() == ["'' uk.lproj: uk.lproj"])
  }

  @Test func requiresALocalizationAroundOneThatIsRequired() throws {
    let bundle = try SignedBundle("A.app") {
      Folder("de.lproj") { Link("fr.lproj", to: "nowhere") }
    }
    try Signer(isDeep: false, program: "A").seal(bundle.path)
    // What a link within a localization is, the rule for localizations says.
    #expect(try bundle.required() == [])
    try Signer(
      isDeep: false,
      program: "A",
      moreRules: ["^de\\.lproj/fr\\.lproj$": ["weight": 2000.0]]
    ).seal(bundle.path)
    #expect(
      try bundle.required() == [
        "'' de.lproj/fr.lproj: de.lproj/fr.lproj", "'' de.lproj: de.lproj/fr.lproj",
      ]
    )
  }

  /// Nobody misses what the seal does not list, or what is gone.
  @Test func requiresNothingOfWhatCameOrWentLater() throws {
    let bundle = try SignedBundle.flat()
    try bundle.remove("Base.lproj/Main.nib")
    try bundle.remove("fr_CA.lproj")
    try bundle.link("de.lproj", to: "fr.lproj")
    #expect(try bundle.required().filter { $0.hasPrefix("''") } == [])
  }

  @Test func readsNoSealWhereThereIsNone() throws {
    let bundle = try SignedBundle("A.app") {
      TextFile("CodeResources", "a notarization ticket")
      Folder("_CodeSignature") { TextFile("CodeDirectory") }
      Folder("Base.lproj") { TextFile("Main.nib") }
    }
    #expect(try bundle.inventory().product.seal == nil)
  }

  @Test func looksForNoBreaksUnlessAsked() throws {
    let bundle = try SignedBundle.flat()
    try bundle.write("other", to: "Assets.car")
    #expect(try bundle.breaks(.requirements) == [])
  }
}
