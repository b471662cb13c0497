import Diagnostics
import Model

/// Signs again, in a script phase, what was signed before it was pruned: frameworks with "Code Sign on Copy".
struct Signer: Sendable {
  /// `EXPANDED_CODE_SIGN_IDENTITY`: the hash of a certificate, or `-` for none.
  let identity: String

  /// `OTHER_CODE_SIGN_FLAGS`, which Xcode gives to every signature of the target: `--timestamp`, `--keychain`.
  let flags: [String]

  /// Signs what the plan that was applied took something from, and what an earlier one did without its being signed,
  /// inside out, and notes it; the product itself is signed by Xcode once all phases are over.
  ///
  /// Signals that would end the run must be held back: `codesign` is not to be interrupted (swift-build, CodeSign.xcspec).
  func signAgain(whatNeedsIt summary: inout Summary) throws(Failure) {
    let ids = summary.plan.needsSigning(afterOthersIn: summary.inventory).filter { $0 != 0 }
    guard !ids.isEmpty else { return }
    let inventory = summary.inventory
    let paths = ids.map { inventory.location.appending(inventory.components[$0].signingPath) }
    for (index, id) in ids.enumerated() {
      let words = SigningCommand.words(identity: identity, flags: flags).map { Array($0.utf8) }
      let end = spawn(words + [paths[index].bytes])
      guard end != .status(0) else {
        summary.signedAgain.append(id)
        continue
      }
      throw Failure(
        .io,
        "\(inventory.components[id].path.name) was pruned, but is not signed again: \(end.reason)",
        advice: "finish with: "
          + SigningCommand.line(identity: identity, flags: flags, paths: Array(paths[index...]))
      )
    }
  }
}

extension ChildEnd {
  /// Why `codesign` did not do its work, as a phrase.
  fileprivate var reason: String {
    switch self {
    case .status(let status): "codesign ended with status \(status)"
    case .signal(let signal): "codesign was ended by signal \(signal)"
    case .notStarted(let code): "codesign cannot be started: \(lprune.reason(code))"
    case .lost(let code): "nothing is known of codesign's end: \(lprune.reason(code))"
    }
  }
}

/// The words of a build setting that is a list, as Xcode writes it into the environment: between spaces, where quotes
/// and backslashes hold a word together.
func words(ofSetting text: String) -> [String] {
  var words: [String] = []
  var word: String?
  var quote: Character?
  var isEscaped = false
  for character in text {
    if isEscaped {
      word = (word ?? "") + String(character)
      isEscaped = false
    } else if character == "\\", quote != "'" {
      isEscaped = true
    } else if character == quote {
      quote = nil
    } else if quote == nil, character == "\"" || character == "'" {
      quote = character
      word = word ?? ""
    } else if quote == nil, character == " " || character == "\n" || character == "\t" {
      if let word { words.append(word) }
      word = nil
    } else {
      word = (word ?? "") + String(character)
    }
  }
  return words + [word].compactMap(\.self)
}
