/// Finds the texts that are values of a binary table, in time that does not pass a multiple of the file's size.
///
/// Keys may share one long text, so that all values together are longer than the file; each is then looked at once.
struct BinaryTexts {
  private let objects: BinaryObjects

  /// How many more bytes are looked at without remembering it, as is quicker.
  private var room: Int

  /// How many more bytes there may be in texts that are remembered; those of a good file have fewer than it.
  private var budget: Int

  /// By object.
  private var known: [Int: RawText] = [:]

  init(_ objects: BinaryObjects) {
    self.objects = objects
    room = 4 * objects.bytes.count
    budget = 4 * objects.bytes.count
  }

  mutating func text(
    of object: Int,
    _ header: BinaryObjects.Header
  ) throws(PropertyListError) -> RawText {
    room -= header.length
    guard room < 0 else { return objects.text(header) }
    if let text = known[object] { return text }
    budget -= header.length
    guard budget >= 0 else { throw .overlap }
    let text = objects.text(header)
    known[object] = text
    return text
  }
}
