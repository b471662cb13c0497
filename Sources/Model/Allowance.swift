package import Diagnostics
package import Languages

/// An entry of `allow`: findings that are known and accepted, with the reason.
///
/// What is nil stands for everything.
package struct Allowance: Sendable {
  /// The check's id.
  package var check: String

  /// The pattern of the entry of `components` in which it stands.
  package var scope: ComponentPattern?
  package var component: ComponentPattern?
  package var table: Glob?
  package var key: Glob?

  /// One language, in any spelling.
  package var language: Policy.Named<LanguageTag>?
  package var category: PluralCategory?
  package var reason: String

  /// The last day on which it holds.
  package var until: CalendarDate?

  /// Where it stands in the policy.
  package var location: SourceLocation?

  package init(
    check: String,
    scope: ComponentPattern? = nil,
    component: ComponentPattern? = nil,
    table: Glob? = nil,
    key: Glob? = nil,
    language: Policy.Named<LanguageTag>? = nil,
    category: PluralCategory? = nil,
    reason: String,
    until: CalendarDate? = nil,
    location: SourceLocation? = nil
  ) {
    self.check = check
    self.scope = scope
    self.component = component
    self.table = table
    self.key = key
    self.language = language
    self.category = category
    self.reason = reason
    self.until = until
    self.location = location
  }
}
