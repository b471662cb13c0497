import Diagnostics
import Model

/// Text from an artifact that is safe to print on a line: what would end the line, act on a
/// terminal or turn the reading direction is spelled out.
func visible(_ text: String) -> String {
  let printed = printable(text.utf8)
  if printed.utf8.allSatisfy({ $0 < 0x80 }) { return printed }
  var visible = ""
  for scalar in printed.unicodeScalars {
    switch scalar {
    case "\u{2028}", "\u{2029}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}",
      "\u{2066}"..."\u{2069}", "\u{FEFF}":
      visible += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: visible.unicodeScalars.append(scalar)
    }
  }
  return visible
}

/// A name or key as it stands in a list: cut where it is long, quoted where its ends would be
/// unclear.
func listed(_ name: String) -> String { listed(name, upTo: 60) }

/// The same, cut to `width` columns.
func listed(_ name: String, upTo width: Int) -> String {
  let name = visible(name, upTo: width)
  let needsQuotes = name.isEmpty || name.contains { $0.isWhitespace || $0 == "," || $0 == "'" }
  return needsQuotes ? "'\(name)'" : name
}

/// Text from an artifact that is safe to print, cut to `width` columns; however long it is, only its
/// beginning is looked at.
func visible(_ text: String, upTo width: Int) -> String {
  // More than one scalar a column, for marks that join the letter before them.
  let scalars = text.unicodeScalars
  let limit = scalars.index(scalars.startIndex, offsetBy: 8 * width, limitedBy: scalars.endIndex)
  guard let limit, limit < scalars.endIndex else { return cut(visible(text), to: width) }
  return cut(visible(String(scalars[..<limit])) + "...", to: width)
}

/// The beginning of the text that fits `width` columns, with three full stops where something is
/// missing.
func cut(_ text: String, to width: Int) -> String {
  guard displayWidth(of: text) > width else { return text }
  var (beginning, columns) = ("", 3)
  for character in text {
    columns += displayWidth(of: String(character))
    guard columns <= width else { break }
    beginning.append(character)
  }
  return beginning + "..."
}
