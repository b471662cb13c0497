extension LocalizedResource {
  /// The names that a table must have to translate the texts in it, the longest last.
  ///
  /// None where it is no nib, storyboard or definition of intents. What stands behind the first dot may be the suffix, or
  /// all behind the last.
  package var tableNames: [BundlePath] {
    guard kind == .nibs || name.name.hasSuffix(".intentdefinition") else { return [] }
    let bytes = name.bytes
    return bytes.indices.filter { bytes[$0] == UInt8(ascii: ".") }
      .map { BundlePath(bytes: bytes[..<$0]) }
  }
}
