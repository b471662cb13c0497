/// Something odd but harmless about a file, by the name that reports use.
package enum Remark: String, CaseIterable, Sendable {
  case bracesAroundTable = "braces-around-table"
  case commentInsideComment = "comment-inside-comment"
  case keyWithoutValue = "key-without-value"
  /// `\u0041` or `\x41`, which is meant for a character and stands for the letters behind the backslash.
  case notAnEscape = "not-an-escape"
  case octalEscape = "octal-escape"
  case unterminatedComment = "unterminated-comment"
  case utf16WithoutMark = "utf16-without-bom"
  case valueNotAString = "value-not-a-string"
}

/// Where a remark first applies, and how often.
package struct Occurrences: Hashable, Sendable {
  package var first: Int
  package var count: Int
}
