import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct LocalizedVersionTests {
  private let tables: [String: [String: Sample.Texts]] = [
    "InfoPlist": [
      "de": ["CFBundleShortVersionString": "1.0", "CFBundleName": "App"],
      "en": ["CFBundleName": "App"],
      "fr": ["CFBundleGetInfoString": "App 1.0", "CFBundleName": "App"],
    ]
  ]

  @Test func warnsOfVersionsInAllLanguagesAtOnce() throws {
    let findings = try judged(Sample(tables: tables)).of("localized-version")
    #expect(
      findings.lines == [
        "warning localized-version: de and fr have 2 versions of their own in InfoPlist "
          + "[CFBundleGetInfoString, CFBundleShortVersionString] (they hide what Info.plist says: "
          + "users see an old version for ever; take the keys out of InfoPlist.strings)"
      ]
    )
    #expect(findings[0].languages == ["de", "fr"])
    #expect(findings[0].entries.count == 2)
  }

  @Test func saysWhichLanguageAndKey() throws {
    let findings = try judged(
      Sample(tables: [
        "InfoPlist": ["en": ["CFBundleVersion": "7"]], "Other": ["en": ["CFBundleVersion": "x"]],
      ])
    )
    #expect(
      findings.lines == [
        "warning localized-version: en has a version of its own in InfoPlist [CFBundleVersion] "
          + "(it hides what Info.plist says: users see an old version for ever; "
          + "take the key out of InfoPlist.strings)"
      ]
    )
  }

  @Test func doesNotMindWhatIsRemovedOrAllowedOrOfOthers() throws {
    var policy = try removing("de")
    policy.allowances = [
      Allowance(
        check: "localized-version",
        key: Glob("CFBundleGet*"),
        language: LanguageTag("fr").map { .init($0, text: "fr") },
        reason: "says no number"
      )
    ]
    #expect(try pruned(Sample(tables: tables), policy: policy).of("localized-version").lines == [])
    let kit = Sample("Kit.framework", .framework, identifier: "org.kit", tables: tables)
    #expect(
      try judged(Sample(folders: ["en", "de", "fr"]), kit).of("localized-version").lines == []
    )
  }

  /// Keys need no quotes, what is absent is Info.plist's, and a version is of no language (tables.md 8, case 15).
  @Test func notesAbsentKeysAndWarnsOfAVersion() throws {
    var tables = tables
    tables["InfoPlist"]?["fr"]?["CFBundleName"] = nil
    #expect(
      try judged(Sample(tables: tables)).lines == [
        "warning localized-version: de and fr have 2 versions of their own in InfoPlist "
          + "[CFBundleGetInfoString, CFBundleShortVersionString] (they hide what Info.plist says: "
          + "users see an old version for ever; take the keys out of InfoPlist.strings)",
        "note missing-info-plist-key: fr lacks 1 of 1 key of InfoPlist [CFBundleName] "
          + "(the value of Info.plist would show)",
      ]
    )
  }
}
