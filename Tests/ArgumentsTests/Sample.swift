import Arguments
import Diagnostics

/// A small tool that says what it understood by writing it to `Heard`.
struct Sample {
  enum Colour: String, CaseIterable {
    case auto, always, never
  }

  struct Common: Equatable {
    var keep: String?
    var colour = Colour.auto
    var isStrict = false
  }

  struct Prune: Equatable {
    var common = Common()
    var artifact: String?
    var isDryRun = false
    var reports: [String] = []
    var depth: Int?
  }

  struct Verify: Equatable {
    var common = Common()
    var artifacts: [String] = []
    var names: [String] = []
  }

  /// What the actions received.
  final class Heard {
    var prune: [Prune] = []
    var verify: [Verify] = []
  }

  let heard = Heard()
  var isForXcode = false

  private static var common: [Binding<Common>] {
    [
      .option("keep", \.keep, value: "tags", help: "The languages that stay."),
      .option("color", \.colour, help: "When to use colour."),
      .flag("strict", \.isStrict, help: "Treat warnings as errors."),
    ]
  }

  var tool: Tool {
    Tool(
      "sample",
      "Remove the localizations that nobody needs.",
      version: "1.2.3",
      discussion: """
        Every command reads an artifact, which is a bundle that was built, and a policy that says
        which languages stay.

        Nothing is changed before everything was looked at.
        """,
      commands: [prune, verify],
      sections: [
        HelpSection("EXIT STATUS", [HelpRow("0", "Done."), HelpRow("64", "Bad arguments.")])
      ],
      isForXcode: isForXcode
    )
  }

  private var prune: Command {
    Command(
      "prune",
      "Remove what the policy does not keep.",
      discussion: "Do it before signing.",
      examples: [
        HelpRow("sample prune Journal.app --dry-run", "Show what would go, and change nothing."),
        HelpRow("sample prune Journal.app", "Do it."),
      ],
      defaults: Prune(),
      [
        .positional("artifact", \.artifact, help: "The bundle to prune."),
        .flag("dry-run", \.isDryRun, help: "Change nothing."),
        .option(
          "report",
          \.reports,
          value: "<format>[=<path>]",
          help: "Print a report in this format, to a file if a path is given; may be repeated."
        ) { (text) throws(InvalidValue) in
          guard text != "bad" else { throw InvalidValue("unknown format 'bad'") }
          return text
        },
        .option("depth", \.depth, value: "n", help: "") { (text) throws(InvalidValue) in
          guard let number = Int(text) else {
            throw InvalidValue("'\(text)' is no number", advice: "write digits")
          }
          return number
        },
      ] + Self.common.map { $0.inside(\.common) }
    ) { options throws(Failure) in
      heard.prune.append(options)
      switch options.artifact {
      case "refused.app": throw Failure(.usage, "'keep' and 'remove' exclude each other")
      case "broken.app":
        throw Failure(
          .policy,
          [
            Problem(
              "first",
              advice: "do that",
              at: SourceLocation(file: "a\nb", line: 1, column: 2)
            ),
            Problem(
              "second, which takes rather more words to say than would fit on one line of a terminal",
              advice: "do it, and then do it again"
            ),
          ]
        )
      case "wrong.app": return .findings
      default: return .done
      }
    }
  }

  private var verify: Command {
    Command(
      "verify",
      "Check artifacts.",
      defaults: Verify(),
      [
        .positionals("artifact", \.artifacts, help: "The bundles to check."),
        .option("name", \.names, value: "name", help: "A name; may be repeated."),
      ] + Self.common.map { $0.inside(\.common) }
    ) { options in
      heard.verify.append(options)
      return .done
    }
  }
}
