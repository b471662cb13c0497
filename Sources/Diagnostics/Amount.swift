/// A size for people, in units of a thousand: `640 bytes`, `412 KB`, `48.2 MB`.
///
/// Below ten thousand bytes it is exact.
package func amount(ofBytes bytes: UInt64) -> String {
  if bytes < 10_000 { return bytes == 1 ? "1 byte" : "\(Phrase.number(bytes)) bytes" }
  let kilobytes = rounded(bytes, to: 1_000)
  if kilobytes < 1_000 { return "\(kilobytes) KB" }
  let megabytes = rounded(bytes, to: 100_000)
  if megabytes < 10_000 { return "\(megabytes / 10).\(megabytes % 10) MB" }
  let gigabytes = rounded(bytes, to: 10_000_000)
  let hundredths = gigabytes % 100
  return "\(Phrase.number(gigabytes / 100)).\(hundredths < 10 ? "0" : "")\(hundredths) GB"
}

/// How many whole units the bytes are, half a unit counting as one.
private func rounded(_ bytes: UInt64, to unit: UInt64) -> UInt64 {
  let (quotient, rest) = bytes.quotientAndRemainder(dividingBy: unit)
  return quotient + (rest >= unit / 2 ? 1 : 0)
}
