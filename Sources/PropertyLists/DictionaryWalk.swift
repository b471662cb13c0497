/// Walks over the dictionaries of a property list one step at a time and without a tree, for lists that are too large
/// for one.
///
/// An error means that the system reads nothing from the file.
package struct DictionaryWalk {
  package enum Step {
    /// The value of this key is a dictionary, and what follows lies in it.
    case enter(RawText)
    /// The dictionary that was entered last ends here.
    case leave
    case value(RawText, Value)
  }

  package enum Value {
    case text(RawText)
    case boolean(Bool)
    case number(Double)
    case data(RawData)
    /// A list, date or the like, which was gone past.
    case other
  }

  /// What the texts are places in.
  package let bytes: UnsafeBufferPointer<UInt8>
  private var xml: XMLDictionaryWalk?
  private var binary: BinaryDictionaryWalk?

  /// Whether of a repeated key the first counts, not the last (tables.md 3.3).
  package let firstWins: Bool

  /// Begins in the outermost dictionary of what `recognize` was given, or of the text that it made of it.
  ///
  /// The old text form, which can say neither booleans nor numbers, is refused.
  package init(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ format: PropertyList.Format
  ) throws(PropertyListError) {
    self.bytes = bytes
    firstWins = format == .binary
    switch format {
    case .text: throw PropertyListError("neither XML nor a binary property list")
    case .xml: xml = try XMLDictionaryWalk(bytes)
    case .binary: binary = try BinaryDictionaryWalk(bytes)
    }
  }

  /// The next step; nil at the end of the outermost dictionary.
  package mutating func next() throws(PropertyListError) -> Step? {
    firstWins ? try binary?.next() : try xml?.next()
  }
}
