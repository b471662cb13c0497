import Languages
import Model

extension ArgumentFindings {
  /// What is wrong with an entry, as far as a message tells it: what has the same can be told in one.
  struct Trait: Hashable {
    private enum Origin: Hashable {
      case source, key, majority, itself
      /// The localization of the file.
      case first(Int?)
    }

    private var origin: Origin
    private var kind: ArgumentDifference.Kind
    private var own: ArgumentClass
    private var other: ArgumentClass
    private var position: Int
    private var supplied: Int
    private var valueType: String?
    private var words: [String]
    private var isWithin: Bool
    private var category: String?

    init(of fault: Fault, in judged: JudgedTable) {
      let difference = fault.difference
      kind = difference.kind
      let isOfSize = kind.matter == .width
      own = isOfSize ? difference.own : difference.own.kind
      other = isOfSize ? difference.other : difference.other.kind
      let namesPosition = kind == .extra || kind == .dropped || own == .unused
      position = namesPosition ? difference.position : 0
      supplied = namesPosition ? difference.supplied : 0
      valueType = difference.valueType
      words = difference.words
      isWithin = difference.isWithin
      category = kind == .dropped ? difference.category?.rawValue : nil
      guard difference.needsReference else {
        origin = .itself
        return
      }
      switch fault.issue.origin {
      case .source: origin = .source
      case .key: origin = .key
      case .majority: origin = .majority
      case .first(let row): origin = .first(judged.table.rows[row].localization)
      case .itself: origin = .itself
      }
    }
  }
}

extension ArgumentDifference {
  /// Whether it is only wrong beside what it was compared with.
  var needsReference: Bool {
    switch kind {
    case .valueType, .mixed, .conflict, .withoutName, .unescaped, .doubtful, .stray: false
    case .classes, .extra, .order, .otherNames, .width, .sign, .dropped, .droppedName,
      .unformatted:
      !isWithin
    }
  }
}
