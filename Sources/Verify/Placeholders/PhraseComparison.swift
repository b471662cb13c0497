import Model

/// Compares the parameters of a phrase of App Shortcuts, `${applicationName}` and the like, whose order is free.
enum PhraseComparison {
  static let applicationName = "applicationName"

  /// What is wrong with a phrase that names these, beside one that names those; nil where there is none.
  static func worst(of names: [String], with others: [String]?) -> [ArgumentDifference] {
    // A phrase that Siri is told to ignore names no app, in no language.
    if !names.contains(applicationName), others?.contains(applicationName) ?? true {
      return [ArgumentDifference(kind: .withoutName)]
    }
    guard let others else { return [] }
    let extra = names.filter { !others.contains($0) }
    if !extra.isEmpty { return [ArgumentDifference(kind: .otherNames, words: extra)] }
    let missing = others.filter { !names.contains($0) }
    return missing.isEmpty ? [] : [ArgumentDifference(kind: .droppedName, words: missing)]
  }
}
