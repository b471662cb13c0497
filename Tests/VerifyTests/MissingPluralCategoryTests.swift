import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct MissingPluralCategoryTests {
  private func lines(
    _ rules: [String: [String: Rule]],
    region: String = "en",
    policy: Policy = Policy()
  ) throws -> [String] {
    try varying(rules, region: region, policy: policy, checks: ["missing-plural-category"])
  }

  /// tables.md 8, case 12: Polish with `one` and `other` only (i18n-tasks 705, 331).
  @Test func findsTheFormsThatPolishLacks() throws {
    #expect(
      try lines(["pl": ["items": .plural(.one, .other)]]) == [
        "error missing-plural-category: pl lacks the plural forms 'few' and 'many' in 1 text of L [items] "
          + "(numbers such as 0, 2, 3 and 4 show the form 'other' instead; translate the forms)"
      ]
    )
  }

  /// tables.md 8, case 12: what the grammar of Polish needs is not all that the system needs.
  @Test func findsThatTheSystemLacksOther() throws {
    #expect(
      try lines(["pl": ["items": .plural(.one, .few, .many)]]) == [
        "error missing-plural-category: pl lacks the plural form 'other' in 1 text of L [items] "
          + "(the system requires the form 'other' in every language; add the form 'other')"
      ]
    )
  }

  @Test func asksForTheRestWhereOtherIsNotAllThatLacks() throws {
    #expect(
      try lines(["en": ["items": .plural(.zero)]]) == [
        "error missing-plural-category: en lacks the plural forms 'one' and 'other' in 1 text of L [items] "
          + "(the system requires the form 'other' in every language; add the form 'other', and translate the rest)"
      ]
    )
  }

  /// tables.md 8, case 11: `many` is for whole millions there (Anki-Android 12456, owncloud/android 3534).
  @Test(arguments: ["ca", "es", "fr", "it", "pt", "pt-BR", "pt-PT", "scn", "vec", "fr-CA"])
  func expectsNoFormForMillions(language: String) throws {
    #expect(try lines([language: ["items": .plural(.one, .other)]]) == [])
  }

  @Test func expectsAFormForMillionsWhereThePolicyWantsAll() throws {
    #expect(
      try lines(
        ["fr": ["items": .plural(.one, .other)]],
        policy: Policy(root: .init(plurals: .all))
      ) == [
        "error missing-plural-category: fr lacks the plural form 'many' in 1 text of L [items] "
          + "(whole millions show the form 'other' instead; translate the form)"
      ]
    )
  }

  @Test func wantsTheFormsOfDecimalsWhereThePolicyWantsAll() throws {
    let rules: [String: [String: Rule]] = ["cs": ["items": .plural(.one, .few, .other)]]
    #expect(try lines(rules) == [])
    #expect(
      try lines(rules, policy: Policy(root: .init(plurals: .all))) == [
        "error missing-plural-category: cs lacks the plural form 'many' in 1 text of L [items] "
          + "(numbers such as 0.1, 0.2 and 0.3 show the form 'other' instead; translate the form)"
      ]
    )
  }

  @Test func wantsTheFormsOfDecimalsWhereTheNumberMayBeOne() throws {
    let rule = Rule.plural(.one, .few, .other, valueType: "f", of: .double)
    #expect(try lines(["cs": ["items": rule]]).count == 1)
    #expect(try lines(["de": ["items": .plural(.one, .other, of: .double)]]) == [])
  }

  @Test(arguments: [
    ("ja", [PluralCategory.other]), ("zh-Hans", [.other]), ("tr", [.one, .other]),
    ("ru", [.one, .few, .many, .other]), ("lt", [.one, .few, .other]),
    ("ro", [.one, .few, .other]), ("he", [.one, .two, .other]), ("lv", [.zero, .one, .other]),
    ("sl", [.one, .two, .few, .other]), ("ar", [.zero, .one, .two, .few, .many, .other]),
    ("br", [.one, .two, .few, .other]), ("ga", [.one, .two, .few, .many, .other]),
  ])
  func wantsTheFormsOfWholeNumbers(language: String, forms: [PluralCategory]) throws {
    #expect(try lines([language: ["items": .with(forms)]]) == [])
    for form in forms {
      let findings = try lines([language: ["items": .with(forms.filter { $0 != form })]])
      #expect(findings.count == 1)
      #expect(findings.first?.contains(" lacks the plural form '\(form.rawValue)' in ") ?? false)
    }
  }

  @Test(arguments: [
    ("en", PluralCategory.one, "the number 1 shows"), ("he", .two, "the number 2 shows"),
    ("ru", .one, "numbers such as 1, 21, 31 and 41 show"),
    ("ar", .many, "numbers such as 11, 12, 13 and 14 show"),
    ("lv", .zero, "numbers such as 0, 10, 11 and 12 show"),
  ])
  func saysWhichNumbersAreConcerned(
    language: String,
    form: PluralCategory,
    numbers: String
  ) throws {
    let forms = PluralCategory.allCases.filter { $0 != form }
    let findings = try lines([language: ["items": .with(forms)]])
    #expect(findings.first?.contains("(\(numbers) the form 'other' instead; ") ?? false)
  }

  @Test func mergesLanguagesAndKeys() throws {
    let rule = Rule.plural(.one, .other)
    let both = ["a": rule, "b": rule]
    #expect(
      try lines(["en": both, "pl": both, "ru": both, "ar": both]) == [
        "error missing-plural-category: ar lacks the plural forms 'zero', 'two', 'few' and 'many' in 2 texts of L [a, b] "
          + "(numbers such as 0, 2, 3 and 4 show the form 'other' instead; translate the forms)",
        "error missing-plural-category: pl and ru lack the plural forms 'few' and 'many' in 2 texts of L [a, b] "
          + "(numbers such as 0, 2, 3 and 4 show the form 'other' instead; translate the forms)",
      ]
    )
  }

  @Test func namesOnlyNumbersThatAllOfTheLanguagesShow() throws {
    let lacking = Rule.plural(.one, .many, .other)
    #expect(
      try lines(["lt": ["a": lacking], "pl": ["a": lacking]]) == [
        "error missing-plural-category: lt and pl lack the plural form 'few' in 1 text of L [a] "
          + "(numbers such as 2, 3 and 4 show the form 'other' instead; translate the form)"
      ]
    )
  }

  @Test func leavesWhatTheSystemCannotUseToAnotherCheck() throws {
    #expect(try lines(["pl": ["a": .plural(.other, isPluralRule: false)]]) == [])
    #expect(try lines(["pl": ["a": .plural(.other, valueType: "x", of: nil)]]) == [])
  }

  @Test func saysNothingOfALanguageThatItDoesNotKnow() throws {
    #expect(try lines(["la": ["a": .plural(.few)]]) == [])
  }

  @Test func leavesRemovedLanguagesAndOthersComponentsAlone() throws {
    let rule = Rule.plural(.one, .other)
    let product = sample(["pl": ["a": rule], "de": ["a": rule]], region: "de")
    #expect(try pruned(product, policy: removing("pl")).isEmpty)
    var kit = product
    (kit.path, kit.kind, kit.identifier, kit.parent) = ("Kit.framework", .framework, "org.kit", "")
    let found = try judged(Sample(region: "de", folders: ["de", "pl"]), kit)
    #expect(found.filter { $0.check == "missing-plural-category" }.isEmpty)
  }

  @Test func allowsFormsByName() throws {
    let allowance = Allowance(
      check: "missing-plural-category",
      key: Glob("i*"),
      language: LanguageTag("pl").map { .init($0, text: "pl") },
      category: .many,
      reason: "as agreed"
    )
    let policy = Policy(allowances: [allowance])
    let rule = Rule.plural(.one, .other)
    #expect(
      try lines(["pl": ["items": rule], "ru": ["items": rule]], policy: policy).map {
        String($0.prefix { $0 != "[" })
      } == [
        "error missing-plural-category: pl lacks the plural form 'few' in 1 text of L ",
        "error missing-plural-category: ru lacks the plural forms 'few' and 'many' in 1 text of L ",
      ]
    )
  }
}

extension Rule {
  /// `%#@n@` with a text for each category.
  fileprivate static func with(_ categories: [PluralCategory]) -> Rule {
    let texts = categories.map { CategoryText($0, Text(.init([.int32]))) }
    return .plural(
      Plural(
        format: .naming("n"),
        variables: [.init(name: "n", valueType: "d", valueClass: .int32, texts: texts)]
      )
    )
  }
}
