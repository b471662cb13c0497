/// A key of a policy; its name, its place and what it needs are said nowhere else.
enum PolicyKey: String, CaseIterable {
  case version, keep, remove, developmentRegion, owned, reference, checks, components, signed
  case skipConfigurations, match, lastResort

  /// The levels of a policy.
  enum Level {
    case root, component
  }

  /// Whether the key may stand at `level`.
  func belongs(to level: Level) -> Bool {
    switch self {
    case .version, .components, .skipConfigurations: level == .root
    case .match, .lastResort: level == .component
    case .keep, .remove, .developmentRegion, .owned, .reference, .checks, .signed: true
    }
  }

  /// The names that may stand at `level`, in the order of the documentation.
  static func names(at level: Level) -> [String] {
    allCases.filter { $0.belongs(to: level) }.map(\.rawValue)
  }

  /// What the value must be, so that `'key' must be` can go before.
  var need: String {
    switch self {
    case .version: "the number 1"
    case .keep, .remove: "a list of language tags"
    case .developmentRegion: "a language tag"
    case .owned: "a list of component paths"
    case .reference: "\"union\", \"development\" or a language tag"
    case .checks: "an object with a severity for each check"
    case .components: "a list of objects with 'match' and settings"
    case .signed: "\"refuse\""
    case .skipConfigurations: "a list of build configurations"
    case .match: "a component path"
    case .lastResort: "\"keep\" or \"remove\""
    }
  }

  /// One element of the value, if it is a list.
  var elementNeed: String {
    switch self {
    case .keep, .remove: "a language tag in quotes"
    case .owned: "a component path in quotes"
    case .skipConfigurations: "a build configuration in quotes"
    case .components: "an object with 'match' and settings"
    case .version, .developmentRegion, .reference, .checks, .signed, .match, .lastResort: need
    }
  }

  /// A right value as one writes it.
  var example: String {
    switch self {
    case .version: "1"
    case .keep: #"["de", "fr"]"#
    case .remove: #"["en", "en-*"]"#
    case .developmentRegion: #""de""#
    case .owned: #"["Frameworks/Acme*"]"#
    case .reference: #""union""#
    case .checks: #"{"missing-key": "warning"}"#
    case .components: #"[{"match": "Frameworks/Chat.framework", "keep": ["*"]}]"#
    case .signed: #""refuse""#
    case .skipConfigurations: #"["*Debug*"]"#
    case .match: #""Frameworks/Chat.framework""#
    case .lastResort: #""remove""#
    }
  }
}
