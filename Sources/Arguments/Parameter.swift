/// One argument or option as users see it; parsing, usage lines and help read the same list.
package struct Parameter: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Told by its place among the words.
    case positional(isOptional: Bool, isRepeated: Bool)
    /// `--name value` or `--name=value`; `value` says in a word or two what to write.
    case option(value: String, isRepeated: Bool)
    /// `--name` alone.
    case flag
  }

  /// Without dashes and angle brackets: `dry-run`.
  package let name: String
  package let kind: Kind

  /// What it does, in a sentence or more.
  package let help: String

  package init(_ name: String, _ kind: Kind, help: String) {
    self.name = name
    self.kind = kind
    self.help = help
  }
}

extension Parameter {
  /// The name as messages quote it: `<artifact>`, `--policy`.
  package var title: String {
    switch kind {
    case .positional: "<\(name)>"
    case .option, .flag: "--\(name)"
    }
  }

  /// The name with what belongs behind it: `<artifact>...`, `--policy <file>`, `--dry-run`.
  package var form: String {
    switch kind {
    case .positional(_, let isRepeated): title + (isRepeated ? "..." : "")
    case .option(let value, _): "\(title) \(value.contains("<") ? value : "<\(value)>")"
    case .flag: title
    }
  }

  /// The form in a usage line: in brackets where it may be absent.
  package var usage: String {
    switch kind {
    case .positional(isOptional: false, _): form
    case .positional(isOptional: true, _), .flag: "[\(form)]"
    case .option(_, let isRepeated): "[\(form)]" + (isRepeated ? "..." : "")
    }
  }

  package var isPositional: Bool {
    if case .positional = kind { true } else { false }
  }

  /// Whether further values are added to the first.
  package var isRepeated: Bool {
    switch kind {
    case .positional(_, let isRepeated), .option(_, let isRepeated): isRepeated
    case .flag: false
    }
  }

  /// Whether a command cannot run without it.
  package var isRequired: Bool {
    if case .positional(isOptional: false, _) = kind { true } else { false }
  }
}
