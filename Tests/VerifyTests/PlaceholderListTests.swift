import Model
import Testing

@Suite struct PlaceholderListTests {
  /// A source text and a translation that takes the same.
  @Test(arguments: [
    ("%@ as Primary Location", "%@ comme lieu principal"),
    ("%1$@ %2$@", "%2$@ %1$@"),
    ("%@ %@", "%2$@ %1$@"),
    ("%lld%% of its %@ limit", "%2$@ : %1$lld%%"),
    ("%@", "%1$@"),
    ("%@", "%1$@ et %1$@"),
    ("%d", "%i"),
    ("%d", "%5d"),
    ("%d", "%+03d"),
    ("%.2f", "%f"),
    ("%.2f", "%g"),
    ("%x", "%X"),
    ("%ld", "%lld"),
    ("%zd", "%ld"),
    ("%*d", "%*d"),
    ("%d%%", "%d %%"),
    ("100%%", "100 %%"),
    ("100%", "100 %"),
    ("50% off", "50% de rabais"),
    ("% d", "%d"),
    ("%1$@ %3$@", "%1$@ %3$@ %2$@"),
    ("none", "aucun"),
    ("", ""),
  ])
  func isContent(source: String, fr: String) throws {
    #expect(try ArgumentSample(source, fr).findings().lines == [])
  }

  /// A source text, a translation that takes something else, and what is found.
  @Test(arguments: [
    ("%d", "%@", "placeholder-mismatch", "fr takes other arguments than en in 1 text of L"),
    ("%@", "%d", "placeholder-mismatch", "fr takes other arguments than en in 1 text of L"),
    ("%d", "%f", "placeholder-mismatch", "fr takes other arguments than en in 1 text of L"),
    ("%@", "%s", "placeholder-mismatch", "fr takes other arguments than en in 1 text of L"),
    ("%s", "%S", "placeholder-mismatch", "fr takes other arguments than en in 1 text of L"),
    ("%@", "%@ %@", "placeholder-mismatch", "fr takes more arguments than en in 1 text of L"),
    ("%@", "%2$@", "placeholder-mismatch", "fr takes more arguments than en in 1 text of L"),
    (
      "%@", "%@ 100% de", "placeholder-mismatch",
      "fr has a percent sign that begins a placeholder in 1 text of L"
    ),
    (
      "%d %@", "%@ %d", "placeholder-mismatch",
      "fr takes the arguments of en in another order in 1 text of L"
    ),
    ("%@ %d", "%d", "placeholder-mismatch", "fr takes other arguments than en in 1 text of L"),
    (
      "%1$@ %2$@", "%1$@ %@", "placeholder-mismatch",
      "fr mixes numbered and unnumbered placeholders in 1 text of L"
    ),
    (
      "%1$@ %2$d", "%1$@ %1$d", "placeholder-mismatch",
      "fr takes one argument in two ways in 1 text of L"
    ),
    (
      "%lld", "%d", "placeholder-width",
      "fr takes numbers in another size than en in 1 text of L"
    ),
    (
      "%f", "%Lf", "placeholder-width",
      "fr takes numbers in another size than en in 1 text of L"
    ),
    ("%d", "%u", "placeholder-width", "fr takes numbers with another sign than en in 1 text of L"),
    ("%@ %d", "%@", "dropped-argument", "fr leaves out an argument of en in 1 text of L"),
    ("%@", "aucun", "dropped-argument", "fr leaves out an argument of en in 1 text of L"),
    ("none", "%@", "stray-percent", "fr has placeholders that en lacks in 1 text of L"),
    ("100%% daily", "100% de jour", "stray-percent", "fr has a single '%' in 1 text of L"),
    ("none", "100%", "stray-percent", "fr has a single '%' in 1 text of L"),
    ("%d%%", "%d%", "stray-percent", "fr has a single '%' in 1 text of L"),
  ])
  func finds(source: String, fr: String, check: String, message: String) throws {
    let findings = try ArgumentSample(source, fr).findings()
    #expect(findings.map(\.check) == [check])
    #expect(findings.map(\.message) == [message])
  }
}
