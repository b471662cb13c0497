/// How far the localizations of a table cover its keys, in the tree that is judged.
package struct Coverage: Sendable {
  /// The index in `Inventory.tables`.
  package var table: Int

  /// How many keys the reference has.
  package var required: Int

  /// By name.
  package var languages: [LanguageCoverage]

  /// The keys of the table and, behind them, those that only the reference has; nil where there are none of these.
  package var keys: KeySpace?

  package init(
    table: Int,
    required: Int,
    languages: [LanguageCoverage],
    keys: KeySpace? = nil
  ) {
    self.table = table
    self.required = required
    self.languages = languages
    self.keys = keys
  }
}

/// How far one localization covers the keys of a table.
package struct LanguageCoverage: Sendable {
  package enum State: String, Sendable {
    /// It has a file of its own, which is read whole.
    case read
    /// It has none; lookup picks Base's, a parent's, or the one that hides them all.
    case inherited
    /// The file that lookup picks does not parse.
    case damaged
    /// The file that lookup picks loses its end.
    case truncated
    /// Lookup finds no file.
    case absent
  }

  /// The index in `Component.localizations`.
  package var localization: Int
  package var state: State

  /// How many distinct keys its own strings and stringsdict hold.
  package var present: Int

  /// The required keys that are not covered, in the order of the key space, which is `Coverage.keys` where it is there.
  package var missing: [KeySpace.Index]

  package init(localization: Int, state: State, present: Int, missing: [KeySpace.Index]) {
    self.localization = localization
    self.state = state
    self.present = present
    self.missing = missing
  }
}
