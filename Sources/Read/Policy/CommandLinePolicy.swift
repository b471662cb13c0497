package import Diagnostics
internal import Languages
package import Model

/// The policy that holds once the options of the command line have been heard; nil where there is none at all.
///
/// `--keep` or `--remove` (tags with commas between them) replaces both lists at the root of `policy`, and
/// `--development-region` its region. What its `components` say of single components is more special than any root, so
/// that stays in force.
///
/// - Throws: everything that is wrong with the options, and a region that would be removed.
package func commandLinePolicy(
  keep: String?,
  remove: String?,
  developmentRegion: String?,
  over policy: Policy?
) throws(Failure) -> Policy? {
  guard keep != nil || remove != nil || developmentRegion != nil else { return policy }
  var problems: [Problem] = []
  if keep != nil, remove != nil {
    let advice = "one of them decides: take the other out"
    problems.append(Problem("both '--keep' and '--remove'", advice: advice))
  }
  var merged = policy ?? Policy()
  if let tags = keep {
    merged.root.selection = .keep(patterns(tags, name: "--keep", isKeep: true, &problems))
  } else if let tags = remove {
    merged.root.selection = .remove(patterns(tags, name: "--remove", isKeep: false, &problems))
  }
  if let text = developmentRegion {
    if let tag = LanguageTag(text) {
      merged.root.developmentRegion = Policy.Named(tag, text: text)
    } else {
      problems.append(unknownLanguage(text, of: "--development-region"))
    }
  }
  let root = merged.root
  if problems.isEmpty {
    problems += [contradiction(of: root.developmentRegion, with: root.selection)].compactMap(\.self)
    problems += contradictions(of: root.selectable ?? [], with: root.selection)
  }
  guard problems.isEmpty else {
    // What lies in the file is wrong with the policy, not with the options.
    let isInFile = problems.allSatisfy { $0.location != nil }
    throw Failure(isInFile ? .policy : .usage, problems)
  }
  return merged
}

private func patterns(
  _ tags: String,
  name: String,
  isKeep: Bool,
  _ problems: inout [Problem]
) -> [Policy.Named<LanguagePattern>] {
  let entries = tags.split(separator: ",", omittingEmptySubsequences: false).map { tag in
    PlacedText(text: String(tag.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()))
  }
  let named = entries.filter { !$0.text.isEmpty }
  let isWhole = named.count == entries.count
  if !isWhole {
    let advice = "write tags with commas between them: '\(name) de,fr'"
    problems.append(Problem("an empty entry in '\(name)'", advice: advice))
  }
  let list = LanguageList(named, name: name, isKeep: isKeep, isWhole: isWhole, at: nil)
  problems += list.problems
  return list.patterns
}
