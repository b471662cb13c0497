/// One change to the top-level dictionary of a property list.
package enum Splice: Hashable, Sendable {
  /// The string under `key` becomes `value`.
  case setString(key: String, value: String)

  /// Every string equal to one of `strings`, code unit by code unit, leaves the array under `key`.
  case removeStrings(key: String, strings: [String])

  /// The key that the change is about.
  package var key: String {
    switch self {
    case .setString(let key, _), .removeStrings(let key, _): key
    }
  }
}

/// Why a property list cannot be changed in place.
package enum SpliceError: Error, Hashable, Sendable {
  /// The bytes are no property list; the reason is a phrase for the end of a sentence.
  case damaged(reason: String)

  /// The text is in an encoding that a change would have to convert, and so rewrite as a whole.
  case notUTF8(encoding: String)

  case notADictionary
  case missingKey(String)
  case notAString(key: String)
  case notAnArray(key: String)

  /// The array under `key` does not hold the string that is to leave it.
  case notInArray(key: String, string: String)
}

extension SpliceError: CustomStringConvertible {
  /// What is wrong, as a clause without its subject, the file: "has no 'CFBundleLocalizations'".
  package var description: String {
    switch self {
    case .damaged(let reason): "is no readable property list: \(reason)"
    case .notUTF8(let encoding): "is \(encoding), and only UTF-8 can be edited in place"
    case .notADictionary: "holds no dictionary"
    case .missingKey(let key): "has no '\(key)'"
    case .notAString(let key): "has a '\(key)' that is no string"
    case .notAnArray(let key): "has a '\(key)' that is no array"
    case .notInArray(let key, let string): "has no '\(string)' in '\(key)'"
    }
  }
}

extension Splice {
  /// The bytes of the property list with the change made, and no other.
  package func applied(to bytes: [UInt8]) throws(SpliceError) -> [UInt8] {
    try BinarySplice(bytes).applying(self)
  }
}
