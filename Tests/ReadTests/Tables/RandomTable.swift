/// Random numbers that are the same in every run.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

/// A table made up at random, and what it looks like in each format.
struct RandomTable {
  var entries: [(key: String, value: String)]

  static let alphabet = Array(
    "%@%d$1abcXYZ019 _-.$/:'\"\\{}()<>&;=#,\n\r\t\u{7}éßÅ\u{301}юゴ☃😀\u{2028}\u{A0}\u{200B}\u{0}"
      .unicodeScalars
  )

  init(_ random: inout Seeded) {
    var keys: Set<[UInt8]> = []
    entries = []
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      let key = Self.text(&random)
      // Swift takes different spellings of a character for equal; the system and this reader do not.
      guard keys.insert(Array(key.utf8)).inserted else { continue }
      let value = Int.random(in: 0..<4, using: &random) == 0 ? key : Self.text(&random)
      entries.append((key, value))
    }
  }

  static func text(_ random: inout Seeded) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...20, using: &random) {
      if let scalar = alphabet.randomElement(using: &random) { text.append(scalar) }
    }
    return String(text)
  }
}

extension RandomTable {
  /// The text form, with comments, white space and spellings at random.
  func text(_ random: inout Seeded) -> String {
    var text = String.UnicodeScalarView()
    func add(_ more: String) { text.append(contentsOf: more.unicodeScalars) }
    func space() {
      let spaces = ["", " ", "\n", "\r\n", "\u{2029}", "/* \" ; */", "// ' {\n", "//\u{2028}"]
      if let space = spaces.randomElement(using: &random) { add(space) }
    }
    // A zero among the first two bytes would mean UTF-16.
    add(" ")
    space()
    for (key, value) in entries {
      quote(key, &text, &random)
      space()
      if key.utf8.elementsEqual(value.utf8), Bool.random(using: &random) {
        add(";")
      } else {
        add("=")
        space()
        quote(value, &text, &random)
        space()
        add(";")
      }
      space()
    }
    return String(text)
  }

  private func quote(
    _ value: String,
    _ text: inout String.UnicodeScalarView,
    _ random: inout Seeded
  ) {
    let mark: Unicode.Scalar = Bool.random(using: &random) ? "\"" : "'"
    text.append(mark)
    for scalar in value.unicodeScalars {
      let mustEscape = scalar == mark || scalar == "\\"
      if mustEscape {
        text.append("\\")
        text.append(scalar)
      } else if Int.random(in: 0..<5, using: &random) == 0 {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: Bool.random(using: &random))
          let zeros = String(repeating: "0", count: 4 - digits.count)
          text.append(contentsOf: "\\U\(zeros)\(digits)".unicodeScalars)
        }
      } else {
        text.append(scalar)
      }
    }
    text.append(mark)
  }

  /// XML, with references and `CDATA` sections at random.
  func xml(_ random: inout Seeded) -> String {
    var xml =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- <dict> -->\n<plist version=\"1.0\">\n<dict>\n"
    for (key, value) in entries {
      xml += "\t<key>\(escape(key, &random))</key>\n\t<string>\(escape(value, &random))</string>\n"
    }
    return xml + "</dict>\n</plist>\n"
  }

  private func escape(_ value: String, _ random: inout Seeded) -> String {
    var text = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": text += ["&amp;", "&#38;", "<![CDATA[&]]>"].randomElement(using: &random) ?? ""
      case "<": text += ["&lt;", "&#x3c;", "<![CDATA[<]]>"].randomElement(using: &random) ?? ""
      default:
        if Int.random(in: 0..<8, using: &random) == 0 {
          text += "&#x\(String(scalar.value, radix: 16));"
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return text
  }

  /// A binary property list, in which equal texts are one object.
  func binary() -> [UInt8] {
    var objects: [[UInt8]] = [[]]
    var numbers: [[UInt8]: Int] = [:]
    func number(_ text: String) -> Int {
      if let number = numbers[Array(text.utf8)] { return number }
      let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
      let count = isASCII ? text.utf8.count : text.utf16.count
      let kind: UInt8 = isASCII ? 0x50 : 0x60
      var object = count < 15 ? [kind | UInt8(count)] : [kind | 15, 0x10, UInt8(count)]
      if isASCII {
        object += Array(text.utf8)
      } else {
        for unit in text.utf16 { object += [UInt8(unit >> 8), UInt8(unit & 255)] }
      }
      numbers[Array(text.utf8)] = objects.count
      objects.append(object)
      return objects.count - 1
    }
    let keys = entries.map { number($0.key) }
    let values = entries.map { number($0.value) }
    let count = UInt8(entries.count)
    objects[0] =
      (count < 15 ? [0xD0 | count] : [0xDF, 0x10, count]) + (keys + values).map { UInt8($0) }
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for offset in offsets { bytes += [UInt8(offset >> 8), UInt8(offset & 255)] }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [objects.count, 0, table] {
      bytes += [0, 0, 0, 0, 0, 0, UInt8(number >> 8), UInt8(number & 255)]
    }
    return bytes
  }
}

/// A text in every encoding that the system reads.
func encodings(of text: String) -> [[UInt8]] {
  let marked = "\u{FEFF}" + text
  let big: [UInt8] = marked.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
  let little: [UInt8] = marked.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
  let wide: [[UInt8]] = marked.unicodeScalars.map {
    [
      UInt8($0.value >> 24), UInt8($0.value >> 16 & 255), UInt8($0.value >> 8 & 255),
      UInt8($0.value & 255),
    ]
  }
  return [
    Array(text.utf8), Array(marked.utf8), big, little, Array(wide.joined()),
    Array(wide.map { Array($0.reversed()) }.joined()),
  ]
}
