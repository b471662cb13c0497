package import Diagnostics

/// Something that a check found, ready to be printed.
package struct Finding: Sendable {
  /// Whether the plan brings it about, or it was there before.
  package enum Cause: String, Sendable {
    case plan, before
  }

  /// The check's id.
  package var check: String
  package var severity: Severity
  package var cause: Cause?

  /// What is so, in one sentence that names languages, counts and tables but lists no keys.
  package var message: String

  /// What users would see, or why it matters.
  package var reason: String?

  /// What to do.
  package var advice: String?
  package var component: Component.ID?
  package var table: BundlePath?

  /// Keys or resource names, sorted.
  package var keys: [String]

  /// Localization names as written, sorted.
  package var languages: [String]
  package var place: Place?

  /// The entries whose line, column and value a report should show.
  package var entries: [EntryRef]

  /// How many more entries than `entries` and those that they are measured by it is about.
  package var moreEntries: Int

  package init(
    check: String,
    severity: Severity,
    cause: Cause? = nil,
    message: String,
    reason: String? = nil,
    advice: String? = nil,
    component: Component.ID? = nil,
    table: BundlePath? = nil,
    keys: [String] = [],
    languages: [String] = [],
    place: Place? = nil,
    entries: [EntryRef] = [],
    moreEntries: Int = 0
  ) {
    self.check = check
    self.severity = severity
    self.cause = cause
    self.message = message
    self.reason = reason
    self.advice = advice
    self.component = component
    self.table = table
    self.keys = keys
    self.languages = languages
    self.place = place
    self.entries = entries
    self.moreEntries = moreEntries
  }
}

/// Where a finding is.
package struct Place: Hashable, Sendable {
  package enum Root: Hashable, Sendable {
    /// `file` is a path from the artifact's root.
    case artifact
    /// `file` is the policy as the user named it.
    case policy
  }

  package var root: Root
  package var file: BundlePath
  package var position: TextPosition?

  package init(_ file: BundlePath, in root: Root = .artifact, at position: TextPosition? = nil) {
    self.root = root
    self.file = file
    self.position = position
  }
}
