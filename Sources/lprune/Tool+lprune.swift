import Arguments
import Languages

/// The version, as reports say it.
let lpruneVersion = "0.1.0"

extension Tool {
  /// The tool with all its commands.
  static func lprune(in surroundings: Surroundings) -> Tool {
    Tool(
      "lprune",
      "Removes localizations that must not ship from a built bundle, and proves that what remains covers every key.",
      version: "\(lpruneVersion) (\(PluralCategories.source) plural rules)",
      commands: [
        .prune(in: surroundings), .verify(in: surroundings), .report(in: surroundings),
        .resolve(in: surroundings),
      ],
      sections: [
        HelpSection(
          "EXIT STATUS",
          [
            HelpRow("0", "Done, and no finding is an error."),
            HelpRow("1", "There are findings at error level; nothing was changed."),
            HelpRow("64", "The arguments are wrong."),
            HelpRow("65", "The artifact or the receipt is damaged, or the artifact is no bundle."),
            HelpRow("66", "The artifact, the policy or the receipt is not there."),
            HelpRow("70", "A bug in lprune: please report it."),
            HelpRow(
              "74",
              "An I/O failure; everything was put back, or the message says what was not."
            ),
            HelpRow("75", "Another lprune is at work on the artifact."),
            HelpRow("77", "No permission."),
            HelpRow("78", "The policy is wrong, or there is none."),
            HelpRow("128+n", "Stopped by signal n; everything was put back."),
          ]
        )
      ],
      isForXcode: surroundings.isScriptPhase
    )
  }
}
