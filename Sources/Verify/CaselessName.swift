import Model

/// A name as a volume takes it that does not mind the case of letters; names are equal that differ in case alone.
struct CaselessName: Hashable {
  /// In small letters.
  let text: String

  init(_ name: ByteName) { text = String(decoding: name.bytes, as: UTF8.self).lowercased() }

  init(_ path: BundlePath) { text = String(decoding: path.bytes, as: UTF8.self).lowercased() }
}

extension ByteName {
  /// Whether two names are the same to a volume that does not mind the case of letters.
  func differsAtMostInCase(from other: ByteName) -> Bool {
    self == other || CaselessName(self) == CaselessName(other)
  }
}
