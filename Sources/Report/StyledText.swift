/// Text with colours, before it is known whether they are wanted.
struct StyledText: ExpressibleByStringLiteral {
  struct Span {
    var text: String
    var ink: Ink

    /// Whether lines may be broken at its spaces.
    var isBreakable = true
  }

  private(set) var spans: [Span]

  init(_ text: String, _ ink: Ink = .plain) {
    spans = text.isEmpty ? [] : [Span(text: text, ink: ink)]
  }

  /// Makes a text that stays on one line as long as a line has room for it.
  init(whole text: String, _ ink: Ink = .plain) {
    self.init(text, ink)
    for index in spans.indices { spans[index].isBreakable = false }
  }

  /// Joins the items of a list with commas.
  static func list(_ items: [StyledText], _ ink: Ink = .plain) -> StyledText {
    guard let first = items.first else { return "" }
    return items.dropFirst().reduce(into: first) { list, item in
      list += StyledText(", ", ink)
      list += item
    }
  }

  init(stringLiteral text: String) { self.init(text) }

  var isEmpty: Bool { spans.isEmpty }

  var width: Int { spans.reduce(0) { $0 + displayWidth(of: $1.text) } }

  static func + (a: StyledText, b: StyledText) -> StyledText {
    var sum = a
    sum += b
    return sum
  }

  /// Appends in place, so that long lists take no longer than their items.
  static func += (a: inout StyledText, b: StyledText) {
    for span in b.spans {
      if let last = a.spans.last, last.ink == span.ink, last.isBreakable == span.isBreakable {
        a.spans[a.spans.count - 1].text += span.text
      } else {
        a.spans.append(span)
      }
    }
  }

  /// The text with spaces behind it, up to `width` columns.
  func filled(to width: Int) -> StyledText {
    self + StyledText(String(repeating: " ", count: max(0, width - self.width)))
  }

  /// The text with spaces before it, up to `width` columns.
  func pushed(to width: Int) -> StyledText {
    StyledText(String(repeating: " ", count: max(0, width - self.width))) + self
  }

  /// The text in lines of at most `width` columns, broken at spaces; a word that is longer has a
  /// line to itself.
  func wrapped(to width: Int) -> [StyledText] {
    var lines: [StyledText] = []
    var line = StyledText("")
    var columns = 0
    for word in words {
      let length = word.width
      if columns > 0, columns + 1 + length > width {
        lines.append(line)
        (line, columns) = (word, length)
      } else {
        // Between words of one colour the space has it, too, so that the colour is set once.
        let space = line.spans.last?.ink == word.spans.first?.ink ? line.spans.last?.ink : nil
        line += (columns > 0 ? StyledText(" ", space ?? .plain) : "") + word
        columns += (columns > 0 ? 1 : 0) + length
      }
    }
    return columns > 0 ? lines + [line] : lines
  }

  /// What stands between spaces; a word may change its colour.
  private var words: [StyledText] {
    var words = [StyledText("")]
    for span in spans {
      guard span.isBreakable else {
        words[words.count - 1] += StyledText(whole: span.text, span.ink)
        continue
      }
      let parts = span.text.split(separator: " ", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { words.append("") }
        words[words.count - 1] += StyledText(String(part), span.ink)
      }
    }
    return words.filter { !$0.isEmpty }
  }

  /// The text as bytes for a terminal, or as plain text.
  func rendered(isColored: Bool) -> String {
    guard isColored else { return spans.map(\.text).joined() }
    return spans.map { span in
      guard let code = span.ink.code else { return span.text }
      return "\u{1B}[\(code)m\(span.text)\u{1B}[0m"
    }.joined()
  }
}
