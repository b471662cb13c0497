import Model
import Read
import Testing

/// Lists whose last element is broken off by their `)`, which the system forgives, and all else, which it does not.
@Suite struct BrokenListTests {
  @Test(arguments: [
    "a = ({ b );", "a = ({ b = );", "a = (b, { c = d );", "a = (' );", "a = ({ c = \" ) ;",
    "a = (<0fb);",
    "a = ((b c), { = });", "a = { ' };", "{ a = 1; ' }", "a = (b,);",
  ])
  func forgivesWhatTheSystemForgives(text: String) {
    #expect(differences(about: ascii(text)) == [])
    #expect(table(text).rows[0].isDamaged == (text == "a = ((b c), { = });"))
  }

  @Test(.timeLimit(.minutes(1))) func forgivesALotInOnePass() {
    let text = "a = (" + String(repeating: "({b),", count: 50_000) + ");"
    #expect(table(text).cell("a")?.state == .notText)
    #expect(table(text + ";").rows[0].isTruncated)
    #expect(table(text + "b").notes() == ["damaged: malformed"])
  }
}
