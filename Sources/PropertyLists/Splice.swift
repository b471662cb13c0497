/// One change to the top-level dictionary of a property list.
package enum Splice: Hashable, Sendable {
  /// The string under `key` becomes `value`.
  case setString(key: String, value: String)

  /// Every string equal to one of `strings`, code unit by code unit, leaves the array under `key`.
  case removeStrings(key: String, strings: [String])
}

extension Splice {
  /// The bytes of the property list with the change made, and no other.
  package func applied(to bytes: [UInt8]) throws(SpliceError) -> [UInt8] {
    let list: PropertyList
    do { list = try PropertyList(parsing: bytes) } catch { throw .damaged(reason: error.reason) }
    guard list.isUTF8 else { throw .notUTF8 }
    guard let entries = list.root.entries else { throw .notADictionary }
    switch self {
    case .setString(let key, let value):
      let index = try index(of: key, in: entries, of: list.format)
      guard entries[index].value.string != nil else { throw .notAString(key: key) }
      switch list.format {
      case .binary:
        return try BinarySplice(bytes).setting(value: index, to: .string(Array(value.utf16)))
      case .xml: return XMLSplice(bytes).setting(entries[index].value, to: value)
      case .text: return TextSplice(bytes).setting(entries[index], to: value)
      }
    case .removeStrings(let key, let strings):
      let index = try index(of: key, in: entries, of: list.format)
      let array = entries[index].value
      guard let elements = array.elements else { throw .notAnArray(key: key) }
      let removed = try elements.indices(of: strings, key: key)
      switch list.format {
      case .binary:
        let kept = elements.indices.filter { !removed.contains($0) }.map { elements[$0].place }
        return try BinarySplice(bytes).setting(value: index, to: .array(kept))
      case .xml: return XMLSplice(bytes).removing(removed, from: elements)
      case .text: return TextSplice(bytes).removing(removed, from: array, elements)
      }
    }
  }

  /// The entry of the key that counts: of equal ones the first in a binary property list, else the last.
  private func index(
    of key: String,
    in entries: [Node.Entry],
    of format: PropertyList.Format
  ) throws(SpliceError) -> Int {
    let isMatch: (Node.Entry) -> Bool = { $0.key.utf8.elementsEqual(key.utf8) }
    let index =
      switch format {
      case .binary: entries.firstIndex(where: isMatch)
      case .xml, .text: entries.lastIndex(where: isMatch)
      }
    guard let index else { throw .missingKey(key) }
    return index
  }
}

extension [Node] {
  /// The places of the elements that are one of the strings, each of which must be there.
  fileprivate func indices(of strings: [String], key: String) throws(SpliceError) -> Set<Int> {
    var found: Set<Int> = []
    for string in strings {
      let matches = indices.filter { self[$0].string?.utf8.elementsEqual(string.utf8) == true }
      guard !matches.isEmpty else { throw .notInArray(key: key, string: string) }
      found.formUnion(matches)
    }
    return found
  }
}
