package import Diagnostics
package import Languages

/// What the user wants: which localizations stay, and what counts as a mistake.
package struct Policy: Sendable {
  /// The file it was read from, as the user named it; nil where the command line alone is the policy.
  package var file: String?

  /// What holds for every component that no entry of `components` says otherwise of.
  package var root: Settings

  /// In the order of the file; for each setting the last match that has it wins.
  package var components: [ComponentSettings]

  /// Globs over the build configuration; in a matching one a script phase changes nothing.
  package var skipConfigurations: [String]

  package static let defaultSkipConfigurations = ["*Debug*"]

  package init(
    file: String? = nil,
    root: Settings = Settings(),
    components: [ComponentSettings] = [],
    skipConfigurations: [String] = Policy.defaultSkipConfigurations
  ) {
    self.file = file
    self.root = root
    self.components = components
    self.skipConfigurations = skipConfigurations
  }
}

extension Policy {
  /// The settings of one place in the policy; nil means that it does not speak of it.
  package struct Settings: Sendable {
    package var selection: Selection?
    package var developmentRegion: Named<LanguageTag>?
    /// Globs over component paths, or over identifiers behind `id:`.
    package var owned: [Named<ComponentPattern>]?
    package var reference: Reference?
    /// Severities by check id.
    package var checks: [String: Severity]
    package var signed: SignedRule?
    /// Whether a nested component may lose the localization that serves a language it lacks.
    package var lastResort: LastResort?

    package init(
      selection: Selection? = nil,
      developmentRegion: Named<LanguageTag>? = nil,
      owned: [Named<ComponentPattern>]? = nil,
      reference: Reference? = nil,
      checks: [String: Severity] = [:],
      signed: SignedRule? = nil,
      lastResort: LastResort? = nil
    ) {
      self.selection = selection
      self.developmentRegion = developmentRegion
      self.owned = owned
      self.reference = reference
      self.checks = checks
      self.signed = signed
      self.lastResort = lastResort
    }
  }

  /// An entry of `components`.
  package struct ComponentSettings: Sendable {
    package var match: Named<ComponentPattern>
    package var settings: Settings

    package init(match: Named<ComponentPattern>, settings: Settings) {
      self.match = match
      self.settings = settings
    }
  }

  /// A value with the text it was written as and its place in the file.
  package struct Named<Value: Sendable>: Sendable {
    package var value: Value
    package var text: String
    /// Nil where it came from the command line.
    package var location: SourceLocation?

    package init(_ value: Value, text: String, at location: SourceLocation? = nil) {
      self.value = value
      self.text = text
      self.location = location
    }
  }

  /// Which localizations stay: those that are named, or those that are not.
  package enum Selection: Sendable {
    case keep([Named<LanguagePattern>])
    case remove([Named<LanguagePattern>])
  }

  /// Which keys of a table count.
  package enum Reference: Hashable, Sendable {
    /// Every key that any localization has.
    case union
    /// The keys of the development localization.
    case development
    /// The keys of one localization.
    case tag(LanguageTag)
  }

  /// What happens to an artifact whose own root is sealed.
  package enum SignedRule: String, CaseIterable, Sendable {
    case refuse
  }

  package enum LastResort: String, CaseIterable, Sendable {
    case keep, remove
  }
}
