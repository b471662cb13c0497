/// What an entry of `allow` can tell the findings of a check apart by, as its keys are called.
///
/// The component is not among them, since every finding has one.
package enum FindingDetail: String, CaseIterable, Hashable, Sendable {
  case table, key, language
  /// A plural category.
  case category
}
