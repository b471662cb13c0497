import Languages
import Model

/// The first pass over one component, in the order of its rules.
func decisionsByName(
  for component: Component,
  under settings: Policy.Settings,
  named: Bool
) -> [Decision] {
  component.localizations.map { localization in
    if localization.form == .file {
      return .keep(.notALocalization, "a file, no folder of a language")
    }
    if localization.isBase { return .keep(.base, "what all languages share") }
    if localization.isMultilingual { return .keep(.base, "holds no language of its own") }
    if component.kind.isUntouchable, !named { return .keep(.untouchable, component.kind.untouched) }
    if let entry = settings.selection?.entry(for: localization) { return entry }
    if localization.tag == nil {
      return .keep(.notALocalization, "no language that the system knows")
    }
    // Only an app and its extensions declare languages of their own accord.
    if localization.form == .declared, !component.kind.isHost {
      return .keep(.unlisted, "declared only")
    }
    return settings.selection.map(\.unlisted) ?? .keep(.unlisted, "no policy")
  }
}

extension Policy.Selection {
  /// What the most specific entry that matches says; an exception wins over an entry that is equally specific.
  fileprivate func entry(for localization: Localization) -> Decision? {
    let matches = entries.filter {
      $0.value.matches(name: localization.name.bytes, tag: localization.tag)
    }
    let best = matches.max { a, b in
      (a.value.specificity, a.value.isException ? 1 : 0)
        < (b.value.specificity, b.value.isException ? 1 : 0)
    }
    guard let best else { return nil }
    // A name that is no language is reached by that exact name alone.
    if localization.tag == nil, !best.value.isExactFolder { return nil }
    let reason = "'\(best.text)' in '\(name)'"
    return Decision(
      isRemoval: isKeep == best.value.isException,
      rule: .named,
      reason: best.value.isException ? "exception \(reason)" : "named by \(reason)"
    )
  }

  fileprivate var unlisted: Decision {
    isKeep
      ? Decision(isRemoval: true, rule: .unlisted, reason: "not in 'keep'")
      : .keep(.unlisted, "not in 'remove'")
  }

  private var isKeep: Bool {
    switch self {
    case .keep: true
    case .remove: false
    }
  }

  private var name: String { isKeep ? "keep" : "remove" }

  private var entries: [Policy.Named<LanguagePattern>] {
    switch self {
    case .keep(let entries), .remove(let entries): entries
    }
  }
}

extension ComponentKind {
  fileprivate var untouched: String {
    self == .testSupport ? "test support" : "not the resources of a bundle"
  }
}

extension Decision {
  static func keep(_ rule: Rule, _ reason: String) -> Decision {
    Decision(isRemoval: false, rule: rule, reason: reason)
  }
}
