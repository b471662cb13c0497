internal import Diagnostics

/// What can be wrong with the words of a command line, as facts.
package enum UsageError: Error, Hashable, Sendable {
  case unknownCommand(String, known: [String])
  case unknownOption(String, known: [String])
  /// An option that some command has, but before the command's name.
  case optionBeforeCommand(String)
  case missingValue(option: String, next: String?)
  case superfluousValue(option: String)
  case emptyValue(title: String)
  case repeatedOption(String)
  case missingArgument(title: String)
  case unexpectedArgument(String)
  case invalidValue(InvalidValue, option: String)
}

extension UsageError {
  /// Whether the words are in order, and only what one of them says is not.
  var isAboutAValue: Bool {
    switch self {
    case .invalidValue, .emptyValue: true
    case .unknownCommand, .unknownOption, .optionBeforeCommand, .missingValue, .superfluousValue,
      .repeatedOption, .missingArgument, .unexpectedArgument:
      false
    }
  }

  /// The facts as a sentence.
  var problem: Problem {
    switch self {
    case .unknownCommand(let typed, let known):
      let near = Suggestion.nearest(to: typed, among: known)
      return Problem(
        "unknown command '\(typed)'",
        advice: near.map { "did you mean '\($0)'?" } ?? "the commands are \(Phrase.list(known))"
      )
    case .unknownOption(let typed, let known):
      let near = Suggestion.nearest(to: String(typed.drop { $0 == "-" }), among: known)
      return Problem("unknown option '\(typed)'", advice: near.map { "did you mean '--\($0)'?" })
    case .optionBeforeCommand(let option):
      return Problem("option '\(option)' before the command", advice: "write it after the command")
    case .missingValue(let option, nil):
      return Problem("missing value for '\(option)'")
    case .missingValue(let option, let next?):
      return Problem(
        "missing value for '\(option)' before '\(next)'",
        advice: "write '\(option)=\(next)' if that is the value"
      )
    case .superfluousValue(let option):
      return Problem("option '\(option)' takes no value")
    case .emptyValue(let title):
      return Problem("empty value for '\(title)'", advice: "is a variable in the script not set?")
    case .repeatedOption(let option):
      return Problem("option '\(option)' is given twice", advice: "keep one of them")
    case .missingArgument(let title):
      return Problem("missing argument '\(title)'")
    case .unexpectedArgument(let word):
      return Problem("unexpected argument '\(word)'")
    case .invalidValue(let value, let option):
      return Problem("\(value.reason) for '\(option)'", advice: value.advice)
    }
  }
}
