import Diagnostics
import Disk
import Languages
import Model
import PropertyLists

/// More is no `.loctable`, and nobody is to run out of memory over it.
private let sizeLimit = 32 << 20

/// More languages than this have no names.
private let languageLimit = 1_000

/// Reads the `.loctable`s at those places, each for its component; by component, then file.
///
/// Fails with all that may not be read; any other damage is the table's own.
func readLanguageTables(
  _ files: [(component: Component.ID, file: BundlePath)],
  below root: borrowing Descriptor
) throws(Failure) -> [LanguageTable] {
  var problems: [Problem] = []
  var tables: [LanguageTable] = []
  var bytes: [UInt8] = []
  for (id, file) in files.sorted(by: { ($0.component, $0.file) < ($1.component, $1.file) }) {
    var table = LanguageTable(
      component: id,
      file: file,
      bytes: 0,
      keys: KeySpace(pool: [], starts: []),
      languages: []
    )
    do {
      try root.read(fileAt: file, into: &bytes, limit: sizeLimit)
      table.bytes = bytes.count
      table.fill(from: bytes)
    } catch  where error.isPermission {
      problems.append(Problem(error.description, advice: mustBeReadable))
    } catch {
      table.damage = error.isTooLarge ? "larger than 32 MB" : error.reason
    }
    tables.append(table)
  }
  guard problems.isEmpty else { throw Failure(.permission, problems) }
  return tables
}

extension LanguageTable {
  /// Takes over what a file says, or why the system reads nothing from it.
  fileprivate mutating func fill(from bytes: [UInt8]) {
    var text: [UInt8] = []
    var reading = LanguageTableReading(room: bytes.count)
    do throws(PropertyListError) {
      let format = try bytes.withUnsafeBufferPointer { (bytes) throws(PropertyListError) in
        try recognize(bytes, transcodingInto: &text)
      }
      try (text.isEmpty ? bytes : text).withUnsafeBufferPointer {
        (bytes) throws(PropertyListError) in
        try reading.read(bytes, format)
      }
    } catch {
      damage = error.reason
      position = error.position.map(TextPosition.init)
      return
    }
    languages = reading.languages.sorted { $0.key < $1.key }.map { name, isPresent in
      Language(name: name, isPresent: isPresent)
    }
    keys = reading.finish()
  }
}

/// What has been read of a file in which languages have dictionaries of keys.
private struct LanguageTableReading {
  private var keys = KeyIndex()

  /// By language, by key, whether it is there.
  private(set) var languages: [ByteName: [Bool]] = [:]

  /// How many more entries and bytes of keys there may be: entries that do not overlap take two bytes each, and keys may
  /// be shared among languages.
  private var entries: Int
  private var keyBytes: Int

  /// How many places all languages together may have for keys, whether they are there or not.
  private let placeLimit: Int

  init(room bytes: Int) {
    entries = bytes / 2
    keyBytes = 256 * bytes
    placeLimit = 8 * bytes
  }

  consuming func finish() -> KeySpace { keys.finish() }

  mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ format: PropertyList.Format
  ) throws(PropertyListError) {
    var reader = try TableReader(bytes, format)
    while let entry = try reader.next() {
      let name = ByteName(bytes: entry.key.utf8(from: bytes))
      // Where the texts come from is no language.
      guard name != "LocProvenance", !reader.firstWins || languages[name] == nil else { continue }
      if entry.kind == .dictionary {
        languages[name] = try keys(of: try DictionaryReader(entry, of: reader.dictionary))
      } else if name.tag != nil {
        languages[name] = []
      }
      guard languages.count * keys.count <= placeLimit else { throw .forged }
      guard languages.count <= languageLimit else {
        throw PropertyListError("more than \(Phrase.number(languageLimit)) languages")
      }
    }
    if let end = reader.truncation {
      throw PropertyListError(
        end.reason,
        position: SourcePosition(of: end.offset, in: bytes)
      )
    }
  }

  private mutating func keys(of table: DictionaryReader) throws(PropertyListError) -> [Bool] {
    var found: [TableEntry] = []
    var texts = 8 * table.bytes.count
    try table.read(into: &found) { _, text in
      entries -= 1
      texts -= text
      return entries >= 0 && texts >= 0
    }
    guard entries >= 0, texts >= 0 else { throw .forged }
    var isPresent: [Bool] = []
    var text: [UInt8] = []
    var guess: KeySpace.Index = 0
    for entry in found {
      text.removeAll(keepingCapacity: true)
      entry.key.append(from: table.bytes, to: &text)
      keyBytes -= text.count
      guard keyBytes >= 0,
        let number = text.withUnsafeBufferPointer({ keys.insert($0, guess: guess) })
      else { throw .forged }
      guess = number &+ 1
      let missing = Int(number) + 1 - isPresent.count
      if missing > 0 { isPresent.append(contentsOf: repeatElement(false, count: missing)) }
      isPresent[Int(number)] = true
    }
    return isPresent
  }
}

extension PropertyListError {
  fileprivate static let forged = PropertyListError(
    "its languages overlap, or have next to no keys in common"
  )
}
