/// A key of a policy; its name, its place and what it needs are said nowhere else.
enum PolicyKey: String, CaseIterable {
  case version, keep, remove, trimNested, developmentRegion, selectable, audiences, owned, gate
  case reference, plurals, checks, tables, allow
  case components, signed, skipConfigurations, match, lastResort
  case check, component, table, key, language, category, reason, until
  case file

  /// The levels of a policy: itself, the entries of its lists, and the object that `reference` may be.
  enum Level {
    case root, component, table, allowance, reference
  }

  /// Where the key may stand.
  private var levels: [Level] {
    switch self {
    case .version, .components, .skipConfigurations: [.root]
    case .keep, .remove, .trimNested, .developmentRegion, .selectable, .audiences, .owned, .gate,
      .reference, .plurals, .tables, .allow, .signed:
      [.root, .component]
    case .checks: [.root, .component, .table]
    case .match: [.component, .table]
    case .lastResort: [.component]
    case .check, .component, .key, .language, .category, .reason, .until: [.allowance]
    case .table: [.allowance, .reference]
    case .file: [.reference]
    }
  }

  /// Whether the key may stand at `level`.
  func belongs(to level: Level) -> Bool { levels.contains(level) }

  /// The names that may stand at `level`, in the order of the documentation.
  static func names(at level: Level) -> [String] {
    allCases.filter { $0.belongs(to: level) }.map(\.rawValue)
  }

  /// Where the key belongs, for one who wrote it elsewhere.
  var home: String {
    switch levels[0] {
    case .root: "at the top level of the policy"
    case .component where belongs(to: .table): "in an entry of 'components' or 'tables'"
    case .component: "in an entry of 'components'"
    case .table: "in an entry of 'tables'"
    case .allowance: "in an entry of 'allow'"
    case .reference: "in 'reference'"
    }
  }
}

extension PolicyKey {
  /// What the value must be, so that `'key' must be` can go before.
  var need: String {
    switch self {
    case .version: "the number 1"
    case .keep, .remove: "a list of language tags"
    case .developmentRegion, .language: "a language tag"
    case .trimNested: "true or false"
    case .selectable: "a list of names of localizations"
    case .audiences: "a list of lists of languages"
    case .gate: "\"coverage\" or \"harm\""
    case .owned: "a list of component paths"
    case .reference: "\"union\", \"development\", a language tag or an object with 'file'"
    case .plurals: "\"whole-numbers\" or \"all\""
    case .checks: "an object with a severity for each check"
    case .tables: "a list of objects with 'match' and 'checks'"
    case .allow: "a list of objects with 'check' and 'reason'"
    case .components: "a list of objects with 'match' and settings"
    case .signed: "\"refuse\" or \"optional-only\""
    case .skipConfigurations: "a list of build configurations"
    case .match, .component: "a component path"
    case .lastResort: "\"keep\" or \"remove\""
    case .check: "the name of a check"
    case .table: "the name of a table"
    case .key: "the name of a key"
    case .category: "a plural category"
    case .reason: "a text that says why"
    case .until: "a day"
    case .file: "a path or a list of paths"
    }
  }

  /// One element of the value, if it is a list.
  var elementNeed: String {
    switch self {
    case .keep, .remove: "a language tag in quotes"
    case .selectable: "the name of a localization in quotes"
    case .audiences: "a list of languages in quotes"
    case .owned: "a component path in quotes"
    case .skipConfigurations: "a build configuration in quotes"
    case .components: "an object with 'match' and settings"
    case .tables: "an object with 'match' and 'checks'"
    case .allow: "an object with 'check' and 'reason'"
    case .file: "a path in quotes"
    case .version, .trimNested, .developmentRegion, .gate, .reference, .plurals, .checks, .signed,
      .match, .lastResort, .check, .component, .table, .key, .language, .category, .reason, .until:
      need
    }
  }

  /// A right value as one writes it.
  var example: String {
    switch self {
    case .version: "1"
    case .keep: #"["de", "fr"]"#
    case .remove: #"["en", "en-*"]"#
    case .developmentRegion, .language: #""de""#
    case .trimNested: "true"
    case .selectable: #"["de", "fr"]"#
    case .audiences: #"[["ja-JP", "fr-FR"], ["en-US"]]"#
    case .gate: #""harm""#
    case .owned: #"["Frameworks/Acme*"]"#
    case .reference: #""union""#
    case .plurals: #""whole-numbers""#
    case .checks: #"{"missing-key": "warning"}"#
    case .tables: #"[{"match": "Legal*", "checks": {"missing-key": "warning"}}]"#
    case .allow: #"[{"check": "missing-key", "language": "de", "reason": "not sold there"}]"#
    case .components: #"[{"match": "Frameworks/Chat.framework", "keep": ["*"]}]"#
    case .signed: #""refuse""#
    case .skipConfigurations: #"["*Debug*"]"#
    case .match, .component: #""Frameworks/Chat.framework""#
    case .lastResort: #""remove""#
    case .check: #""missing-key""#
    case .table: #""Localizable""#
    case .key: #""settings.*""#
    case .category: #""few""#
    case .reason: #""not sold there""#
    case .until: #""2027-06-30""#
    case .file: #""Localizable.xcstrings""#
    }
  }
}
