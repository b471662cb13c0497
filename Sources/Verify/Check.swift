package import Diagnostics
import Model

/// One thing that can be wrong: how it is described, and how it is found.
package struct Check: Sendable {
  package let description: CheckDescription

  /// Finds it; severities are the check's defaults, which the policy then overrules.
  let find: @Sendable (Judgement) -> [Finding]

  init(
    _ id: String,
    _ severity: Severity,
    what: String,
    why: String,
    fix: String,
    find: @escaping @Sendable (Judgement) -> [Finding]
  ) {
    description = CheckDescription(id, severity, what: what, why: why, fix: fix)
    self.find = find
  }

  /// Every check; the order is that of findings of equal weight in one place.
  package static let all: [Check] = [
    // What concerns the artifact as a whole, and would make the rest moot.
    alreadySigned, linkEscapes, unmatchedPolicyEntry,
    // Languages that are lost or left.
    noLocalizationLeft, developmentRegionRemoved, declaredMissing, unwantedLocalization,
    resourceLost,
    // Files that the system cannot read, before the keys that are missing because of them.
    damagedTable, truncatedTable,
    // Tables and keys.
    missingTable, missingKey, untranslatedKey, emptyValue, conflictingKey, duplicateKey,
    missingInfoPlistKey, missingNibKey,
    // Names and folders.
    localizationLink, strayLocalization, unrecognisedName,
    // What others wrote.
    incompleteComponent,
  ]
}
