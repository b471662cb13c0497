/// How a report is to look.
package struct ReportStyle: Hashable, Sendable {
  /// How many columns a line of text may take; only a line with a single path or key may be longer.
  package var width: Int

  /// Whether text may be coloured.
  package var isColored: Bool

  /// Whether only warnings, errors and the outcome are told; `json` is never shortened.
  package var isQuiet: Bool

  /// Makes a style; a width below 60 columns, too narrow for a table, counts as 60.
  package init(width: Int = 80, isColored: Bool = false, isQuiet: Bool = false) {
    self.width = max(60, width)
    self.isColored = isColored
    self.isQuiet = isQuiet
  }
}
