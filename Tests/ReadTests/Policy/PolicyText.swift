import Diagnostics
import Model
import Read

/// A few checks, which policies in tests may name.
let someChecks =
  ["missing-key", "missing-table", "empty-value"].map {
    CheckDescription($0, .error, what: "", why: "", fix: "")
  } + [
    CheckDescription(
      "damaged-table",
      .error,
      what: "",
      why: "",
      fix: "",
      details: [.table, .language]
    )
  ]

/// What is wrong with a policy, one line a problem, where `files` are beside it; empty where nothing is.
func problems(of policy: String, files: [String: String] = [:]) -> [String] {
  problems(of: Array(policy.utf8), files: files)
}

func problems(of bytes: [UInt8], files: [String: String] = [:]) -> [String] {
  do throws(Failure) {
    _ = try readPolicy(bytes, file: "p", checks: someChecks, reading: reading(files))
    return []
  } catch {
    return (error.status == .policy ? [] : ["status \(error.status)"])
      + error.problems.map(\.description)
  }
}

/// The policy of a text that is right.
func policy(_ text: String, files: [String: String] = [:]) throws -> Policy {
  try readPolicy(Array(text.utf8), file: "p", checks: someChecks, reading: reading(files))
}

/// Gives files that are on no disk.
func reading(_ files: [String: String]) -> ReferenceReading {
  { (path) throws(UnreadableFile) in
    guard let text = files[path] else { throw UnreadableFile("no such file or directory") }
    return Array(text.utf8)
  }
}

extension Policy.Selection {
  /// The entries as they are written, behind the name of the list.
  var words: [String] {
    switch self {
    case .keep(let entries): ["keep"] + entries.map(\.text)
    case .remove(let entries): ["remove"] + entries.map(\.text)
    }
  }
}
