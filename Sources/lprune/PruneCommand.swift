import Arguments
import Diagnostics
import Model

private struct PruneOptions {
  var artifact: String?
  var isDryRun = false
  var staging: String?
  var signed: Policy.SignedRule?
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
      ],
      defaults: PruneOptions(),
      [
        .positional("artifact", \.artifact, help: .artifactHelp),
        .flag("dry-run", \.isDryRun, help: "Print the plan, but change nothing."),
        .option(
          "staging",
          \.staging,
          value: "folder",
          help:
            "Keep what goes in this folder until all is done, not beside the product; same volume."
        ),
        .option(
          "signed",
          \.signed,
          help:
            "What becomes of a signed artifact: nothing is removed, or only what its seals let go."
        ),
      ] + CommonOptions.bindings(in: \.common)
    ) { (options) throws(Failure) in
      let job = try Job(
        .prune,
        on: options.artifact.map { [$0] } ?? [],
        isDryRun: options.isDryRun,
        staging: options.staging,
        signed: options.signed,
        with: options.common,
        in: surroundings
      )
      return try job.run()
    }
  }
}
