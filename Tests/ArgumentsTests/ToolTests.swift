import Arguments
import Diagnostics
import Testing

@Suite struct ToolTests {
  private static let pruneUsage = """
    USAGE: sample prune [<artifact>] [--dry-run] [--report <format>[=<path>]]...
                        [--depth <n>] [--keep <tags>] [--color <auto|always|never>]
                        [--strict]
    See 'sample prune --help' for more information.

    """

  private static let verifyUsage = """
    USAGE: sample verify <artifact>... [--name <name>]... [--keep <tags>]
                         [--color <auto|always|never>] [--strict]
    See 'sample verify --help' for more information.

    """

  private static let usage = """
    USAGE: sample <command> [<argument>...] [--<option>...]
    See 'sample --help' for more information.

    """

  @Test(arguments: [
    (["prune", "A", "--polcy"], "unknown option '--polcy'"),
    (["prune", "A", "--kep=x"], "unknown option '--kep'; did you mean '--keep'?"),
    (["prune", "A", "-keep", "x"], "unknown option '-keep'; did you mean '--keep'?"),
    (["prune", "A", "--dry"], "unknown option '--dry'; did you mean '--dry-run'?"),
    (["prune", "A", "--hlep"], "unknown option '--hlep'; did you mean '--help'?"),
    (["prune", "A", "-x"], "unknown option '-x'"),
    (["prune", "A", "--="], "unknown option '--'"),
    (["prune", "A", "--keep"], "missing value for '--keep'"),
    (
      ["prune", "A", "--keep", "--dry-run"],
      "missing value for '--keep' before '--dry-run'; write '--keep=--dry-run' if that is the value"
    ),
    (
      ["prune", "A", "--keep", "--"],
      "missing value for '--keep' before '--'; write '--keep=--' if that is the value"
    ),
    (["prune", "A", "--dry-run=yes"], "option '--dry-run' takes no value"),
    (["prune", "A", "--help=yes"], "option '--help' takes no value"),
    (
      ["prune", "A", "--keep", "de", "--keep=fr"],
      "option '--keep' is given twice; keep one of them"
    ),
    (["prune", "A", "B"], "unexpected argument 'B'"),
    (["prune", "A", "--", "--dry-run"], "unexpected argument '--dry-run'"),
    (["prune", "A", "B\nC"], #"unexpected argument 'B\x0AC'"#),
  ])
  func explainsWrongWordsOfPrune(words: [String], expected: String) {
    let exit = Exit(.usage, error: lines(of: expected) + Self.pruneUsage)
    #expect(Sample().tool.run(words) == exit)
  }

  @Test(arguments: [
    (["verify"], "missing argument '<artifact>'"),
    (["verify", "--"], "missing argument '<artifact>'"),
    (["verify", "--dry-run", "A"], "unknown option '--dry-run'"),
  ])
  func explainsWrongWordsOfVerify(words: [String], expected: String) {
    let exit = Exit(.usage, error: lines(of: expected) + Self.verifyUsage)
    #expect(Sample().tool.run(words) == exit)
  }

  /// The words are in order: how to write them would only hide what is wrong.
  @Test(arguments: [
    (
      ["prune", "A", "--color", "allways"],
      "unknown value 'allways' for '--color'; did you mean 'always'?"
    ),
    (
      ["prune", "A", "--color=red"],
      "unknown value 'red' for '--color'; write auto, always or never"
    ),
    (["prune", "A", "--report", "bad"], "unknown format 'bad' for '--report'"),
    (["prune", "A", "--depth", "x"], "'x' is no number for '--depth'; write digits"),
    (["prune", "A", "--keep="], "empty value for '--keep'; is a variable in the script not set?"),
    (
      ["prune", "A", "--keep", ""], "empty value for '--keep'; is a variable in the script not set?"
    ),
    (["prune", ""], "empty value for '<artifact>'; is a variable in the script not set?"),
    (["prune", "refused.app"], "'keep' and 'remove' exclude each other"),
    (["verify", "A", ""], "empty value for '<artifact>'; is a variable in the script not set?"),
  ])
  func explainsWrongValues(words: [String], expected: String) {
    #expect(Sample().tool.run(words) == Exit(.usage, error: lines(of: expected)))
  }

  /// The lines of an error whose advice stands behind a semicolon, or below where the line would be long.
  private func lines(of error: String) -> String {
    let line = "error: " + error + "\n"
    return line.count > 101 ? line.replacing("; ", with: "\n       ") : line
  }

  @Test(arguments: [
    (["prone", "A"], "unknown command 'prone'; did you mean 'prune'?"),
    (["Verify"], "unknown command 'Verify'; did you mean 'verify'?"),
    (["hepl"], "unknown command 'hepl'; did you mean 'help'?"),
    (["Journal.app"], "unknown command 'Journal.app'; the commands are prune, verify and help"),
    ([""], "unknown command ''; the commands are prune, verify and help"),
    (["help", "hepl"], "unknown command 'hepl'; did you mean 'help'?"),
    (["help", "prun"], "unknown command 'prun'; did you mean 'prune'?"),
    (["--versoin"], "unknown option '--versoin'; did you mean '--version'?"),
    (["--"], "unknown option '--'"),
    (["--keep=de", "prune"], "option '--keep' before the command; write it after the command"),
  ])
  func explainsWrongCommands(words: [String], expected: String) {
    let exit = Exit(.usage, error: lines(of: expected) + Self.usage)
    #expect(Sample().tool.run(words) == exit)
  }

  @Test func runsThePruneCommandWithEveryOption() {
    let sample = Sample()
    let exit = sample.tool.run([
      "prune", "--keep=de,fr", "--report", "json=a=b", "A.app", "--dry-run", "--report=text",
      "--color", "never", "--strict", "--depth=7", "--dry-run",
    ])
    var expected = Sample.Prune()
    expected.common = Sample.Common(keep: "de,fr", colour: .never, isStrict: true)
    expected.artifact = "A.app"
    expected.isDryRun = true
    expected.reports = ["json=a=b", "text"]
    expected.depth = 7
    #expect(exit == Exit(.done))
    #expect(sample.heard.prune == [expected])
  }

  @Test func leavesTheDefaultsWhereNothingIsSaid() {
    let sample = Sample()
    #expect(sample.tool.run(["prune"]) == Exit(.done))
    #expect(sample.heard.prune == [Sample.Prune()])
  }

  @Test func takesWhatFollowsTheTwoDashesAsArguments() {
    let sample = Sample()
    #expect(
      sample.tool.run(["verify", "a", "--strict", "-", "--", "--help", "-x", "--"]) == Exit(.done)
    )
    #expect(sample.heard.verify.map(\.artifacts) == [["a", "-", "--help", "-x", "--"]])
    #expect(sample.heard.verify.map(\.common.isStrict) == [true])
  }

  @Test func keepsTheOrderOfARepeatedOption() {
    let sample = Sample()
    #expect(
      sample.tool.run(["verify", "--name", "b", "x", "--name=a", "--name", "b"]) == Exit(.done)
    )
    #expect(sample.heard.verify.map(\.names) == [["b", "a", "b"]])
  }

  @Test func takesAValueThatLooksLikeAnOptionBehindAnEqualsSign() {
    let sample = Sample()
    #expect(sample.tool.run(["prune", "--keep=--strict"]) == Exit(.done))
    #expect(sample.heard.prune.map(\.common.keep) == ["--strict"])
  }

  @Test func passesTheStatusOfTheActionOn() {
    #expect(Sample().tool.run(["prune", "wrong.app"]) == Exit(.findings))
  }

  @Test func putsAdviceOnALineOfItsOwnWhereTheLineWouldBeLong() {
    let error =
      #"a\x0Ab:1:2: error: first; do that"#
      + "\nerror: second, which takes rather more words to say than would fit on one line of a terminal\n       do it, and then do it again\n"
    #expect(Sample().tool.run(["prune", "broken.app"]) == Exit(.policy, error: error))
  }

  @Test func printsAProblemOnOneLineForXcode() {
    let tool = Sample(isForXcode: true).tool
    let error =
      #"a\x0Ab:1:2: error: first; do that"#
      + "\nerror: second, which takes rather more words to say than would fit on one line of a terminal; do it, and then do it again\n"
    #expect(tool.run(["prune", "broken.app"]) == Exit(.policy, error: error))
    #expect(
      tool.run(["prune", "--depth=x"])
        == Exit(.usage, error: "error: 'x' is no number for '--depth'; write digits\n")
    )
  }

  @Test func runsNothingWhereTheWordsAreWrong() {
    let sample = Sample()
    _ = sample.tool.run(["prune", "A", "--nonsense"])
    #expect(sample.heard.prune.isEmpty)
  }

  @Test(arguments: [
    ["--version"], ["prune", "--version"], ["prune", "A", "--nonsense", "--version"],
  ])
  func printsTheVersion(words: [String]) {
    #expect(Sample().tool.run(words) == Exit(.done, output: "sample 1.2.3\n"))
  }
}
