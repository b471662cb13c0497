/// How many columns of a terminal the text takes.
///
/// Written here because neither Swift nor C without a locale says it: letters of Chinese, Japanese
/// and Korean and emoji take two columns (Unicode Standard Annex 11, W and F), marks that join the
/// letter before them none.
func displayWidth(of text: some StringProtocol) -> Int {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
  return text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
}

private func columns(of scalar: Unicode.Scalar) -> Int {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }
}

/// The blocks whose letters are wide, from UAX 11's EastAsianWidth.txt, joined where what lies
/// between is unassigned.
private let wide: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23EC, 0x2E80...0x303E, 0x3041...0x4DBF,
  0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
  0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
  0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
]
