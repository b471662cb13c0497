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
  /// Which specifier of its kind the file has is not known here, so that words name the kind and quotes show the rest.
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

  /// How a specifier of the class begins when it takes this argument: `'%1$...' for the whole number`.
  func numbered(_ position: Int) -> String {
    let noun = meaning.drop { $0 != " " }
    return "'%\(position)$\(self == .object ? "@" : "...")' for the\(noun)"
  }

  /// One of the classes with the same meaning.
  var kind: ArgumentClass {
    switch self {
    case .int32, .uint32, .int64, .uint64: .int32
    case .double, .longDouble: .double
    default: self
    }
  }

  /// Whether reading as this what was passed as something else can end the app.
  var canCrash: Bool { isFollowed || self == .count }

  /// What comes of reading as this what was passed as `other`; nil where nothing was passed.
  func consequence(insteadOf other: ArgumentClass?) -> String {
    if canCrash { return "this can crash" }
    let isWrong = isNumber && other?.isNumber ?? false
    return "users see a \(isWrong ? "wrong" : "meaningless") number"
  }
}
