package import Diagnostics

/// A command as a value: what it is called, what it takes, and what it does.
///
/// The type of its options is known only to the closures that it was made of, so commands of different options fit in
/// one list.
package struct Command {
  package let name: String

  /// What it does, in one sentence.
  package let summary: String

  /// What more there is to know: paragraphs with an empty line between them.
  package let discussion: String

  package let examples: [HelpRow]

  /// In the order of the bindings.
  package let parameters: [Parameter]

  /// By parameter name, what holds where an option is absent.
  let defaults: [String: String]

  /// Reads the words behind the command's name and returns what is then to be done.
  let prepare: ([String]) throws(UsageError) -> () throws(Failure) -> ExitStatus

  /// Makes a command whose `action` gets the options that the words say, or `defaults` where they are silent.
  package init<Options>(
    _ name: String,
    _ summary: String,
    discussion: String = "",
    examples: [HelpRow] = [],
    defaults: Options,
    _ bindings: [Binding<Options>],
    action: @escaping (Options) throws(Failure) -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.parameters = bindings.map(\.parameter)
    self.defaults = bindings.reduce(into: [:]) { texts, binding in
      texts[binding.parameter.name] = binding.defaultText(defaults)
    }
    self.prepare = { (words) throws(UsageError) in
      var filler = Filler(options: defaults, bindings: bindings)
      try filler.read(words)
      let options = filler.options
      return { () throws(Failure) in try action(options) }
    }
  }
}
