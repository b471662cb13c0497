import Diagnostics

/// A line of the text report about what happens to some localizations, and why.
struct DecisionRow {
  var verb: StyledText
  var subject: StyledText
  var bytes: UInt64?
  var reason: String

  /// The components that it is about, where they are too many to be its subject.
  var members: [String] = []

  /// How many members are named before the others are counted; what is removed is always named.
  var memberLimit = Int.max - 1
}

extension DecisionRow {
  /// What it is about, without layout.
  var sentence: String {
    let subject = subject.rendered(isColored: false)
    return members.isEmpty ? subject : "\(subject): \(members.joined(separator: ", "))"
  }
}

/// The widths of the columns of decision rows.
private struct DecisionColumns {
  /// What stands before the subject: two spaces, the verb, two spaces.
  var left: Int
  var subject: Int

  /// The size; nothing where no row has one.
  var size: Int
  var reason: Int

  /// Where the reason begins.
  var indentation: Int { left + subject + (size > 0 ? size + 4 : 2) }
}

extension [DecisionRow] {
  /// The rows as columns of verb, subject, size and reason; subject and reason take as many lines
  /// as they need.
  func lines(width: Int) -> [StyledText] {
    let columns = columns(width: width)
    return flatMap { row in
      row.lines(in: columns)
        + row.memberList.wrapped(to: width - columns.left)
        .map { StyledText("").filled(to: columns.left) + $0 }
    }
  }

  /// As many rows as columns are tried on.
  private var sampleSize: Int { 200 }

  /// The columns that ask for the fewest lines, a broken subject being worse than a broken reason;
  /// of equally good ones those with the narrowest subject.
  private func columns(width: Int) -> DecisionColumns {
    let size = map { displayWidth(of: $0.size) }.max() ?? 0  // without rows there are no lines
    let left = 2 + (map(\.verb.width).max() ?? 0) + 2
    let room = Swift.max(24, width - left - (size > 0 ? size + 4 : 2))
    let choices = (12...room - 12).map { subject in
      DecisionColumns(left: left, subject: subject, size: size, reason: room - subject)
    }
    let costs = choices.map { columns in
      prefix(sampleSize).reduce(0) { cost, row in
        cost + row.lines(in: columns).count + row.subject.wrapped(to: columns.subject).count
      }
    }
    return choices[costs.indices.min { costs[$0] < costs[$1] } ?? 0]  // there are always choices
  }
}

extension DecisionRow {
  fileprivate var memberList: StyledText {
    let isLong = members.count > memberLimit + 1
    let named = members.prefix(isLong ? memberLimit : members.count)
    var items = named.map { StyledText(whole: $0, .faint) }
    if isLong {
      let rest = Phrase.number(members.count - memberLimit)
      items.append(StyledText(whole: "... \(rest) more", .faint))
    }
    return StyledText.list(items, .faint)
  }

  fileprivate var size: String {
    bytes.map { amount(ofBytes: $0) } ?? ""
  }

  fileprivate func lines(in columns: DecisionColumns) -> [StyledText] {
    var subjects = subject.wrapped(to: columns.subject)
    let reasons = StyledText(reason).wrapped(to: columns.reason)
    // A name too long for its column has a line to itself, and size and reason begin below it.
    let first = subjects.lastIndex { $0.width > columns.subject }.map { $0 + 1 } ?? 0
    while subjects.count < max(1, first + max(size.isEmpty ? 0 : 1, reasons.count)) {
      subjects.append("")
    }
    return subjects.enumerated().map { index, subject in
      var line = ("  " + (index == 0 ? verb : "")).filled(to: columns.left) + subject
      if index == first, !size.isEmpty {
        let end = columns.left + columns.subject + 2 + columns.size
        line = line.filled(to: end - displayWidth(of: size)) + StyledText(size)
      }
      guard index >= first, index - first < reasons.count else { return line }
      return line.filled(to: columns.indentation) + reasons[index - first]
    }
  }
}
