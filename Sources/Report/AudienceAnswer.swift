import Model

/// What one audience is given in one component, before and after, with what there is to say of it.
struct AudienceAnswer: Hashable {
  var audience: Audience
  var before: Given
  var after: Given

  /// What a reader would not expect, for the end of a line; mostly nothing.
  var remark: String

  /// Whether the plan makes a difference.
  var isChanged: Bool

  /// The localizations at the head of the search lists.
  struct Given: Hashable {
    /// One, or those of which the order of a folder decides.
    var names: [ByteName]

    /// The languages, however their folders are spelled.
    var languages: [CoverageLanguage]

    /// Whether it is one in the language that the audience wants most.
    var isOwn: Bool
  }

  /// Whether the same happens in two components, whatever brings it about.
  func isLike(_ other: AudienceAnswer) -> Bool {
    before.languages == other.before.languages && after.languages == other.after.languages
      && (before.languages != after.languages || remark == other.remark)
  }
}
