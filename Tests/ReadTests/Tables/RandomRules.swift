/// A value made up at random: texts in dictionaries in dictionaries, as a stringsdict has them, and lists.
indirect enum RandomValue {
  case text(String)
  case list([RandomValue])
  /// Keys are unlike one another however they are spelled.
  case dictionary([(key: String, value: RandomValue)])

  private static let keys = [
    "NSStringLocalizedFormatKey", "NSStringFormatSpecTypeKey", "count", "zero", "one", "few",
    "many",
    "other", "größe", "😀", "a key", "\"", "<&>", "",
  ]

  init(_ random: inout Seeded, depth: Int = 0) {
    guard depth > 0 else {
      let keys = (0..<Int.random(in: 0..<12, using: &random)).map { "key \($0)" }
      self = .dictionary(Self.entries(of: keys + Self.keys, &random, depth: depth))
      return
    }
    switch Int.random(in: 0..<(depth < 4 ? 8 : 5), using: &random) {
    case 5, 6: self = .dictionary(Self.entries(of: Self.keys, &random, depth: depth))
    case 7:
      let elements = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
        RandomValue(&random, depth: depth + 1)
      }
      self = .list(elements)
    default: self = .text(RandomTable.text(&random))
    }
  }

  private static func entries(
    of keys: [String],
    _ random: inout Seeded,
    depth: Int
  ) -> [(key: String, value: RandomValue)] {
    let some = keys.shuffled(using: &random).prefix(Int.random(in: 0...keys.count, using: &random))
    return some.map { ($0, RandomValue(&random, depth: depth + 1)) }
  }

  /// The same in a form that can be compared.
  var plain: PlainValue {
    switch self {
    case .text(let text): .text(text)
    case .list(let elements): .list(elements.map(\.plain))
    case .dictionary(let entries):
      .dictionary(
        Dictionary(uniqueKeysWithValues: entries.map { (Array($0.key.utf8), $0.value.plain) })
      )
    }
  }
}

extension RandomValue {
  /// The text form, with comments and white space at random.
  func text(_ random: inout Seeded) -> String {
    let spaces = ["", " ", "\n", "\r\n", "/* ; } */", "// {\n"]
    var text = String.UnicodeScalarView()
    func add(_ more: String) {
      text.append(contentsOf: (more + (spaces.randomElement(using: &random) ?? "")).unicodeScalars)
    }
    switch self {
    case .text(let value): RandomTable.quote(value, &text, &random)
    case .list(let elements):
      add("(")
      for (index, element) in elements.enumerated() {
        add(element.text(&random))
        // The comma behind the last may stand or not.
        if index + 1 < elements.count || Bool.random(using: &random) { add(",") }
      }
      add(")")
    case .dictionary(let entries):
      add("{")
      for (key, value) in entries {
        RandomTable.quote(key, &text, &random)
        add("")
        add("=")
        add(value.text(&random))
        add(";")
      }
      add("}")
    }
    return String(text)
  }

  /// XML, with references, `CDATA` sections and comments at random.
  func xml(_ random: inout Seeded) -> String {
    let space = ["", "\n\t", "<!-- <key> -->", "<?pi?>"].randomElement(using: &random) ?? ""
    switch self {
    case .text(let value):
      return "\(space)<string>\(RandomTable.escape(value, &random))</string>"
    case .list(let elements):
      return "\(space)<array>\(elements.map { $0.xml(&random) }.joined())</array>"
    case .dictionary(let entries):
      let pairs = entries.map { key, value in
        "<key>\(RandomTable.escape(key, &random))</key>\(value.xml(&random))"
      }
      return "\(space)<dict>\(pairs.joined())\(space)</dict>"
    }
  }

  /// A binary property list, in which some equal texts and lists are one object and some texts of ASCII are wide.
  func binary(_ random: inout Seeded) -> [UInt8] {
    var objects: [[UInt8]] = []
    let top = add(to: &objects, &random)
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    bytes += offsets.flatMap { bigEndian(UInt32($0), 4) } + [0, 0, 0, 0, 0, 0, 4, 2]
    for number in [objects.count, top, table] {
      bytes += bigEndian(0, 4) + bigEndian(UInt32(number), 4)
    }
    return bytes
  }

  /// Appends the objects of the value, and gives the number of the last.
  private func add(to objects: inout [[UInt8]], _ random: inout Seeded) -> Int {
    func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
      count < 15 ? [kind | UInt8(count)] : [kind | 15, 0x11] + bigEndian(UInt32(count), 2)
    }
    func references(_ numbers: [Int]) -> [UInt8] { numbers.flatMap { bigEndian(UInt32($0), 2) } }
    let object: [UInt8]
    switch self {
    case .text(let text):
      // An empty text must not be wide.
      let mayBeNarrow = text.utf8.allSatisfy { $0 < 0x80 }
      let isNarrow = text.isEmpty || (mayBeNarrow && Int.random(in: 0..<4, using: &random) > 0)
      object =
        isNarrow
        ? marker(0x50, text.utf8.count) + Array(text.utf8)
        : marker(0x60, text.utf16.count) + text.utf16.flatMap { bigEndian(UInt32($0), 2) }
    case .list(let elements):
      let numbers = elements.map { $0.add(to: &objects, &random) }
      object = marker(0xA0, elements.count) + references(numbers)
    case .dictionary(let entries):
      let keys = entries.map { RandomValue.text($0.key).add(to: &objects, &random) }
      let values = entries.map { $0.value.add(to: &objects, &random) }
      object = marker(0xD0, entries.count) + references(keys + values)
    }
    if Bool.random(using: &random), let number = objects.firstIndex(of: object) { return number }
    objects.append(object)
    return objects.count - 1
  }
}
