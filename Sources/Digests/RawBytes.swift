/// Calls `body` with the bytes of a collection, which are copied only where they do not lie together.
func withRawBytes(
  of bytes: some Collection<UInt8>,
  _ body: (UnsafeRawBufferPointer) -> Void
) {
  let isDone: Void? = bytes.withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) }
  if isDone == nil { Array(bytes).withUnsafeBytes(body) }
}
