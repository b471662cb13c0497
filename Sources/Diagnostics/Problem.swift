/// One thing that is wrong with an input: what, where, why it matters and what to do.
package struct Problem: Hashable, Sendable {
  /// What is wrong: lower case, no final stop, names in single quotes.
  package var message: String

  /// What to do about it.
  package var advice: String?

  /// Where it is, if it has a place.
  package var location: SourceLocation?

  package init(_ message: String, advice: String? = nil, at location: SourceLocation? = nil) {
    self.message = message
    self.advice = advice
    self.location = location
  }
}

extension Problem: CustomStringConvertible {
  /// `file:line:column: message; advice`.
  package var description: String {
    let place = location.map { "\($0): " } ?? ""
    let remedy = advice.map { "; \($0)" } ?? ""
    return place + message + remedy
  }
}

/// A run that cannot go on: everything that is wrong, and the exit status that says so.
package struct Failure: Error, Hashable, Sendable {
  package var status: ExitStatus
  package var problems: [Problem]

  package init(_ status: ExitStatus, _ problems: [Problem]) {
    self.status = status
    self.problems = problems
  }

  package init(
    _ status: ExitStatus,
    _ message: String,
    advice: String? = nil,
    at location: SourceLocation? = nil
  ) {
    self.init(status, [Problem(message, advice: advice, at: location)])
  }

  /// The failure that came first, with the problems of this one behind its own.
  package func behind(_ first: Failure?) -> Failure {
    guard let first else { return self }
    return Failure(first.status, first.problems + problems)
  }
}
