extension XMLScanner {
  /// Reads the next entry of a dictionary, whose value lies inside of `depth` others, in any spelling; nil at its end.
  ///
  /// Notes the entry and those inside of its value.
  mutating func entry(
    depth: Int,
    noting inner: inout InnerEntries
  ) throws(PropertyListError) -> TableEntry? {
    guard let key = try key() else {
      try closeTag(.dict)
      return nil
    }
    try skipMisc()
    let start = at
    guard let (tag, isEmpty) = try openTag() else { throw missingValue(of: key.raw) }
    var entry = TableEntry(key: key.raw, value: .empty, kind: .text, offset: key.start)
    guard depth < nestingLimit else { throw nestedTooDeep }
    if tag == .string || tag == .key {
      if !isEmpty { entry.value = try text(of: tag) }
      inner.note(entry)
      return entry
    }
    return try inner.note(entry) { (entry, inner) throws(PropertyListError) in
      entry.kind = try skipValue(of: tag, isEmpty: isEmpty, depth: depth, noting: &inner)
      entry.value = RawText(start, at, .plain)
    }
  }

  /// Goes past what follows a start tag, and notes the entries of the dictionaries in it.
  private mutating func skipValue(
    of tag: XMLTag,
    isEmpty: Bool,
    depth: Int,
    noting inner: inout InnerEntries
  ) throws(PropertyListError) -> TableEntry.Kind {
    guard depth < nestingLimit else { throw nestedTooDeep }
    switch tag {
    case .plist:
      guard !isEmpty, let (tag, isEmpty) = try openTag() else { throw error("an empty <plist>") }
      let kind = try skipValue(of: tag, isEmpty: isEmpty, depth: depth + 1, noting: &inner)
      try skipMisc()
      try closeTag(.plist)
      return kind
    case .dict:
      if !isEmpty { try skipEntries(depth: depth + 1, noting: &inner) }
      return .dictionary
    case .array:
      guard !isEmpty else { return .other }
      while let (tag, isEmpty) = try openTag() {
        _ = try skipValue(of: tag, isEmpty: isEmpty, depth: depth + 1, noting: &inner)
      }
      try closeTag(.array)
    case .string, .key:
      if !isEmpty { _ = try text(of: tag) }
      return .text
    case .true, .false:
      if !isEmpty { try closeTag(tag) }
    case .data, .date, .integer, .real:
      try scalar(of: tag, isEmpty: isEmpty)
    }
    return .other
  }

  private mutating func skipEntries(
    depth: Int,
    noting inner: inout InnerEntries
  ) throws(PropertyListError) {
    var entry = TableEntry.none
    while true {
      if depth < nestingLimit, try commonEntry(&entry) {
        inner.note(entry)
      } else if try self.entry(depth: depth, noting: &inner) == nil {
        return
      }
    }
  }
}
