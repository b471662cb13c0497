/// A binary property list made by hand: objects as bytes, one byte for each offset and reference.
func binaryPropertyList(_ objects: [[UInt8]], top: UInt8 = 0) -> [UInt8] {
  var bytes = Array("bplist00".utf8)
  var offsets: [UInt8] = []
  for object in objects {
    offsets.append(UInt8(truncatingIfNeeded: bytes.count))
    bytes += object
  }
  let table = UInt8(truncatingIfNeeded: bytes.count)
  bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
  for number in [UInt8(objects.count), top, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
  return bytes
}
