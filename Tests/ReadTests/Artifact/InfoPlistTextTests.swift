import Model
import Read
import TestSupport
import Testing

@Suite struct InfoPlistTextTests {
  private func plist(_ values: KeyValuePairs<String, PlistValue>) throws -> InfoPlist? {
    let text = infoPlist(values)
    return try inventory(of: "A.app") {
      Folder("A.app") { TextFile("Info.plist", text) }
    }.product.infoPlist
  }

  @Test func namesTheTextsThatAskForPermissions() throws {
    let plist = try plist([
      "NSMicrophoneUsageDescription": "Records notes.",
      "NSCameraUsageDescription": "Takes photos.",
      "NFCReaderUsageDescription": "Reads tags.",
      "NSContactsUsageDescription": "",
      "NSFaceIDUsageDescription": 1,
      "CFBundleName": "App",
    ])
    #expect(
      plist?.usageDescriptions == [
        "NFCReaderUsageDescription", "NSCameraUsageDescription", "NSMicrophoneUsageDescription",
      ]
    )
  }

  @Test func namesTheStoryboardsShownAtLaunch() throws {
    let plist = try plist([
      "UILaunchStoryboardName": "Launch",
      "UILaunchStoryboardName~ipad": "Wide",
      "UIMainStoryboardFile": "Main",
      "UILaunchStoryboards": [
        "UILaunchStoryboardDefinitions": [
          ["UILaunchStoryboardIdentifier": "open", "UILaunchStoryboardFile": "Open"]
        ]
      ],
    ])
    #expect(plist?.launchStoryboards == ["Launch", "Open", "Wide"])
    #expect(try self.plist([:])?.launchStoryboards == [])
  }
}
