import Arguments
import Diagnostics
import Model

private struct VerifyOptions {
  var artifacts: [String] = []
  var seal = SealExtent.presence
  var common = CommonOptions()
}

/// How far `verify` compares the files that a code signature lists: whether they are there, with what is read anyway, or
/// what each of them holds.
enum SealExtent: String, CaseIterable {
  case presence, full
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
      [
        .positionals("artifact", \.artifacts, isOptional: true, help: .artifactHelp),
        .option(
          "seal",
          \.seal,
          help:
            "Whether code signatures are checked for which files are there, or for all they hold."
        ),
      ] + CommonOptions.bindings(in: \.common)
    ) { (options) throws(Failure) in
      let job = try Job(
        .verify,
        on: options.artifacts,
        seal: options.seal,
        with: options.common,
        in: surroundings
      )
      return try job.run()
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
