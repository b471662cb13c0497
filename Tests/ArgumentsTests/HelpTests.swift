import Arguments
import Diagnostics
import Testing

@Suite struct HelpTests {
  private static let help = """
    Remove the localizations that nobody needs.

    USAGE: sample <command> [<argument>...] [--<option>...]

    Every command reads an artifact, which is a bundle that was built, and a policy
    that says which languages stay.

    Nothing is changed before everything was looked at.

    COMMANDS
      prune       Remove what the policy does not keep.
      verify      Check artifacts.
      help        Explain a command: 'sample help <command>'.

    OPTIONS
      -h, --help  Print this help.
      --version   Print the version.

    EXIT STATUS
      0   Done.
      64  Bad arguments.

    """

  private static let pruneHelp = """
    Remove what the policy does not keep.

    USAGE: sample prune [<artifact>] [--dry-run] [--report <format>[=<path>]]...
                        [--depth <n>] [--keep <tags>] [--color <auto|always|never>]
                        [--strict]

    Do it before signing.

    ARGUMENTS
      <artifact>     The bundle to prune.

    OPTIONS
      --dry-run      Change nothing.
      --report <format>[=<path>]
                     Print a report in this format, to a file if a path is given;
                     may be repeated.
      --depth <n>
      --keep <tags>  The languages that stay.
      --color <auto|always|never>
                     When to use colour; the default is auto.
      --strict       Treat warnings as errors.
      -h, --help     Print this help.
      --version      Print the version.

    EXAMPLES
      sample prune Journal.app --dry-run
          Show what would go, and change nothing.
      sample prune Journal.app
          Do it.

    """

  @Test func printsTheHelpOfTheToolWhereNothingIsAsked() {
    #expect(Sample().tool.run([]) == Exit(.usage, error: Self.help))
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["help"], ["help", "--help"], ["help", "help"],
    ["--help", "nonsense"],
  ])
  func printsTheHelpOfTheTool(words: [String]) {
    #expect(Sample().tool.run(words) == Exit(.done, output: Self.help))
  }

  @Test(arguments: [
    ["prune", "--help"], ["prune", "-h"], ["help", "prune"],
    ["prune", "--nonsense", "--version", "--help", "--keep"],
  ])
  func printsTheHelpOfACommand(words: [String]) {
    #expect(Sample().tool.run(words) == Exit(.done, output: Self.pruneHelp))
  }
}
