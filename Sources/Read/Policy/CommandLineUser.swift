package import Diagnostics
internal import Languages
package import Model

/// The user whose languages an option of the command line lists, with commas between them; `*` is one none of whose
/// languages is there.
///
/// With `isNameOfFolder` the first is the name of a folder, which may be any.
///
/// - Throws: everything that is wrong with the list.
package func commandLineUser(
  _ list: String,
  of option: String,
  isNameOfFolder: Bool
) throws(Failure) -> Audience {
  let names = list.split(separator: ",", omittingEmptySubsequences: false).map { name in
    String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
  if names == ["*"] { return .anyone }
  var problems: [Problem] = []
  if names.contains("") {
    let advice = "write tags with commas between them: '\(option) ja-JP,fr-FR'"
    problems.append(Problem("an empty entry in '\(option)'", advice: advice))
  }
  for (place, name) in names.enumerated()
  where !name.isEmpty && LanguageTag(name) == nil && !(isNameOfFolder && place == 0) {
    problems.append(
      name == "*"
        ? Problem(
          "'*' in '\(option)' stands beside other languages",
          advice: "it stands alone, for a user none of whose languages is there"
        ) : unknownLanguage(name, of: option)
    )
  }
  // What opens a folder may stand behind it as a language too.
  problems += repeatedLanguages(Array(names.dropFirst(isNameOfFolder ? 1 : 0))).map { name in
    Problem("\(quoted(name)) is in '\(option)' twice", advice: "take one of them out")
  }
  guard problems.isEmpty else { throw Failure(.usage, problems) }
  return Audience(names)
}

/// The languages that a list names for one user although it has them further in front, in whatever spelling.
func repeatedLanguages(_ names: [String]) -> [String] {
  var known: Set<LanguageTag> = []
  return names.filter { name in LanguageTag(name).map { !known.insert($0).inserted } ?? false }
}
