import Model
import TestSupport
import Testing

@Suite struct InfoPlistSwitchTests {
  private func read(_ values: KeyValuePairs<String, PlistValue>) throws -> InfoPlist {
    let inventory = try inventory(of: "A.app") {
      Folder("A.app") { TextFile("Info.plist", infoPlist(values)) }
    }
    return try #require(inventory.product.infoPlist)
  }

  @Test func readsTheNameOfTheExecutable() throws {
    #expect(try read(["CFBundleExecutable": "A"]).executableName == "A")
    #expect(try read(["CFBundleExecutable": ""]).executableName == nil)
    #expect(try read(["CFBundleExecutable": 3]).executableName == nil)
    #expect(try read([:]).executableName == nil)
  }

  @Test func tellsExtensions() throws {
    #expect(try read(["NSExtension": [:]]).isExtension)
    #expect(try read(["EXAppExtensionAttributes": ["EXExtensionPointIdentifier": "a"]]).isExtension)
    #expect(try !read(["NSExtension": "a"]).isExtension)
    #expect(try !read([:]).isExtension)
  }

  @Test(arguments: [true, 1, -2, "true", "YES", "yes", "True"] as [PlistValue])
  func takesASwitchForOn(value: PlistValue) throws {
    let plist = try read([
      "CFBundleFollowParentLocalization": value, "CFBundleAllowMixedLocalizations": value,
    ])
    #expect(plist.followsParent)
    #expect(plist.allowsMixedLocalizations)
  }

  @Test(arguments: [false, 0, "no", "1", "", ["true"], ["true": true]] as [PlistValue])
  func takesASwitchForOff(value: PlistValue) throws {
    let plist = try read([
      "CFBundleFollowParentLocalization": value, "CFBundleAllowMixedLocalizations": value,
    ])
    #expect(!plist.followsParent)
    #expect(!plist.allowsMixedLocalizations)
  }

  @Test func hasSwitchesOffWithoutThem() throws {
    let plist = try read([:])
    #expect(!plist.followsParent)
    #expect(!plist.allowsMixedLocalizations)
  }
}
