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

  /// Those of `components` after those of the root, each in the order of the file.
  package var allowances: [Allowance]

  /// Globs over the build configuration; in a matching one a script phase changes nothing.
  package var skipConfigurations: [String]

  package static let defaultSkipConfigurations = ["*Debug*"]

  package init(
    file: String? = nil,
    root: Settings = Settings(),
    components: [ComponentSettings] = [],
    allowances: [Allowance] = [],
    skipConfigurations: [String] = Policy.defaultSkipConfigurations
  ) {
    self.file = file
    self.root = root
    self.components = components
    self.allowances = allowances
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
    /// Severities for tables that match; of several, the last that has the check wins.
    package var tables: [TableSettings]
    package var plurals: PluralDemand?
    package var signed: SignedRule?
    /// Whether a nested component may lose the localization that serves a language it lacks.
    package var lastResort: LastResort?
    /// Whether a nested component loses what no user can ever reach.
    package var trimNested: Bool?
    /// The names of folders that a picker in the app offers, which must be there exactly so.
    ///
    /// At the root they are the product's alone, since such a picker opens folders of the main bundle.
    package var selectable: [Named<ByteName>]?
    /// The users whose languages are looked into, in place of one for each language.
    package var audiences: [Named<Audience>]?
    package var gate: Gate?

    package init(
      selection: Selection? = nil,
      developmentRegion: Named<LanguageTag>? = nil,
      owned: [Named<ComponentPattern>]? = nil,
      reference: Reference? = nil,
      checks: [String: Severity] = [:],
      tables: [TableSettings] = [],
      plurals: PluralDemand? = nil,
      signed: SignedRule? = nil,
      lastResort: LastResort? = nil,
      trimNested: Bool? = nil,
      selectable: [Named<ByteName>]? = nil,
      audiences: [Named<Audience>]? = nil,
      gate: Gate? = nil
    ) {
      self.selection = selection
      self.developmentRegion = developmentRegion
      self.owned = owned
      self.reference = reference
      self.checks = checks
      self.tables = tables
      self.plurals = plurals
      self.signed = signed
      self.lastResort = lastResort
      self.trimNested = trimNested
      self.selectable = selectable
      self.audiences = audiences
      self.gate = gate
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

  /// An entry of `tables`.
  package struct TableSettings: Sendable {
    package var match: Named<Glob>
    package var checks: [String: Severity]

    package init(match: Named<Glob>, checks: [String: Severity]) {
      self.match = match
      self.checks = checks
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
    /// The keys that files list, each for one table; in other tables every key counts.
    case files([ReferenceFile])
  }

  /// Which plural categories a language must have.
  package enum PluralDemand: String, CaseIterable, Sendable {
    /// Those of whole numbers.
    case wholeNumbers = "whole-numbers"
    /// Those of decimals, of millions and of compact notation as well.
    case all
  }

  /// What happens to an artifact whose own root is sealed.
  package enum SignedRule: String, CaseIterable, Sendable {
    /// It is not pruned.
    case refuse
    /// It loses only what its seal lets go.
    case optionalOnly = "optional-only"
  }

  /// What makes an error of what translations lack.
  package enum Gate: String, CaseIterable, Sendable {
    /// That they lack it, whoever caused it.
    case coverage
    /// That the plan makes it worse for some audience; what was so before is a warning.
    case harm
  }

  package enum LastResort: String, CaseIterable, Sendable {
    case keep, remove
  }
}
