/// A line of the text report about what happens to some localizations, and why.
struct DecisionRow {
  var verb: StyledText
  var subject: StyledText
  var bytes: UInt64?
  var reason: String

  /// The components that it is about, where they are too many to be its subject.
  var members: [String] = []
}

extension [DecisionRow] {
  /// The rows as columns of verb, subject, size and reason; subject and reason take as many lines as they need.
  func lines(width: Int) -> [StyledText] {
    let verbs = map(\.verb.width).max() ?? 0  // no rows, no lines
    let amounts = map { row in row.bytes.map { amount(ofBytes: $0) } ?? "" }
    let sizes = amounts.map { displayWidth(of: $0) }.max() ?? 0
    let left = 2 + verbs + 2
    let right = sizes > 0 ? sizes + 4 : 2
    let room = Swift.max(20, width - left - right)
    let reasons = map { displayWidth(of: $0.reason) }.max() ?? 0
    // Reasons get what they need up to half of the room, subjects the rest; then reasons what subjects leave.
    let widest = map(\.subject.width).max() ?? 0
    let subjects = Swift.min(widest, room - Swift.min(reasons, room / 2))
    return zip(self, amounts).flatMap { row, amount in
      let subject = row.subject.wrapped(to: subjects)
      let reason = StyledText(row.reason).wrapped(to: room - subjects)
      let lines = (0..<Swift.max(subject.count, reason.count)).map { index in
        var line = ("  " + (index == 0 ? row.verb : "")).filled(to: left)
        line += index < subject.count ? subject[index] : ""
        let size = StyledText(index == 0 ? amount : "")
        if index < reason.count || !size.isEmpty {
          line = line.filled(to: left + subjects + 2)
          if sizes > 0 { line += size.pushed(to: sizes) }
        }
        if index < reason.count {
          line = line.filled(to: width - (room - subjects)) + reason[index]
        }
        return line
      }
      return lines
        + StyledText(row.members.joined(separator: ", "), .faint).wrapped(to: width - left)
        .map { StyledText(String(repeating: " ", count: left)) + $0 }
    }
  }
}
