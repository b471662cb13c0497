/// A change to a binary property list that copies every object it already has.
///
/// One object is appended, and one reference of the top-level dictionary, which led to the old value, leads to it. The
/// old value stays, since other objects may refer to it. All other bytes of objects are copied, in their order; where
/// one more object makes references too narrow, all of them are widened. Bytes between objects are left out.
struct BinarySplice {
  private let layout: BinarySpliceLayout

  init(_ bytes: [UInt8]) throws(SpliceError) { layout = try BinarySpliceLayout(bytes) }

  /// The bytes of the changed property list.
  func applying(_ change: Splice) throws(SpliceError) -> [UInt8] {
    let root = try layout.object(layout.top)
    guard root.kind == .dictionary else { throw .notADictionary }
    let slot = try slot(of: change.key, in: root)
    let old = try layout.object(layout.reference(slot, of: root))
    switch change {
    case .setString(let key, let value):
      guard old.kind.isString else { throw .notAString(key: key) }
      return try written(pointing: slot, to: .string(Array(value.utf16)))
    case .removeStrings(let key, let strings):
      guard old.kind == .array else { throw .notAnArray(key: key) }
      let kept = try references(of: old, without: strings, key: key)
      return try written(pointing: slot, to: .array(kept))
    }
  }

  /// The index, among the references of the dictionary, of the one that leads to the value of `key`.
  ///
  /// Of equal keys the first counts, as it does for the system.
  private func slot(of key: String, in root: BinarySpliceLayout.Object) throws(SpliceError) -> Int {
    let count = root.referenceCount / 2
    for index in 0..<count {
      let name = try layout.object(layout.reference(index, of: root))
      if layout.text(of: name)?.elementsEqual(key.utf16) == true { return count + index }
    }
    throw .missingKey(key)
  }

  private func references(
    of array: BinarySpliceLayout.Object,
    without strings: [String],
    key: String
  ) throws(SpliceError) -> [Int] {
    let unwanted = strings.map { Array($0.utf16) }
    var found: Set<[UInt16]> = []
    var kept: [Int] = []
    for index in 0..<array.referenceCount {
      let reference = try layout.reference(index, of: array)
      let text = layout.text(of: try layout.object(reference))
      if let text, unwanted.contains(text) { found.insert(text) } else { kept.append(reference) }
    }
    for (string, units) in zip(strings, unwanted) where !found.contains(units) {
      throw .notInArray(key: key, string: string)
    }
    return kept
  }
}

// MARK: - Writing

extension BinarySplice {
  /// An object that the property list did not have.
  private enum NewObject {
    case string([UInt16])
    case array([Int])
  }

  private func written(pointing slot: Int, to new: NewObject) throws(SpliceError) -> [UInt8] {
    let count = layout.offsets.count + 1
    let width = width(for: count, atLeast: layout.referenceSize)
    var output = Array(layout.bytes.prefix(8))
    output.reserveCapacity(layout.bytes.count + 256)
    var offsets = try copyObjects(to: &output, pointing: slot, width: width)
    offsets.append(output.count)
    append(new, to: &output, width: width)

    let table = output.count
    let offsetSize = self.width(for: table, atLeast: layout.offsetSize)
    for offset in offsets { output.append(offset, width: offsetSize) }
    output += layout.trailerStart
    output += [UInt8(offsetSize), UInt8(width)]
    for field in [count, layout.top, table] { output.append(field, width: 8) }
    return output
  }

  /// Copies all objects in the order in which they lie, and gives their new places by number.
  private func copyObjects(
    to output: inout [UInt8],
    pointing slot: Int,
    width: Int
  ) throws(SpliceError) -> [Int] {
    // Only objects that lie in one another can need more room than their references gain.
    let limit = 2 * layout.bytes.count
    var offsets = layout.offsets
    var last: (old: Int, new: Int)?
    for number in layout.offsets.indices.sorted(by: { layout.offsets[$0] < layout.offsets[$1] }) {
      let old = layout.offsets[number]
      guard old != last?.old else {
        offsets[number] = last?.new ?? old
        continue
      }
      let object = try layout.object(number)
      offsets[number] = output.count
      last = (old, output.count)
      guard object.end - old <= limit - output.count else {
        throw .damaged(reason: "its objects overlap")
      }
      output += layout.bytes[old..<object.referencesStart]
      let isRoot = old == layout.offsets[layout.top]
      for index in 0..<object.referenceCount {
        let reference = try layout.reference(index, of: object)
        output.append(isRoot && index == slot ? offsets.count : reference, width: width)
      }
    }
    return offsets
  }

  private func append(_ new: NewObject, to output: inout [UInt8], width: Int) {
    switch new {
    case .string(let units) where units.allSatisfy { $0 < 0x80 }:
      appendMarker(0x50, count: units.count, to: &output)
      output += units.map { UInt8(truncatingIfNeeded: $0) }
    case .string(let units):
      appendMarker(0x60, count: units.count, to: &output)
      for unit in units { output.append(Int(unit), width: 2) }
    case .array(let references):
      appendMarker(0xA0, count: references.count, to: &output)
      for reference in references { output.append(reference, width: width) }
    }
  }

  /// Appends the first byte of an object, and its count where that has no room in it.
  private func appendMarker(_ marker: UInt8, count: Int, to output: inout [UInt8]) {
    guard count >= 15 else {
      output.append(marker | UInt8(count))
      return
    }
    let width = width(for: count, atLeast: 1)
    output += [marker | 15, 0x10 | UInt8(width.trailingZeroBitCount)]
    output.append(count, width: width)
  }

  /// The least number of bytes, of those that every reader knows, whose largest value is above `limit`.
  ///
  /// CFBinaryPList.c refuses widths whose largest value is not above the count of objects or the place of the table.
  private func width(for limit: Int, atLeast least: Int) -> Int {
    ([least] + [1, 2, 4].filter { $0 > least }).first { limit >> (8 * $0) == 0 } ?? 8
  }
}

extension [UInt8] {
  /// Appends the number in so many bytes, the highest first.
  fileprivate mutating func append(_ number: Int, width: Int) {
    for byte in (0..<width).reversed() {
      append(byte < 8 ? UInt8(truncatingIfNeeded: number >> (8 * byte)) : 0)
    }
  }
}
