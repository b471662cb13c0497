/// A share in percent with one decimal, rounded down, so that only everything is `100%`.
func percent(_ part: Int, of whole: Int) -> String {
  guard part < whole else { return "100%" }
  guard part > 0 else { return "0%" }
  let (high, low) = part.multipliedFullWidth(by: 1_000)
  let tenths = whole.dividingFullWidth((high, low)).quotient
  return "\(tenths / 10).\(tenths % 10)%"
}
