import Model
import Read
import Testing

/// What is odd about a text, how often, and where it first is.
@Suite struct RemarkTests {
  @Test func countsWhatWasMeantForAnEscape() {
    let text =
      #"a = "\u30d5 \u30a1"; "\x41" = "\x4 \u30 \u{41} \/ \-"; b = "\101 \8"; c = "\u30G0";"#
    #expect(
      table(text).notes() == [
        "1:6 remark: not-an-escape 3 times", "1:61 remark: octal-escape",
      ]
    )
  }

  @Test func passesOverWhatIsNoEscapeOfAnyKind() {
    #expect(table(#"a = "\n\t\"\'\\ \U00e9 \q \/";"#).notes() == [])
  }

  @Test func countsOtherRemarks() {
    let text = "a; b; c = (d); e = { f = g; }; /* /* */ /* /* */ h = \"\\UD83D\";"
    #expect(
      table(text).notes() == [
        "1:1 remark: key-without-value 2 times", "1:11 remark: value-not-a-string 2 times",
        "1:35 remark: comment-inside-comment 2 times",
      ]
    )
  }
}
