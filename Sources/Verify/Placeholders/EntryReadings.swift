import Model

/// What an entry takes in either of two readings, which differ where a `%` before a space may be a percent sign.
struct EntryReadings {
  /// As the system reads it.
  let literal: EntryArguments

  /// The same without what may be percent signs; the others count on as if those were not there.
  let meant: EntryArguments

  init(of cell: Cell, in table: Table) {
    literal = EntryArguments(of: cell, in: table, asMeant: false)
    meant =
      literal.isDoubted ? EntryArguments(of: cell, in: table, asMeant: true) : literal
  }
}

extension EntryArguments {
  /// For each text with percent signs that the system takes for placeholders, what it makes of them.
  var percentSigns: [ArgumentDifference] {
    remarks.compactMap { remark in
      let places = remark.placeholders.doubtfulPlaces
      guard !places.isEmpty else { return nil }
      var sign = ArgumentDifference(kind: .unescaped)
      let asked = uses.filter { $0.path == remark.path && $0.isDoubtful }.map(\.argument)
      sign.own = asked.first(where: \.canCrash) ?? asked.first ?? .unused
      sign.isAlone = remark.placeholders.flags.contains(.doubtful)
      sign.path = remark.path
      sign.marked = places
      return sign
    }
  }

  /// Whether a percent sign counts as a placeholder without number beside others that have one.
  var numbersDoubts: Bool {
    remarks.contains {
      !$0.placeholders.doubtful.isEmpty && $0.placeholders.flags.contains(.numbered)
    }
  }
}

extension Placeholders {
  /// The arguments of a text that counts from 1.
  func uses(at path: [String], asMeant: Bool) -> [EntryArguments.Use] {
    if asMeant, flags.contains(.doubtful) { return [] }
    return classes.enumerated().compactMap { index, argument in
      guard argument != .unused else { return nil }
      let isDoubtful = isDoubtful(at: index + 1)
      if asMeant, isDoubtful { return nil }
      return EntryArguments.Use(
        path: path,
        place: index + 1,
        position: asMeant ? meantPosition(of: index + 1) : index + 1,
        argument: argument,
        isDoubtful: isDoubtful
      )
    }
  }

  /// Which argument stands at a place if all that is doubtful were no placeholder.
  func meantPosition(of place: Int) -> Int {
    flags.contains(.numbered) ? place : place - doubtful.count { $0 < place }
  }

  private func isDoubtful(at place: Int) -> Bool {
    flags.contains(.doubtful) || !flags.contains(.numbered) && doubtful.contains(place)
  }

  /// The places of what may be percent signs.
  var doubtfulPlaces: [Int] {
    flags.contains(.doubtful)
      ? classes.indices.filter { classes[$0] != .unused }.map { $0 + 1 } : doubtful
  }
}
