import Model

/// What an entry is compared with: the arguments that the app supplies, as far as can be told.
struct ArgumentReference {
  /// By position; `.unused`, `.variable` and `.conflicting` say nothing.
  let classes: [ArgumentClass]

  /// Whether it is a text that may never be formatted.
  let takesNothing: Bool

  /// What it takes as the system reads it, whatever is meant.
  let literalClasses: [ArgumentClass]

  /// Whether some of that may only be asked for by percent signs.
  let isDoubted: Bool
  let hasLoosePercent: Bool
  let hasStrayPercent: Bool

  /// The arguments that show in every variant.
  private let shown: Set<Int>

  /// The same by variant.
  private let shownByForm: [[String]: Set<Int>]

  /// The names in a phrase of App Shortcuts.
  let names: [String]?
  private let uses: [EntryArguments.Use]

  /// Takes the further arguments of the key for supplied as well, where it is not at odds with the entry; none that
  /// only a percent sign may ask for.
  init(_ readings: EntryReadings, key: EntryArguments? = nil) {
    let entry = readings.meant
    var classes = entry.isFormat ? entry.classes : []
    if let key, key.isFormat {
      let others = key.classes
      if zip(classes, others).allSatisfy({ $0.relation(to: $1) != .kind }) {
        classes += others.dropFirst(classes.count)
      }
    }
    self.classes = classes
    takesNothing = classes.isEmpty
    literalClasses = readings.literal.classes
    isDoubted = readings.literal.isDoubted
    hasLoosePercent = entry.hasLoosePercent
    hasStrayPercent = entry.remarks.contains { $0.placeholders.flags.contains(.stray) }
    let forms = entry.isFormat ? entry.forms : []
    shownByForm = Dictionary(
      forms.map { ($0.path, $0.shown.first?.positions ?? []) },
      uniquingKeysWith: { first, _ in first }
    )
    shown = forms.dropFirst().reduce(forms.first?.shown.first?.positions ?? []) { shown, form in
      shown.intersection(form.shown.first?.positions ?? [])
    }
    names = entry.names
    uses = entry.uses
  }

  /// Whether the entry takes the same as this one, percent signs that may be placeholders among it.
  func isAlike(_ entry: EntryArguments) -> Bool {
    isDoubted && entry.classes == literalClasses
  }

  /// How the argument is read; `.unused` where nothing is known.
  func argument(_ position: Int) -> ArgumentClass {
    classes.indices.contains(position - 1) ? classes[position - 1] : .unused
  }

  /// The arguments that should show in a variant, or in an entry without variants.
  func shown(in form: [String]) -> Set<Int> { shownByForm[form] ?? shown }

  /// Adds the place where the reference takes the argument, in the text of the same name if it can be.
  func pointed(_ difference: ArgumentDifference) -> ArgumentDifference {
    var difference = difference
    let all = uses.filter { $0.position == difference.position && $0.valueType == nil }
    let known = all.filter { $0.argument == difference.other }
    // The text of `other` comes last and is the one that says most.
    if let use = known.last(where: { $0.path == difference.path }) ?? known.last ?? all.last {
      difference.otherPath = use.path
      difference.otherMarked = [use.place]
    } else if let use = uses.last(where: { $0.path == difference.path }) ?? uses.last {
      difference.otherPath = use.path
    }
    return difference
  }
}

extension EntryArguments {
  /// By position, how the argument is read: by the value type of its plural, else by the first text that reads it.
  var classes: [ArgumentClass] {
    var classes = [ArgumentClass](
      repeating: .unused,
      count: uses.map(\.position).max() ?? 0
    )
    for use in uses.filter({ $0.valueType != nil }) + uses where use.argument.isKnown {
      let before = classes[use.position - 1]
      if before == .unused {
        classes[use.position - 1] = use.argument
      } else if before.relation(to: use.argument) == .kind {
        classes[use.position - 1] = .conflicting
      }
    }
    return classes
  }
}
