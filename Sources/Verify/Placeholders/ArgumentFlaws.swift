import Model

extension EntryArguments {
  /// What is wrong with the entry whatever the app supplies.
  var flaws: [ArgumentDifference] { disagreements + flawedTexts }

  /// Numbers beside none, and two readings of one argument, in one text.
  private var flawedTexts: [ArgumentDifference] {
    remarks.flatMap { remark -> [ArgumentDifference] in
      let classes = remark.placeholders.classes
      let used = classes.indices.filter { classes[$0] != .unused }.map { $0 + 1 }
      var flaws = used.filter { classes[$0 - 1] == .conflicting }.map { place in
        var flaw = ArgumentDifference(kind: .conflict, position: place)
        flaw.path = remark.path
        flaw.marked = [place]
        return flaw
      }
      if remark.placeholders.flags.contains(.mixed) {
        var flaw = ArgumentDifference(kind: .mixed)
        flaw.path = remark.path
        flaw.marked = used
        flaws.append(flaw)
      }
      return flaws
    }
  }

  /// Texts that read an argument in another manner than the value type of their plural, else than an earlier text.
  private var disagreements: [ArgumentDifference] {
    var bases: [Int: Use] = [:]
    for use in uses where use.argument.isKnown {
      if let base = bases[use.position], base.valueType != nil || use.valueType == nil { continue }
      bases[use.position] = use
    }
    return uses.compactMap { use in
      guard use.argument.isKnown, let base = bases[use.position] else { return nil }
      let kind: ArgumentDifference.Kind
      switch use.argument.relation(to: base.argument) {
      case .same: return nil
      case .sign: kind = .sign
      case .width: kind = .width
      case .kind: kind = base.valueType == nil ? .conflict : .valueType
      }
      var flaw = ArgumentDifference(kind: kind, position: use.position)
      flaw.own = use.argument
      flaw.other = base.argument
      flaw.valueType = base.valueType
      flaw.isWithin = true
      flaw.path = use.path
      flaw.marked = [use.place]
      return flaw
    }
  }
}
