/// A part of a help text: a heading, and terms with their meanings below it.
package struct HelpSection: Hashable, Sendable {
  package enum Layout: Hashable, Sendable {
    /// Meanings in a column of their own, beside the terms.
    case beside
    /// Meanings below their terms, as suits whole command lines.
    case below
  }

  package var title: String
  package var rows: [HelpRow]
  package var layout: Layout

  package init(_ title: String, _ rows: [HelpRow], layout: Layout = .beside) {
    self.title = title
    self.rows = rows
    self.layout = layout
  }
}

/// A term of a help text and what it means; in examples, a command line and what it does.
package struct HelpRow: Hashable, Sendable {
  package var term: String
  package var meaning: String

  package init(_ term: String, _ meaning: String) {
    self.term = term
    self.meaning = meaning
  }
}

extension Tool {
  /// The help of the tool itself: what it is for and which commands it has.
  package var help: String {
    let rows = commands.map { HelpRow($0.name, $0.summary) }
    let help = HelpRow("help", "Explain a command: '\(name) help <command>'.")
    return joined(
      [wrapped(summary), usage, paragraphs(discussion)]
        + aligned([HelpSection("COMMANDS", rows + [help]), HelpSection("OPTIONS", builtInRows)])
        + sections.flatMap { aligned([$0]) }
    )
  }

  /// The help of one command.
  package func help(of command: Command) -> String {
    let (arguments, options) = command.sorted
    let rows = { (parameters: [Parameter]) in
      parameters.map { parameter in
        let remark = command.defaults[parameter.name].map { "; the default is \($0)." }
        let help = remark.map { parameter.help.withoutFinalStop + $0 } ?? parameter.help
        return HelpRow(parameter.form, help)
      }
    }
    return joined(
      [wrapped(command.summary), usage(of: command), paragraphs(command.discussion)]
        + aligned([
          HelpSection("ARGUMENTS", rows(arguments)),
          HelpSection("OPTIONS", rows(options) + builtInRows),
        ])
        + aligned([HelpSection("EXAMPLES", command.examples, layout: .below)])
    )
  }

  /// The usage line of the tool itself.
  var usage: String { "USAGE: \(name) <command> [<argument>...] [--<option>...]\n" }

  /// The usage line of a command, broken between parameters where it is long.
  func usage(of command: Command) -> String {
    let start = "USAGE: \(name) \(command.name)"
    let (arguments, options) = command.sorted
    let parts = arguments + options
    return filled([start] + parts.map(\.usage), indent: 0, hanging: start.count + 1)
  }

  private var builtInRows: [HelpRow] {
    [HelpRow("-h, --help", "Print this help."), HelpRow("--version", "Print the version.")]
  }
}

extension String {
  fileprivate var withoutFinalStop: Substring { hasSuffix(".") ? dropLast() : self[...] }
}

extension Command {
  /// The parameters as users write them: arguments, then options.
  fileprivate var sorted: (arguments: [Parameter], options: [Parameter]) {
    (parameters.filter(\.isPositional), parameters.filter { !$0.isPositional })
  }
}

/// The sections as texts, empty where they have no rows, with their meanings in one common column.
private func aligned(_ sections: [HelpSection]) -> [String] {
  // A long term does not push the column to the right; its meaning begins on the next line.
  let terms = sections.filter { $0.layout == .beside }.flatMap(\.rows).map(\.term.count)
  let column = 4 + (terms.filter { $0 <= 24 }.max() ?? 2)
  return sections.map { section in
    section.rows.isEmpty
      ? "" : section.title + "\n" + section.rows.map { $0.text(column: column) }.joined()
  }
}

extension HelpRow {
  /// The term, and its meaning from `column` on.
  fileprivate func text(column: Int) -> String {
    let start = "  \(term)"
    let meaning = filled(words(of: meaning), indent: column, hanging: column)
    guard start.count + 2 <= column else { return "\(start)\n\(meaning)" }
    return meaning.isEmpty ? "\(start)\n" : start + meaning.dropFirst(start.count)
  }
}

/// The width that every terminal has.
private let lineWidth = 80

/// The parts of a help text, with an empty line between those that are there.
private func joined(_ parts: [String]) -> String {
  parts.filter { !$0.isEmpty }.joined(separator: "\n")
}

private func paragraphs(_ text: String) -> String {
  let lines = text.split(separator: "\n" as Character, omittingEmptySubsequences: false)
  return joined(lines.split(whereSeparator: \.isEmpty).map { wrapped($0.joined(separator: " ")) })
}

private func wrapped(_ text: String) -> String {
  filled(words(of: text), indent: 0, hanging: 0)
}

private func words(of text: String) -> [String] {
  text.split { $0 == " " || $0 == "\n" }.map(String.init)
}

/// The words in lines of at most 80 columns, if none is longer; `hanging` is the indent of all lines but the first.
private func filled(_ words: [String], indent: Int, hanging: Int) -> String {
  var lines: [String] = []
  var line = ""
  for word in words {
    if line.isEmpty {
      line = String(repeating: " ", count: indent) + word
    } else if line.count + 1 + word.count <= lineWidth {
      line += " " + word
    } else {
      lines.append(line)
      line = String(repeating: " ", count: hanging) + word
    }
  }
  if !line.isEmpty { lines.append(line) }
  return lines.map { $0 + "\n" }.joined()
}
