import Languages
import Model

/// The languages that names and audiences of a summary mean, and what each inherits from, found out once.
struct LanguageFamilies {
  private var languages: [ByteName: CoverageLanguage] = [:]

  /// By tag, itself and its parents.
  private var families: [LanguageTag: Set<LanguageTag>] = [:]

  init(in summary: Summary) {
    for component in summary.inventory.components {
      for localization in component.localizations { add(localization.name) }
    }
    for result in summary.audiences {
      for language in result.audience.languages { add(ByteName(language)) }
    }
  }

  private mutating func add(_ name: ByteName) {
    guard languages[name] == nil else { return }
    let language = CoverageLanguage(named: name)
    languages[name] = language
    guard case .tag(let tag) = language, families[tag] == nil else { return }
    families[tag] = Set([tag] + tag.parents)
  }

  /// The language that a name means.
  func language(_ name: ByteName) -> CoverageLanguage {
    languages[name] ?? CoverageLanguage(named: name)
  }

  /// Whether a localization of the name `other` is in the language that `name` means, or in one that it inherits from.
  func isServed(_ name: ByteName, by other: ByteName) -> Bool {
    guard case .tag(let tag) = language(name) else { return name == other }
    guard case .tag(let server) = language(other) else { return false }
    return families[tag]?.contains(server) ?? (tag == server || tag.inherits(from: server))
  }
}
