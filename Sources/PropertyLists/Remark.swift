/// Something odd but harmless about a file, by the name that reports use.
package enum Remark: String, CaseIterable, Sendable {
  case bracesAroundTable = "braces-around-table"
  case commentInsideComment = "comment-inside-comment"
  case keyWithoutValue = "key-without-value"
  /// `\u0041`, `\x41` and the like, which stand for the letters behind the backslash.
  case notAnEscape = "not-an-escape"
  case octalEscape = "octal-escape"
  case unterminatedComment = "unterminated-comment"
  case utf16WithoutMark = "utf16-without-bom"
  case valueNotAString = "value-not-a-string"
}
