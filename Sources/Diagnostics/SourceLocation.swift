/// A place in a text file, as an editor shows it.
package struct SourceLocation: Hashable, Sendable {
  /// The file as the user named it.
  package var file: String

  /// Counted from 1; nil where the file has no lines.
  package var line: Int?

  /// Counted in characters (Unicode scalars) from 1.
  package var column: Int?

  package init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `lprune.json:3:14`, the form that compilers print and editors open.
  package var description: String {
    [file, line.map(String.init), column.map(String.init)].compactMap(\.self).joined(separator: ":")
  }
}
