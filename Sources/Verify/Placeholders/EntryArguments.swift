import Languages
import Model

/// What an entry takes, with all its texts read together.
struct EntryArguments {
  /// A place that takes an argument.
  struct Use {
    /// The way to the text, as in `EntryRef.path`.
    var path: [String]
    /// The argument as the text counts it, from 1.
    var place: Int
    /// The argument of the entry, from 1.
    var position: Int
    var argument: ArgumentClass
    /// Whether it may be no more than a percent sign.
    var isDoubtful = false
    /// Where it is no specifier but the value type of a plural: what stands there.
    var valueType: String?
  }

  /// One text, or one choice among the texts of a plural, and which arguments a user sees in it.
  struct Shown {
    var path: [String]
    /// The category, where the choice is another than `other`.
    var category: PluralCategory?
    var positions: Set<Int>
  }

  /// What the entry says in one width or on one device, or at all.
  struct Form {
    /// The way to it; empty where the entry has no variants.
    var path: [String]
    var shown: [Shown]
  }

  /// Something about the specifiers of one text.
  struct Remark {
    var path: [String]
    var placeholders: Placeholders
  }

  /// The texts before the value type of their variable.
  var uses: [Use] = []
  var forms: [Form] = []

  /// Of the texts with any flag or conflict.
  var remarks: [Remark] = []

  /// The names in a phrase of App Shortcuts.
  var names: [String]?

  /// Whether it is nothing that the system can use.
  var isMalformed = false

  /// Whether arguments are asked for by more than `% ` and a letter.
  var isFormat = false

  /// Whether percent signs before a space are passed over, which the system takes for placeholders.
  let isAsMeant: Bool

  /// Whether a placeholder in it may be no more than a percent sign.
  var isDoubted: Bool {
    remarks.contains { $0.placeholders.flags.contains(.doubtful) } || mixesDoubts
  }

  /// The same where other placeholders are meant.
  var mixesDoubts: Bool { remarks.contains { !$0.placeholders.doubtful.isEmpty } }

  /// Whether a `%` in it may be no more than a percent sign.
  var hasLoosePercent: Bool {
    remarks.contains { !$0.placeholders.flags.isDisjoint(with: [.stray, .doubtful]) }
  }
}

extension EntryArguments {
  init(of cell: Cell, in table: Table, asMeant isAsMeant: Bool) {
    self.init(isAsMeant: isAsMeant)
    if let rule = table.rule(of: cell) {
      add(rule, at: [])
    } else {
      add(cell.placeholders ?? .none, at: [])
    }
  }

  mutating func add(_ rule: Rule, at path: [String]) {
    switch rule {
    case .text(let placeholders): add(placeholders, at: path)
    case .plural(let plural):
      var reader = PluralArguments(of: plural, at: path, asMeant: isAsMeant)
      reader.read(into: &self)
    case .variants(let variation, let variants):
      for variant in variants { add(variant.rule, at: path + [variation.key, variant.name]) }
    case .phrase(let names): self.names = names
    case .malformed: isMalformed = isMalformed || path.isEmpty
    }
  }

  private mutating func add(_ placeholders: Placeholders, at path: [String]) {
    note(placeholders, at: path)
    var positions: Set<Int> = []
    for use in placeholders.uses(at: path, asMeant: isAsMeant) {
      uses.append(use)
      positions.insert(use.position)
    }
    forms.append(Form(path: path, shown: [Shown(path: path, positions: positions)]))
  }

  /// Remembers what is odd about a text.
  mutating func note(_ placeholders: Placeholders, at path: [String]) {
    if !placeholders.classes.isEmpty, !placeholders.flags.contains(.doubtful) { isFormat = true }
    let isOdd = !placeholders.flags.isEmpty || !placeholders.doubtful.isEmpty
    if isOdd || placeholders.classes.contains(.conflicting) {
      remarks.append(Remark(path: path, placeholders: placeholders))
    }
  }
}

extension Rule.Variation {
  /// The key of the rule's dictionary.
  fileprivate var key: String {
    switch self {
    case .width: "NSStringVariableWidthRuleType"
    case .device: "NSStringDeviceSpecificRuleType"
    }
  }
}
