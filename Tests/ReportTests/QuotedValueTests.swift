import Model
import Testing

@testable import Report

@Suite struct QuotedValueTests {
  /// The value with its specifiers marked that stand between `[` and `]`.
  private func value(_ text: String, isCut: Bool = false) -> QuotedValue {
    var (plain, marks, start) = ("", [Range<Int>](), 0)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "[": start = plain.utf8.count
      case "]": marks.append(start..<plain.utf8.count)
      default: plain.unicodeScalars.append(scalar)
      }
    }
    return QuotedValue(Quote(position: nil, value: plain, isCut: isCut, marks: marks))
  }

  private func lines(_ value: QuotedValue) -> [String] {
    [value.line(.bad), value.pointers(.bad)].map { $0.rendered(isColored: false) }
  }

  @Test(arguments: [
    ("no marks", [#""no marks""#, " "]),
    ("[%@] first", [#""%@ first""#, " ^^"]),
    ("at the end [%lld]", [#""at the end %lld""#, "            ^^^^"]),
    ("[%1$@] and [%2$lld]", [#""%1$@ and %2$lld""#, " ^^^^     ^^^^^^"]),
    ("[%@][%d]", [#""%@%d""#, " ^^^^"]),
    ("日本[%@]語", [#""日本%@語""#, "     ^^"]),
    ("e\u{301}\u{301} [%@]", ["\"e\u{301}\u{301} %@\"", "   ^^"]),
    ("a\nb\t[%@]", [#""a\x0Ab\x09%@""#, "           ^^"]),
    ("\u{200F}[%@]", [#""\u{200F}%@""#, "         ^^"]),
    ("🎉 [%@] 🎉", [#""🎉 %@ 🎉""#, "    ^^"]),
  ])
  func pointsToTheMarkedColumns(text: String, expected: [String]) {
    #expect(lines(value(text)) == expected)
  }

  @Test func showsTheBeginningOfAnUnmarkedValue() {
    let text = String(repeating: "word ", count: 20)
    #expect(
      value(text).fitted(to: 30).line(.bad).rendered(isColored: false)
        == #""word word word word word wo...""#
    )
  }

  @Test func saysThatAValueGoesOn() {
    #expect(lines(value("short [%@]", isCut: true)) == [#""short %@...""#, "       ^^"])
  }

  @Test func showsAWindowAroundTheFirstMark() {
    let before = String(repeating: "before ", count: 12)
    let after = String(repeating: "after ", count: 12)
    #expect(
      lines(value(before + "[%lld] " + after).fitted(to: 40)) == [
        #""...ore before %lld after after after ...""#,
        "               ^^^^",
      ]
    )
  }

  @Test func fillsTheWindowWhereTheMarkIsNearTheEnd() {
    let before = String(repeating: "before ", count: 12)
    #expect(
      lines(value(before + "[%lld] end").fitted(to: 40)) == [
        #""... before before before before %lld end""#,
        "                                 ^^^^",
      ]
    )
  }

  @Test func beginsAtTheBeginningWhereTheMarkIsNearIt() {
    let after = String(repeating: "after ", count: 12)
    #expect(
      lines(value("In the middle of this [%lld] " + after).fitted(to: 30)) == [
        #""In the middle of this %lld ...""#,
        "                       ^^^^",
      ]
    )
  }

  /// Whatever the text and wherever the mark, what is shown fits and shows the mark.
  @Test(arguments: [20, 30, 47, 60], [0, 1, 5, 16, 17, 18, 30, 60, 90, 197, 198])
  func keepsTheMarkInSight(width: Int, place: Int) {
    for letter in ["x", "語", "é", "\n"] {
      let text =
        String(repeating: letter, count: place) + "[%@]"
        + String(repeating: letter, count: 198 - place)
      let shown = value(text).fitted(to: width)
      #expect(shown.width <= width)
      #expect(shown.isMarked)
      #expect(shown.inline.contains(">>%@<<"))
    }
  }

  @Test func marksInline() {
    #expect(value("[%lld] of [%@]!").inline == #"">>%lld<< of >>%@<<!""#)
  }

  /// A terminal turns such text around, and nothing below it would point to the right place.
  @Test(arguments: [
    ("[%@] Artikel", false), ("[%@] عناصر", true), ("[%@] פריטים", true), ("[%@] 項目", false),
  ])
  func knowsWhatIsWrittenFromRightToLeft(text: String, turns: Bool) {
    #expect(value(text).turns == turns)
  }

  /// Marks are made by reading a file again, which may have changed.
  @Test func survivesMarksThatLieOutsideTheValue() {
    let quote = Quote(position: nil, value: "é%@", marks: [1..<2, 2..<99])
    #expect(QuotedValue(quote).inline == #""é>>%@<<""#)
  }
}
