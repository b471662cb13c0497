import Arguments
import Diagnostics
import Model

private struct VerifyOptions {
  var artifacts: [String] = []
  var seal = SealExtent.presence
  var receipt: String?
  var staging: String?
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
          "seal",
          \.seal,
          help: """
            How much of a signed artifact is compared with its code signatures: which files are there and what is read \
            anyway, or every file.
            """
        ),
        .option(
          "receipt",
          \.receipt,
          value: "file",
          help: "What 'prune --write-receipt' wrote: finds what has come back or gone since."
        ),
        .stagingOfPrunes(in: \.staging),
      ] + CommonOptions.bindings(in: \.common)
    ) { (options) throws(Failure) in
      if options.receipt != nil, options.artifacts.count > 1 {
        throw Failure(
          .usage,
          "'--receipt' is about one artifact, and \(options.artifacts.count) are named",
          advice: "verify each with the receipt of its own prune"
        )
      }
      let job = try Job(
        .verify,
        on: options.artifacts,
        own: OwnOptions(
          staging: options.staging,
          seal: options.seal,
          receipt: options.receipt.map(ReceiptOption.read)
        ),
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
      [
        .positionals("artifact", \.artifacts, isOptional: true, help: .artifactHelp),
        .stagingOfPrunes(in: \.staging),
      ] + CommonOptions.bindings(in: \.common)
    ) { (options) throws(Failure) in
      let job = try Job(
        .report,
        on: options.artifacts,
        own: OwnOptions(staging: options.staging),
        with: options.common,
        in: surroundings
      )
      return try job.run()
    }
  }
}

extension Binding {
  /// `--staging` of a command that changes nothing, and looks for a prune that was stopped.
  fileprivate static func stagingOfPrunes(in path: WritableKeyPath<Options, String?>) -> Binding {
    .option(
      "staging",
      path,
      value: "folder",
      help: "The folder that was given to 'prune', in which one that was stopped is looked for too."
    )
  }
}
