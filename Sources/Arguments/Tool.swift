internal import Diagnostics

/// A command-line tool: its commands, and what its own help says.
package struct Tool {
  package let name: String

  /// What it does, in one sentence.
  package let summary: String
  package let version: String

  /// What more there is to know: paragraphs with an empty line between them.
  package let discussion: String
  package let commands: [Command]

  /// What follows the commands in the help: examples, exit statuses.
  package let sections: [HelpSection]

  /// Whether Xcode reads the errors, of which it shows single lines.
  package let isForXcode: Bool

  package init(
    _ name: String,
    _ summary: String,
    version: String,
    discussion: String = "",
    commands: [Command],
    sections: [HelpSection] = [],
    isForXcode: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.version = version
    self.discussion = discussion
    self.commands = commands
    self.sections = sections
    self.isForXcode = isForXcode
  }

  /// The options that every command has.
  static let builtInOptions = ["help", "version"]

  /// Runs the command that the words name, without the name of the program.
  ///
  /// Prints nothing: help and errors come back as text. An action may print while it runs; then the texts are empty.
  package func run(_ words: [String]) -> Exit {
    guard let first = words.first else { return Exit(.usage, error: help) }
    if first == "help" { return runHelp(words.dropFirst()) }
    if first.isOption { return runOption(first) }
    guard let command = commands.first(where: { $0.name == first }) else {
      return wrong(.unknownCommand(first, known: commands.map(\.name) + ["help"]))
    }
    let rest = Array(words.dropFirst())
    return builtIn(in: rest, of: command) ?? run(command, rest)
  }

  private func run(_ command: Command, _ words: [String]) -> Exit {
    let action: () throws(Failure) -> ExitStatus
    do throws(UsageError) {
      action = try command.prepare(words)
    } catch {
      return wrong(error, command)
    }
    do throws(Failure) {
      return Exit(try action())
    } catch {
      return Exit(error, isForXcode: isForXcode)
    }
  }

  /// Help or the version, which win over whatever else is right or wrong with the words.
  private func builtIn(in words: [String], of command: Command) -> Exit? {
    let options = words.prefix { $0 != "--" }
    if options.contains(where: \.asksForHelp) { return Exit(.done, output: help(of: command)) }
    return options.contains("--version") ? printedVersion : nil
  }

  private func runHelp(_ words: ArraySlice<String>) -> Exit {
    guard let topic = words.first, !topic.asksForHelp, topic != "help" else {
      return Exit(.done, output: help)
    }
    guard let command = commands.first(where: { $0.name == topic }) else {
      return wrong(.unknownCommand(topic, known: commands.map(\.name) + ["help"]))
    }
    return Exit(.done, output: help(of: command))
  }

  private func runOption(_ word: String) -> Exit {
    if word.asksForHelp { return Exit(.done, output: help) }
    if word == "--version" { return printedVersion }
    let typed = String(word.prefix { $0 != "=" })
    let isMisplaced = commands.contains { command in
      command.parameters.contains { !$0.isPositional && $0.title == typed }
    }
    return wrong(
      isMisplaced
        ? .optionBeforeCommand(typed) : .unknownOption(typed, known: Self.builtInOptions)
    )
  }

  private var printedVersion: Exit { Exit(.done, output: "\(name) \(version)\n") }

  /// The error; then how to write it and where to read more, unless only a value is wrong, of which that says nothing.
  private func wrong(_ error: UsageError, _ command: Command? = nil) -> Exit {
    var exit = Exit(Failure(.usage, [error.problem]), isForXcode: isForXcode)
    guard !error.isAboutAValue else { return exit }
    let subject = command.map { "\(name) \($0.name)" } ?? name
    exit.error += command.map(usage(of:)) ?? usage
    exit.error += "See '\(subject) --help' for more information.\n"
    return exit
  }
}

extension String {
  fileprivate var asksForHelp: Bool { self == "--help" || self == "-h" }
}
