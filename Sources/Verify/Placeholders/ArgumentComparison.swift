import Model

/// Compares what an entry takes with itself and with a reference.
struct ArgumentComparison {
  private let literal: EntryArguments
  private let reference: ArgumentReference?

  /// How it is best understood.
  private let entry: EntryArguments

  /// What is wrong with it in that reading, but for what it does not show and single percent signs.
  private let found: [ArgumentDifference]

  init(of readings: EntryReadings, with reference: ArgumentReference?) {
    let literal = readings.literal
    let found = ArgumentComparison.found(in: literal, reference)
    let isReadInFull = reference.map { !$0.takesNothing && !$0.isAlike(literal) } ?? true
    let isNumberedAsWell = reference != nil && literal.numbersDoubts
    let isMisread =
      literal.isDoubted && isReadInFull && (isNumberedAsWell || found.contains(where: \.isSerious))
    let entry = isMisread ? readings.meant : literal
    self.literal = literal
    self.reference = reference
    self.entry = entry
    guard isMisread else {
      self.found = found
      return
    }
    let signs = literal.percentSigns.map { reference?.pointed($0) ?? $0 }
    self.found = signs + ArgumentComparison.found(in: entry, reference)
  }

  /// For each text and check that has something to say about it the worst.
  var worst: [ArgumentDifference] {
    if entry.isMalformed { return [] }
    let all = found
    let mismatches = all.filter { $0.kind.matter == .mismatch }
    let widths = all.filter { $0.kind.matter == .width }
    var rest: [ArgumentDifference] = []
    if let reference {
      let stray = reference.takesNothing ? unformatted(reference) : strayPercent(reference)
      rest += [stray].compactMap(\.self)
      // What takes other arguments is put right first; then it may well show them all.
      if mismatches.isEmpty, !reference.isAlike(literal) { rest += dropped(reference) }
    } else if mismatches.isEmpty {
      rest += literal.percentSigns.filter { !$0.isAlone }.map { sign in
        var sign = sign
        sign.kind = .doubtful
        return sign
      }
    }
    return ArgumentDifference.worstOfEachText(mismatches)
      + ArgumentDifference.worstOfEachText(widths) + rest
  }

  private static func found(
    in entry: EntryArguments,
    _ reference: ArgumentReference?
  ) -> [ArgumentDifference] {
    let flaws = flaws(of: entry, reference)
    guard let reference, !reference.takesNothing, !reference.isAlike(entry) else { return flaws }
    return flaws + differences(of: entry, from: reference)
  }

  /// Where the entry contradicts itself; of two texts that differ the reference tells which one is wrong, if it can.
  private static func flaws(
    of entry: EntryArguments,
    _ reference: ArgumentReference?
  ) -> [ArgumentDifference] {
    guard let reference else { return entry.flaws }
    return entry.flaws.filter { flaw in
      !flaw.isWithin || flaw.valueType != nil || !reference.argument(flaw.position).isKnown
    }.map(reference.pointed)
  }

  /// What is read in another manner than the reference reads it, or is not there at all.
  private static func differences(
    of entry: EntryArguments,
    from reference: ArgumentReference
  ) -> [ArgumentDifference] {
    var differences: [ArgumentDifference] = []
    for use in entry.uses where use.argument.isKnown {
      let isExtra = use.position > reference.classes.count
      let other = reference.argument(use.position)
      let kind: ArgumentDifference.Kind
      switch use.argument.relation(to: other) {
      case .same where isExtra: kind = .extra
      case .same: continue
      case .sign: kind = .sign
      case .width: kind = .width
      case .kind: kind = .classes
      }
      var difference = ArgumentDifference(kind: kind, position: use.position)
      difference.own = use.argument
      difference.other = other
      difference.supplied = reference.classes.count
      difference.path = use.path
      difference.marked = [use.place]
      differences.append(reference.pointed(difference))
    }
    return numbered(differences, of: entry, by: reference)
  }

  /// The same with the numbers that would put everything right, if there are any.
  private static func numbered(
    _ differences: [ArgumentDifference],
    of entry: EntryArguments,
    by reference: ArgumentReference
  ) -> [ArgumentDifference] {
    guard entry.isFormat, differences.contains(where: { $0.kind == .classes }),
      let positions = numbers(for: entry, by: reference)
    else { return differences }
    let classes = entry.uses.map(\.argument)
    let isUnmistakable = Set(classes.map(\.meaning)).count == classes.count
    let words = isUnmistakable ? zip(classes, positions).map { $0.numbered($1) } : []
    let isComplete = positions.count == reference.classes.count
    return differences.map { difference in
      guard difference.kind == .classes else { return difference }
      var difference = difference
      difference.words = words
      if isComplete { difference.kind = .order }
      return difference
    }
  }

  /// For each specifier of a plain text an argument of the reference that it can read, each once; nil where that fails.
  private static func numbers(
    for entry: EntryArguments,
    by reference: ArgumentReference
  ) -> [Int]? {
    guard entry.uses.allSatisfy({ $0.path.isEmpty && $0.argument.isKnown }),
      entry.uses.count <= reference.classes.count
    else { return nil }
    var free = Array(1...reference.classes.count)
    var numbers: [Int] = []
    for use in entry.uses {
      let fitting = free.indices.filter {
        let other = reference.argument(free[$0])
        return other.isKnown && use.argument.relation(to: other) != .kind
      }
      let best = fitting.first { reference.argument(free[$0]) == use.argument } ?? fitting.first
      guard let best else { return nil }
      numbers.append(free.remove(at: best))
    }
    return numbers
  }

  /// What the reference shows and the entry does not.
  private func dropped(_ reference: ArgumentReference) -> [ArgumentDifference] {
    var differences: [ArgumentDifference] = []
    for form in entry.forms {
      let wanted = reference.shown(in: form.path)
      for shown in form.shown {
        for position in wanted.subtracting(shown.positions).sorted() {
          var difference = ArgumentDifference(kind: .dropped, position: position)
          difference.other = reference.argument(position)
          difference.supplied = reference.classes.count
          difference.path = shown.path
          differences.append(reference.pointed(difference))
        }
      }
    }
    return ArgumentDifference.worstOfEachText(differences)
  }
}

// Percent signs.
extension ArgumentComparison {
  /// What is worth a word where the reference may never be formatted.
  private func unformatted(_ reference: ArgumentReference) -> ArgumentDifference? {
    if entry.isFormat, let use = entry.uses.first {
      if entry.classes == reference.literalClasses { return nil }
      var difference = ArgumentDifference(kind: .unformatted, position: use.position)
      difference.own = use.argument
      difference.path = use.path
      difference.marked = entry.uses.filter { $0.path == use.path }.map(\.place)
      return difference
    }
    return reference.hasLoosePercent ? nil : loosePercent(.doubtful) ?? loosePercent(.stray)
  }

  /// A lost percent sign in a text that is formatted.
  private func strayPercent(_ reference: ArgumentReference) -> ArgumentDifference? {
    reference.hasStrayPercent || reference.isDoubted ? nil : loosePercent(.stray)
  }

  private func loosePercent(_ flag: Placeholders.Flags) -> ArgumentDifference? {
    let remark = entry.remarks.first { $0.placeholders.flags.contains(flag) }
    guard let remark else { return nil }
    var difference = ArgumentDifference(kind: flag == .stray ? .stray : .doubtful)
    difference.path = remark.path
    let uses = entry.uses.filter { $0.path == remark.path }
    difference.marked = flag == .stray ? [0] : uses.map(\.place)
    return difference
  }
}
