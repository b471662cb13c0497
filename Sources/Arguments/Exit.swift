package import Diagnostics

/// How a run ends, and what is then still to be printed.
package struct Exit: Hashable, Sendable {
  package var status: ExitStatus

  /// For standard output.
  package var output: String

  /// For standard error.
  package var error: String

  package init(_ status: ExitStatus, output: String = "", error: String = "") {
    self.status = status
    self.output = output
    self.error = error
  }

  /// The end of a run that cannot go on: its problems, each on one line in the form that Xcode shows at its place, or,
  /// where people read them, with the advice on a line of its own.
  package init(_ failure: Failure, isForXcode: Bool = false) {
    self.init(
      failure.status,
      error: failure.problems.map { isForXcode ? $0.line : $0.lines }.joined()
    )
  }
}

extension Problem {
  /// One line where it is short, or has a place, which editors open and programs read; else the advice below.
  fileprivate var lines: String {
    guard location == nil, let advice, line.unicodeScalars.count > 100 else { return line }
    return "\(printable("error: \(message)".utf8))\n       \(printable(advice.utf8))\n"
  }

  /// `file:line:column: error: message; advice`.
  fileprivate var line: String {
    let place = location.map { "\($0): " } ?? ""
    let remedy = advice.map { "; \($0)" } ?? ""
    return printable("\(place)error: \(message)\(remedy)".utf8) + "\n"
  }
}
