import Model

/// How much it matters that one text takes an argument in another manner than the next.
enum ClassRelation: Int, Comparable {
  /// Both read the same, or one of them says nothing.
  case same
  /// One reads the number as signed, the other does not.
  case sign
  /// One reads more bytes of the number than the other.
  case width
  /// One reads something else altogether.
  case kind

  static func < (a: ClassRelation, b: ClassRelation) -> Bool { a.rawValue < b.rawValue }
}

extension ArgumentClass {
  func relation(to other: ArgumentClass) -> ClassRelation {
    if self == other || !isKnown || !other.isKnown { return .same }
    if let bits, let otherBits = other.bits { return bits == otherBits ? .sign : .width }
    return isDecimal && other.isDecimal ? .width : .kind
  }

  /// Whether it says what the argument is.
  var isKnown: Bool { self != .unused && self != .variable && self != .conflicting }

  /// The size of a whole number.
  var bits: Int? {
    switch self {
    case .int32, .uint32: 32
    case .int64, .uint64: 64
    default: nil
    }
  }

  var isUnsigned: Bool { self == .uint32 || self == .uint64 }

  private var isDecimal: Bool { self == .double || self == .longDouble }

  private var isNumber: Bool { bits != nil || isDecimal }

  /// Whether whatever is passed is followed as an address.
  private var isFollowed: Bool {
    switch self {
    case .object, .cString, .utf16String, .pascalString: true
    default: false
    }
  }
}

// What the classes are called in messages.
extension ArgumentClass {
  /// The specifier that stands for all of the class, without `%`.
  private var conversion: String {
    switch self {
    case .object: "@"
    case .int32: "d"
    case .uint32: "u"
    case .int64: "lld"
    case .uint64: "llu"
    case .double: "f"
    case .longDouble: "Lf"
    case .cString: "s"
    case .utf16String: "S"
    case .pointer: "p"
    case .pascalString: "P"
    case .count: "n"
    case .unused, .variable, .conflicting: ""
    }
  }

  /// `%lld`, or with a number `%1$lld`.
  func specifier(_ position: Int? = nil) -> String {
    "%" + (position.map { "\($0)$" } ?? "") + conversion
  }

  var meaning: String {
    switch self {
    case .object: "a text"
    case .int32, .uint32, .int64, .uint64: "a whole number"
    case .double, .longDouble: "a decimal number"
    case .cString: "a C string"
    case .utf16String: "a UTF-16 string"
    case .pointer: "an address"
    case .pascalString: "a Pascal string"
    case .count: "a counter"
    case .unused, .variable, .conflicting: "an argument"
    }
  }

  /// `'%@' (a text)`.
  func phrase(_ position: Int? = nil) -> String { "'\(specifier(position))' (\(meaning))" }

  /// Whether reading as this what was passed as something else can end the app.
  var canCrash: Bool { isFollowed || self == .count }

  /// What comes of reading as this what was passed as `other`; nil where nothing was passed.
  func consequence(insteadOf other: ArgumentClass?) -> String {
    if canCrash { return "this can crash" }
    let isWrong = isNumber && other?.isNumber ?? false
    return "users see a \(isWrong ? "wrong" : "meaningless") number"
  }
}
