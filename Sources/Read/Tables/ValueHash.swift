/// A number that equal texts share, never 0 and the same in every run.
func valueHash(of text: UnsafeBufferPointer<UInt8>) -> UInt32 {
  let wide = hash(text, 0x9E37_79B9_7F4A_7C15)
  return max(1, UInt32(truncatingIfNeeded: wide ^ wide >> 32))
}
