import Arguments
import Diagnostics
import Model

private struct VerifyOptions {
  var artifacts: [String] = []
  var receipt: String?
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
        ),
        HelpRow(
          "lprune verify Journal.app --receipt Journal.receipt",
          "Check what is exported against what the prune saw."
        ),
      ],
      defaults: VerifyOptions(),
      [
        .positionals("artifact", \.artifacts, isOptional: true, help: .artifactHelp),
        .option(
          "receipt",
          \.receipt,
          value: "file",
          help: "What 'prune --write-receipt' wrote: finds what has come back or gone since."
        ),
      ] + CommonOptions.bindings(in: \.common)
    ) { (options) throws(Failure) in
      if options.receipt != nil, options.artifacts.count > 1 {
        throw Failure(
          .usage,
          "'--receipt' is about one artifact, and \(options.artifacts.count) are named",
          advice: "verify each with the receipt of its own prune"
        )
      }
      return try Job(
        .verify,
        on: options.artifacts,
        receipt: options.receipt.map(ReceiptOption.read),
        with: options.common,
        in: surroundings
      ).run()
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
