import Decide
import Languages
import Model
import TestSupport
import Verify

extension Known {
  /// A day in the middle of the allowances of tests.
  static let sample = Known(date: CalendarDate(secondsSince1970: 1_800_000_000))
}

/// What `verify` finds in the tree as it is.
func judged(_ product: Sample, _ nested: Sample..., policy: Policy = Policy()) throws -> [Finding] {
  let inventory = inventory([product] + nested)
  return verify(
    .asItIs(wouldRemove: decide(inventory, under: policy)),
    in: inventory,
    under: policy,
    known: .sample
  ).findings
}

/// What `verify` finds in a prune that removes `en` and makes `de` the development region, without the note that tells
/// every prune who is given another language.
func pruned(_ product: Sample, _ nested: Sample..., policy: Policy? = nil) throws -> [Finding] {
  try pruned(inventory([product] + nested), policy: policy)
}

/// A policy that removes `name` and nothing else.
func removing(_ name: String) throws -> Policy {
  Policy(root: .init(selection: .remove([.init(try LanguagePattern(parsing: name), text: name)])))
}

func removingEnglish() throws -> Policy {
  Policy(
    root: .init(
      selection: .remove([.init(try LanguagePattern(parsing: "en"), text: "en")]),
      developmentRegion: LanguageTag("de").map { .init($0, text: "de") }
    )
  )
}

extension [Finding] {
  /// One line each: severity, check, message, keys, reason and advice.
  var lines: [String] {
    map { finding in
      let keys = finding.keys.isEmpty ? "" : " [\(finding.keys.joined(separator: ", "))]"
      let more = [finding.reason, finding.advice].compactMap(\.self).joined(separator: "; ")
      return "\(finding.severity) \(finding.check): \(finding.message)\(keys)"
        + (more.isEmpty ? "" : " (\(more))")
    }
  }
}

/// A table that every language covers.
let completeTables: [String: [String: Sample.Texts]] = [
  "Localizable": ["en": ["a": "A"], "de": ["a": "A!"]]
]
