import Diagnostics
import Model
import Read

/// A few checks, which policies in tests may name.
let someChecks = ["missing-key", "missing-table", "empty-value", "damaged-table"].map {
  CheckDescription($0, .error, what: "", why: "", fix: "")
}

/// What is wrong with a policy, one line a problem; empty where nothing is.
func problems(of policy: String) -> [String] { problems(of: Array(policy.utf8)) }

func problems(of bytes: [UInt8]) -> [String] {
  do throws(Failure) {
    _ = try readPolicy(bytes, file: "p", checks: someChecks)
    return []
  } catch {
    return (error.status == .policy ? [] : ["status \(error.status)"])
      + error.problems.map(\.description)
  }
}

/// The policy of a text that is right.
func policy(_ text: String) throws -> Policy {
  try readPolicy(Array(text.utf8), file: "p", checks: someChecks)
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
