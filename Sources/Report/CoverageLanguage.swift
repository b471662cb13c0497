import Languages
import Model

/// A language as reports count it, however its localizations spell it.
enum CoverageLanguage: Hashable {
  case tag(LanguageTag)
  /// A name that is no known language.
  case name(ByteName)

  init(_ localization: Localization) {
    self = localization.tag.map(Self.tag) ?? .name(localization.name)
  }

  /// Makes the language of a localization of that name.
  init(named name: ByteName) {
    self = name.tag.map(Self.tag) ?? .name(name)
  }

  /// What it is called in `product`: as its folder is; where there are several, or none, by the tag.
  func name(in product: Component) -> ByteName {
    switch self {
    case .name(let name): return name
    case .tag(let tag):
      let canonical = ByteName(tag.description)
      let spellings = product.localizations.filter { $0.tag == tag && $0.form != .file }
      let onDisk = spellings.filter(\.isOnDisk)
      let names = (onDisk.isEmpty ? spellings : onDisk).map(\.name)
      return names.count == 1 ? names[0] : canonical
    }
  }
}
