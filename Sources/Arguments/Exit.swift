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

  /// The end of a run that cannot go on: one line for each problem, in the form that Xcode shows at its place.
  package init(_ failure: Failure) {
    self.init(failure.status, error: failure.problems.map { $0.line + "\n" }.joined())
  }
}

extension Problem {
  /// `file:line:column: error: message; advice`; control characters, which would break the line, as `\xNN`.
  fileprivate var line: String {
    let place = location.map { "\($0): " } ?? ""
    let remedy = advice.map { "; \($0)" } ?? ""
    var line = ""
    for scalar in "\(place)error: \(message)\(remedy)".unicodeScalars {
      if scalar.properties.generalCategory == .control {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        line += "\\x" + (digits.count < 2 ? "0" : "") + digits
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
