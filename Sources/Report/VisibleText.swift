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

/// A name, key or value as it stands in a list: cut where it is long, quoted where its ends would
/// be unclear.
func listed(_ name: String) -> String {
  let name = cut(visible(name), to: 60)
  let needsQuotes = name.isEmpty || name.contains { $0.isWhitespace || $0 == "," || $0 == "'" }
  return needsQuotes ? "'\(name)'" : name
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

/// The first few names of a list, and how many more there are; one more is named instead of
/// counted.
func listed(_ names: [String], upTo limit: Int, more: (Int) -> String) -> String {
  guard names.count > limit + 1 else { return names.map(listed).joined(separator: ", ") }
  return names.prefix(limit).map(listed).joined(separator: ", ") + more(names.count - limit)
}
