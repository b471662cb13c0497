import Languages
import Model

/// What is wrong with what one entry takes, in the place where it matters most.
struct ArgumentDifference {
  enum Kind: Hashable {
    /// An argument is read as something else.
    case classes
    /// An argument is asked for that the reference does not supply.
    case extra
    /// A percent sign begins a placeholder.
    case unescaped
    /// All arguments are there, in an order that only numbers could make right.
    case order
    /// The value type of a plural and a text of it disagree.
    case valueType
    /// Specifiers with and without number stand in one text.
    case mixed
    /// Specifiers of one entry want one argument in two ways.
    case conflict
    /// A phrase lacks `${applicationName}`.
    case withoutName
    /// A phrase has a parameter that the reference does not have.
    case otherNames
    case width, sign
    /// An argument of the reference does not show.
    case dropped
    /// A parameter of the reference's phrase is not there.
    case droppedName
    /// The reference takes nothing, so that the text may never be formatted.
    case unformatted
    /// The same, where all that it takes may be meant as a percent sign.
    case doubtful
    /// A `%` that takes nothing.
    case stray
  }

  /// The check whose matter it is.
  enum Matter {
    case mismatch, width, dropped, stray
  }

  var kind: Kind

  /// The argument in question, from 1; 0 where there is none.
  var position = 0

  /// How the text reads it.
  var own = ArgumentClass.unused

  /// How the reference reads it.
  var other = ArgumentClass.unused

  /// How many arguments the reference supplies.
  var supplied = 0

  /// What the value type of the plural is, as written.
  var valueType: String?

  /// How to number the specifiers, or the names in question.
  var words: [String] = []

  /// Whether the entry contradicts itself, and `other` is how another of its texts, or the value type, reads it.
  var isWithin = false

  /// Whether the text has no other placeholders than percent signs that may be none.
  var isAlone = false

  /// The text in question, its specifiers as in `EntryRef.marked`, and the same of the reference.
  var path: [String] = []
  var marked: [Int] = []
  var otherPath: [String] = []
  var otherMarked: [Int] = []

  /// The plural category of the text.
  var category: PluralCategory? {
    // The name of a variant stands behind the key of its rule, a category behind the variable's name.
    guard path.count > 1, !path[path.count - 2].hasPrefix("NSString") else { return nil }
    return PluralCategory(rawValue: path[path.count - 1])
  }
}

extension ArgumentDifference.Kind {
  var matter: ArgumentDifference.Matter {
    switch self {
    case .classes, .extra, .unescaped, .order, .valueType, .mixed, .conflict, .withoutName,
      .otherNames:
      .mismatch
    case .width, .sign: .width
    case .dropped, .droppedName: .dropped
    case .unformatted, .doubtful, .stray: .stray
    }
  }
}

extension ArgumentDifference {
  /// Whether users see something wrong, at least where numbers are large.
  var isSerious: Bool { kind == .width || kind.matter == .mismatch }

  /// The greater, the worse.
  var weight: Int {
    switch kind {
    case .classes, .extra, .unescaped, .order, .valueType: own.canCrash ? 3 : 2
    case .conflict: own == .unused || own.canCrash ? 3 : 2
    case .withoutName, .width: 2
    default: 1
    }
  }

  /// For each text the worst, the first among equals, with the marks of all that are about the same two texts.
  static func worstOfEachText(_ all: [ArgumentDifference]) -> [ArgumentDifference] {
    var texts: [[String]: Int] = [:]
    var worst: [ArgumentDifference] = []
    for one in all {
      if let place = texts[one.path] {
        if one.weight > worst[place].weight { worst[place] = one }
      } else {
        texts[one.path] = worst.count
        worst.append(one)
      }
    }
    for one in all {
      guard let place = texts[one.path] else { continue }
      worst[place].marked += one.marked
      if one.otherPath == worst[place].otherPath { worst[place].otherMarked += one.otherMarked }
    }
    for place in worst.indices {
      worst[place].marked = Set(worst[place].marked).sorted()
      worst[place].otherMarked = Set(worst[place].otherMarked).sorted()
    }
    return worst
  }
}
