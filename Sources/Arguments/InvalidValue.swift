internal import Diagnostics

/// Why a text is no value of an option.
package struct InvalidValue: Error, Hashable, Sendable {
  /// What is wrong, so that ` for '--name'` can follow: `unknown format 'jsn'`.
  package var reason: String

  /// What to write instead.
  package var advice: String?

  package init(_ reason: String, advice: String? = nil) {
    self.reason = reason
    self.advice = advice
  }

  /// A text that is none of `choices`: the near one is named, else all are.
  package init(_ typed: String, isNoneOf choices: [String], called noun: String = "value") {
    let advice = Suggestion.nearest(to: typed, among: choices).map { "did you mean '\($0)'?" }
    self.init("unknown \(noun) '\(typed)'", advice: advice ?? "write \(Phrase.choice(choices))")
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// Picks the case that `text` names; `noun` is the word for the cases in the message.
  package init(choosing text: String, called noun: String = "value") throws(InvalidValue) {
    guard let choice = Self(rawValue: text) else {
      throw InvalidValue(text, isNoneOf: Self.names, called: noun)
    }
    self = choice
  }

  /// The names of all cases, in their order.
  package static var names: [String] { allCases.map(\.rawValue) }
}
