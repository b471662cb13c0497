package import Model

/// What `lprune resolve` found out about one artifact.
package struct Resolution: Sendable {
  /// How one user comes to what is asked, as the artifact is and as a prune would leave it.
  package struct Answer: Sendable {
    package var before: Trace

    /// Nil where no policy says what a prune would do.
    package var after: Trace?

    package init(before: Trace, after: Trace? = nil) {
      self.before = before
      self.after = after
    }
  }

  package var inventory: Inventory
  package var question: Question

  /// By user, then by hosts that give different answers; with a policy all have both sides.
  package var answers: [Answer]

  /// The values of the entries that the answers lead to, and under `NSStringLocalizedFormatKey` those of rule dictionaries.
  package var quotes: [EntryRef: Quote]

  /// What the component's Info.plist says for the keys that are asked for.
  package var infoPlistTexts: [String: String]

  package init(
    inventory: Inventory,
    question: Question,
    answers: [Answer],
    quotes: [EntryRef: Quote] = [:],
    infoPlistTexts: [String: String] = [:]
  ) {
    self.inventory = inventory
    self.question = question
    self.answers = answers
    self.quotes = quotes
    self.infoPlistTexts = infoPlistTexts
  }
}

extension Resolution {
  /// Writes the answers for people.
  package func writeText(style: ReportStyle, into output: inout Output) {
    let text = ResolutionText(self, width: min(style.width, 120))
    for (number, answer) in answers.enumerated() {
      let lines = (number > 0 ? [""] : []) + text.lines(on: answer)
      for line in lines { output.write(line.rendered(isColored: style.isColored) + "\n") }
    }
  }

  /// Writes the answers for programs, as `scripts/resolve.schema.json` says.
  package func writeJSON(into output: inout Output) {
    json(of: self).write(into: &output)
    output.write("\n")
  }
}

extension EntryRef {
  /// The format of the entry, where it is a rule dictionary.
  package var format: EntryRef {
    var entry = self
    entry.path = ["NSStringLocalizedFormatKey"]
    return entry
  }
}

extension Trace.Route {
  /// The entries whose values show on it.
  package var entries: [EntryRef] {
    texts.joined().compactMap { text in
      if case .entry(let entry, _) = text.outcome { entry } else { nil }
    }
  }
}

extension Resolution {
  /// The value of an entry: of a rule dictionary its format; nil where it has neither.
  func quote(of entry: EntryRef, _ kind: TextTrace.Entry) -> Quote? {
    switch kind {
    case .text: quotes[entry]
    case .format, .variants, .malformed: quotes[entry.format]
    case .notText: nil
    }
  }
}
