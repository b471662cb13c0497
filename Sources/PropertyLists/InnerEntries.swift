/// The entries of all dictionaries inside of one value, as they were met on the way over it.
///
/// They are read from here, so that the file is gone through once and not once more for every level.
struct InnerEntries {
  private struct Noted {
    var entry: TableEntry

    /// The place behind this entry and all inside of its value.
    var next: Int
  }

  /// In the order of the file; an entry stands before those inside of its value.
  private var noted: [Noted] = []

  /// Whether there were more than are noted.
  private var isCut = false

  /// How many are noted, which keeps the memory small; larger values are read again.
  private static let limit = 4_096

  mutating func removeAll() {
    noted.removeAll(keepingCapacity: true)
    isCut = false
  }

  /// Notes an entry, or that it would be one too many.
  @inline(__always)
  mutating func note(_ entry: TableEntry) {
    guard noted.count < Self.limit else {
      isCut = true
      return
    }
    noted.append(Noted(entry: entry, next: noted.count + 1))
  }

  /// Notes an entry of which `read` reads the value, and gives it with its place.
  mutating func note(
    _ entry: TableEntry,
    reading read: (inout TableEntry, inout InnerEntries) throws(PropertyListError) -> Void
  ) throws(PropertyListError) -> TableEntry {
    let place = noted.count
    var entry = entry
    note(entry)
    try read(&entry, &self)
    guard place < noted.count else { return entry }
    if entry.kind == .dictionary { entry.inner = UInt32(place) + 1 }
    noted[place] = Noted(entry: entry, next: noted.count)
    return entry
  }

  /// Whether the entries of the dictionary that is the value of `entry` are all here.
  func holds(_ entry: TableEntry) -> Bool {
    guard !isCut, entry.inner > 0, entry.inner <= noted.count else { return false }
    // What was noted since belongs to another value.
    return noted[Int(entry.inner) - 1].entry.offset == entry.offset
  }

  /// Appends the entries of the dictionary at `place` as far as `isWanted` says, which is given the bytes of a key and of
  /// a value that is a text.
  func read(
    at place: UInt32,
    into entries: inout [TableEntry],
    while isWanted: (_ key: Int, _ text: Int) -> Bool
  ) {
    var at = Int(place)
    let end = noted[at - 1].next
    while at < end {
      let entry = noted[at].entry
      guard isWanted(entry.key.count, entry.textCount) else { return }
      entries.append(entry)
      at = noted[at].next
    }
  }
}
