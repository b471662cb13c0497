package import Diagnostics
import Languages
import Model

/// One thing that can be wrong: how it is described, and how it is found.
package struct Check: Sendable {
  package let description: CheckDescription

  /// Finds it; severities are the check's defaults, which the policy then overrules.
  let find: @Sendable (Judgement, inout Allowances) -> [Finding]

  /// A check whose findings are about entries of tables and asks about each whether it is allowed; with what it says of
  /// them when it asks.
  init(
    _ id: String,
    _ severity: Severity,
    what: String,
    why: String,
    fix: String,
    details: Set<FindingDetail> = [.table, .key, .language],
    findEntries: @escaping @Sendable (Judgement, inout Allowances) -> [Finding]
  ) {
    description = CheckDescription(
      id,
      severity,
      what: what,
      why: why,
      fix: fix,
      details: details
    )
    find = findEntries
  }

  /// A check whose findings are allowed or not as they are, by the details that they have.
  init(
    _ id: String,
    _ severity: Severity,
    what: String,
    why: String,
    fix: String,
    details: Set<FindingDetail> = [],
    find: @escaping @Sendable (Judgement) -> [Finding]
  ) {
    self.init(id, severity, what: what, why: why, fix: fix, details: details) {
      judgement,
      allowances in
      find(judgement).filter { !judgement.allows($0, &allowances) }
    }
  }

  /// Every check; the order is that of findings of equal weight in one place.
  package static let all: [Check] = [
    // What concerns the artifact as a whole, and would make the rest moot.
    interruptedPrune, alreadySigned, sealBroken, linkEscapes, unmatchedPolicyEntry,
    // Languages that are lost or left.
    noLocalizationLeft, developmentRegionRemoved, selectableMissing, declaredMissing,
    unwantedLocalization, pruneUndone, goneSincePrune, languageLost, resourceLost, rawKeyShown,
    languageChanges,
    // Files that the system cannot read, before the keys that are missing because of them.
    damagedTable, truncatedTable,
    // Tables and keys.
    missingTable, missingKey, untranslatedKey, emptyValue, valueNotAString, conflictingKey,
    duplicateKey, missingInfoPlistKey, missingNibKey, extraKey, sameAsReference,
    // What the texts take.
    placeholderMismatch, placeholderWidth, droppedArgument, strayPercent,
    // How texts vary, unusable rules before what usable ones lack.
    malformedRule, missingPluralCategory, shapeDiffers, impliedQuantity, unusedPluralCategory,
    // Files and texts that are not what they seem to be.
    showsRemovedLanguage, localizedVersion, caseMismatch, notAnEscape, loctable, leakedSource,
    // Names and folders.
    hijackedLayout, localizationLink, duplicateLocalization, regionSpelling, strayLocalization,
    unrecognisedName, emptyLocalization,
    // Which languages users are given, and in which part of the app.
    ambiguousLanguage, languagesDiffer, unreachableLocalization,
    // What there is left to do.
    needsResigning,
    // What others wrote, and what it loads.
    incompleteComponent, damagedExecutable,
    // What judges the policy by what all others asked of it, so these come last.
    expiredAllowance, unusedAllowance,
  ]
}

extension Judgement {
  /// Whether a finding is allowed in all its keys and languages.
  fileprivate func allows(_ finding: Finding, _ allowances: inout Allowances) -> Bool {
    guard allowances.mayAllow(finding.check) else { return false }
    let keys = finding.keys.isEmpty ? [nil] : finding.keys.map { Array($0.utf8)[...] }
    let languages = finding.languages.isEmpty ? [nil] : finding.languages.map { LanguageTag($0) }
    var isAllowed = true
    for key in keys {
      for language in languages {
        let isCovered = allowances.allow(
          finding.check,
          in: finding.component ?? 0,
          table: finding.table,
          key: key,
          language: language
        )
        isAllowed = isAllowed && isCovered
      }
    }
    return isAllowed
  }
}
