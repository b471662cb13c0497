import Foundation
import Languages
import Testing

@Suite struct LocaleIDTests {
  @Test(arguments: [
    ("en", "en"), ("en", "English"), ("English", "en"), ("en-US", "en_US"), ("en", "eng"),
    ("EN", "en"), ("fr-CA", "FR_ca"), ("zh_CN", "zh-Hans"), ("zh_TW", "zh-Hant"), ("no", "nb"),
    ("nor", "nb"),
    ("Norwegian", "no"), ("iw", "he"), ("Hebrew", "he"), ("Greek", "el"), ("de", "ger"),
    ("in", "id"), ("tl", "fil"), ("Base", "Base"),
  ])
  func areFormsOfOneID(a: String, b: String) {
    #expect(LocaleID(a).isForm(of: LocaleID(b)))
    #expect(LocaleID(b).isForm(of: LocaleID(a)))
    #expect(LocaleForms(of: [LocaleID("xx"), LocaleID(a)]).contain(formOf: LocaleID(b)))
  }

  @Test(arguments: [
    ("en", "en-US"), ("fr", "fr-FR"), ("zh-CN", "zh-Hans"), ("zh-Hant", "zh-HK"), ("zh", "zh-Hans"),
    ("mo", "ro"), ("sh", "sr-Latn"), ("english", "en"), ("en", "fr"), ("", "en"), ("Base", "en"),
    ("nn", "nb"), ("Chinese", "zh-Hans"),
  ])
  func areNoFormsOfOneID(a: String, b: String) {
    #expect(!LocaleID(a).isForm(of: LocaleID(b)))
    #expect(!LocaleID(b).isForm(of: LocaleID(a)))
    #expect(!LocaleForms(of: [LocaleID("xx"), LocaleID(a)]).contain(formOf: LocaleID(b)))
  }

  @Test func isAsWritten() {
    #expect(LocaleID("en") != LocaleID("EN"))
    #expect(LocaleID("en") == LocaleID(utf8: Array("en".utf8)))
    #expect(LocaleID("e\u{301}") != LocaleID("\u{e9}"))
  }
}
