/// Why a property list cannot be changed in place.
package enum SpliceError: Error, Hashable, Sendable {
  /// The bytes are no property list; the reason is a phrase for the end of a sentence.
  case damaged(reason: String)

  /// The text would have to be converted, and so rewritten as a whole.
  case notUTF8

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
    case .notUTF8: "is no UTF-8 text, and no other encoding can be edited in place"
    case .notADictionary: "holds no dictionary"
    case .missingKey(let key): "has no '\(key)'"
    case .notAString(let key): "has a '\(key)' that is no string"
    case .notAnArray(let key): "has a '\(key)' that is no array"
    case .notInArray(let key, let string): "has no '\(string)' in '\(key)'"
    }
  }
}
