import Arguments
import Diagnostics
import Model

private struct PruneOptions {
  var artifact: String?
  var own = OwnOptions()
  var common = CommonOptions()
}

extension Command {
  /// `lprune prune`: removes what the policy does not want, or says what it would remove.
  static func prune(in surroundings: Surroundings) -> Command {
    Command(
      "prune",
      "Remove the localizations that the policy does not want.",
      discussion: """
        Nothing is changed unless the tree that would remain covers every key and leaves every user a language.

        When Xcode runs it, in a script phase (XCODE_VERSION_ACTUAL is set), the artifact is \
        $CODESIGNING_FOLDER_PATH unless one is named, and the report goes to the issue list. Signed \
        frameworks that lose something are signed again with $EXPANDED_CODE_SIGN_IDENTITY.
        """,
      examples: [
        HelpRow(
          "lprune prune Journal.app --dry-run",
          "Show what 'lprune.json' in the current folder would remove."
        ),
        HelpRow(
          "lprune prune \"$APP\" --remove en --development-region de",
          "Remove English and fall back to German, without a policy file."
        ),
        HelpRow(
          "lprune prune --write-receipt \"$SRCROOT/Journal.receipt\"",
          "In a script phase, leave 'verify' to know what was removed."
        ),
      ],
      defaults: PruneOptions(),
      [
        .positional("artifact", \.artifact, help: .artifactHelp),
        .flag("dry-run", \.own.isDryRun, help: "Print the plan, but change nothing."),
        .option(
          "staging",
          \.own.staging,
          value: "folder",
          help: """
            Keep what goes in this folder until all is done, not beside the product; same volume. After a kill only a run \
            with the same folder takes it back.
            """
        ),
        .option(
          "signed",
          \.own.signed,
          help:
            "What becomes of a signed artifact: nothing is removed, or only what its seals let go."
        ),
        .option(
          "write-receipt",
          \.own.receipt,
          value: "file",
          help: """
            Write what was removed and which keys were there, for 'verify --receipt'; what an earlier run wrote \
            there is added to.
            """,
          parse: ReceiptOption.write
        ),
      ] + CommonOptions.bindings(in: \.common)
    ) { (options) throws(Failure) in
      if options.own.isDryRun, options.own.receipt != nil {
        throw Failure(
          .usage,
          "both '--dry-run' and '--write-receipt'",
          advice: "a receipt is of what was done, and a dry run does nothing: take one of them out"
        )
      }
      let job = try Job(
        .prune,
        on: options.artifact.map { [$0] } ?? [],
        own: options.own,
        with: options.common,
        in: surroundings
      )
      return try job.run()
    }
  }
}
