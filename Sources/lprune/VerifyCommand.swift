import Arguments
import Diagnostics
import Model

private struct VerifyOptions {
  var artifacts: [String] = []
  var common = CommonOptions()
}

extension Command {
  /// `lprune verify`: judges artifacts as they are.
  static func verify(in surroundings: Surroundings) -> Command {
    Command(
      "verify",
      "Check that an artifact is as the policy wants it and covers every key.",
      discussion: "Changes nothing. A localization that the policy would still remove is an error.",
      examples: [
        HelpRow(
          "lprune verify Journal.app --report json=coverage.json",
          "Check, and keep the figures."
        )
      ],
      defaults: VerifyOptions(),
      [.positionals("artifact", \.artifacts, isOptional: true, help: .artifactHelp)]
        + CommonOptions.bindings(in: \.common)
    ) { (options) throws(Failure) in
      try Job(.verify, on: options.artifacts, with: options.common, in: surroundings).run()
    }
  }

  /// `lprune report`: says what artifacts hold; a policy is not needed.
  static func report(in surroundings: Surroundings) -> Command {
    Command(
      "report",
      "Print what an artifact holds: sizes, languages and coverage.",
      discussion: "Changes nothing. With a policy it also says what would be removed.",
      examples: [HelpRow("lprune report Journal.app", "Show languages, sizes and missing keys.")],
      defaults: VerifyOptions(),
      [.positionals("artifact", \.artifacts, isOptional: true, help: .artifactHelp)]
        + CommonOptions.bindings(in: \.common)
    ) { (options) throws(Failure) in
      try Job(.report, on: options.artifacts, with: options.common, in: surroundings).run()
    }
  }
}
