package import Model

/// Sums up what formats take, one after the other, in one array that is used again.
package struct FormatReader {
  /// What the format read last takes.
  package private(set) var placeholders = Placeholders()

  /// The arguments that specifiers ask for which may not be meant.
  private var doubts: [(position: Int, argument: ArgumentClass)] = []

  package init() {}

  /// Reads a format in UTF-8 up to its end.
  package mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    read(text) { _ in }
  }

  /// Reads a format, and gives each of its specifiers to `body`.
  mutating func read(_ text: UnsafeBufferPointer<UInt8>, _ body: (Specifier) -> Void) {
    placeholders.classes.removeAll(keepingCapacity: true)
    if !doubts.isEmpty {
      doubts.removeAll(keepingCapacity: true)
      placeholders.doubtful.removeAll(keepingCapacity: true)
    }
    // Sums of numbers, since those of option sets are slow across modules.
    var flags: UInt8 = 0
    var (isNumbered, isUnnumbered, isMeant) = (false, false, false)
    var scanner = FormatScanner(text)
    while let specifier = scanner.next() {
      body(specifier)
      switch specifier.kind {
      case .percent: continue
      case .stray: flags |= Placeholders.Flags.stray.rawValue
      case .argument:
        if specifier.isDoubtful, specifier.positions.count == 1 {
          doubts.append((specifier.position, specifier.argument))
          continue
        }
        isNumbered = isNumbered || specifier.isNumbered
        isUnnumbered = isUnnumbered || specifier.isUnnumbered
        isMeant = isMeant || !specifier.isDoubtful
        if specifier.width != 0 { take(.int32, at: specifier.width) }
        if specifier.precision != 0 { take(.int32, at: specifier.precision) }
        take(specifier.argument, at: specifier.position)
      }
    }
    if !doubts.isEmpty {
      if !isNumbered { for doubt in doubts { take(doubt.argument, at: doubt.position) } }
      if isMeant { placeholders.doubtful.append(contentsOf: doubts.map(\.position)) }
      if isNumbered { flags |= Placeholders.Flags.numbered.rawValue }
    }
    if isNumbered, isUnnumbered { flags |= Placeholders.Flags.mixed.rawValue }
    if !placeholders.classes.isEmpty, !isMeant { flags |= Placeholders.Flags.doubtful.rawValue }
    placeholders.flags = Placeholders.Flags(rawValue: flags)
  }

  private mutating func take(_ argument: ArgumentClass, at position: Int) {
    while placeholders.classes.count < position { placeholders.classes.append(.unused) }
    placeholders.classes[position - 1] = placeholders.classes[position - 1].joined(with: argument)
  }
}

extension ArgumentClass {
  /// What two specifiers of one text take together at one position.
  ///
  /// `%1$d` and `%1$x` take the same. What a variable takes is said elsewhere, so that another specifier's class stands.
  fileprivate func joined(with other: ArgumentClass) -> ArgumentClass {
    switch (self, other) {
    case (.unused, _), (.variable, _): other
    case (_, .variable): self
    case (.int32, .uint32), (.uint32, .int32): .int32
    case (.int64, .uint64), (.uint64, .int64): .int64
    default: self == other ? self : .conflicting
    }
  }
}

/// What a text takes when it is used as a format.
package func placeholders(of text: String) -> Placeholders {
  var text = text
  var reader = FormatReader()
  text.withUTF8 { reader.read($0) }
  return reader.placeholders
}
