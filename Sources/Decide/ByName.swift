import Languages
import Model

/// The first pass over one component, in the order of its rules.
func decisionsByName(
  for component: Component,
  under settings: Policy.Settings,
  of policy: Policy
) -> [Decision] {
  let isNamed = policy.names(component)
  // What the list of all components keeps by `*` alone, `trimNested` may take.
  let mayTrim = settings.trimNested == true && !policy.lists(component)
  return component.localizations.map { localization in
    if localization.form == .file {
      return .keep(.notALocalization, "a file, no folder of a language")
    }
    if localization.isBase { return .keep(.base, "what all languages share") }
    if localization.isMultilingual { return .keep(.base, "holds no language of its own") }
    if component.kind.isUntouchable, !isNamed {
      return .keep(.untouchable, component.kind.untouched)
    }
    if settings.selectable?.contains(where: { $0.value == localization.name }) == true {
      return .keep(.selectable, "offered by the app's own picker")
    }
    if let entry = settings.selection?.entry(for: localization, isTrimmed: mayTrim) {
      return entry
    }
    if localization.tag == nil {
      return .keep(.notALocalization, "no language that the system knows")
    }
    // Only an app and its extensions declare languages of their own accord.
    if localization.form == .declared, !component.kind.isHost {
      return .keep(.unlisted, "declared only")
    }
    return settings.selection.map(\.unlisted) ?? .keep(.unlisted, "no rule names it")
  }
}

extension Policy.Selection {
  /// What the most specific entry that matches says; an exception wins over an entry that is equally specific.
  ///
  /// Where what nobody reaches `isTrimmed`, `*` names no language in particular.
  fileprivate func entry(for localization: Localization, isTrimmed: Bool) -> Decision? {
    guard let best = entry(naming: localization.name, localization.tag) else { return nil }
    if isKeep, isTrimmed, best.value.namesAll, !best.value.isException {
      return .keep(.unlisted, "named by '*' in 'keep' alone")
    }
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

  private var name: String { isKeep ? "keep" : "remove" }
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
