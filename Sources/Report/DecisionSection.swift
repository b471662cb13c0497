import Model

/// What happens to each localization, and why: the product first, then what is nested in it.
struct DecisionSection {
  /// More names of localizations than this are told by their number.
  private static let nameLimit = 12
  /// More components than this that keep a last resort are told in one row, in general words.
  private static let lastResortLimit = 3

  private let summary: Summary
  private let names: ComponentNames
  private let nested: [[DecisionGroup]]

  init(_ summary: Summary, names: ComponentNames) {
    self.summary = summary
    self.names = names
    nested = summary.inventory.components.indices.dropFirst().map {
      summary.decisionGroups(of: $0)
    }
  }

  var rows: [DecisionRow] {
    productRows + mergedRows(of: nested.flatMap(\.self).filter { !$0.isOrdinary })
      + editRows + countRows
  }

  private func verb(isRemoval: Bool) -> StyledText {
    isRemoval ? StyledText("remove", .caution) : "keep"
  }

  private var productRows: [DecisionRow] {
    summary.decisionGroups(of: 0).map { group in
      DecisionRow(
        verb: verb(isRemoval: group.isRemoval),
        subject: StyledText(group.names.joined(separator: " ")),
        bytes: group.isOrdinary || group.bytes == 0 ? nil : group.bytes,
        reason: visible(group.reason)
      )
    }
  }

  /// One row for all nested groups with the same verdict and reason, in order of their first component.
  private func mergedRows(of groups: [DecisionGroup]) -> [DecisionRow] {
    let lastResorts = groups.count { $0.rule == .keepsTheLastResort }
    let foldsLastResorts = lastResorts > DecisionSection.lastResortLimit
    var merged: [(reason: String, groups: [DecisionGroup])] = []
    for group in groups.filter(\.isRemoval) + groups.filter({ !$0.isRemoval }) {
      let isFolded = foldsLastResorts && group.rule == .keepsTheLastResort
      let reason = isFolded ? "serves kept languages that they lack" : group.reason
      let place = merged.firstIndex {
        $0.reason == reason && $0.groups[0].isRemoval == group.isRemoval
      }
      if let place { merged[place].groups.append(group) } else { merged.append((reason, [group])) }
    }
    return merged.map { row(for: $0.groups, reason: $0.reason) }
  }

  private func row(for groups: [DecisionGroup], reason: String) -> DecisionRow {
    let first = groups[0]
    let isSame = groups.allSatisfy { $0.names == first.names }
    let total = groups.reduce(0) { $0 + $1.names.count }
    let what =
      isSame && first.names.count <= DecisionSection.nameLimit
      ? first.names.joined(separator: " ") : counted(total, "localization")
    let isOne = groups.count == 1
    let subject =
      isOne
      ? StyledText(names[first.component], .strong) + StyledText("  " + what)
      : StyledText("\(what) in \(grouped(groups.count)) components")
    return DecisionRow(
      verb: verb(isRemoval: first.isRemoval),
      subject: subject,
      bytes: groups.reduce(0) { $0 &+ $1.bytes },
      reason: visible(reason),
      members: isOne ? [] : groups.map { member(of: $0, isSame: isSame) }
    )
  }

  private func member(of group: DecisionGroup, isSame: Bool) -> String {
    guard !isSame else { return names[group.component] }
    let what =
      group.names.count > 3 ? grouped(group.names.count) : group.names.joined(separator: " ")
    return "\(names[group.component]) (\(what))"
  }

  /// One row for the product's Info.plist, and one for all nested ones with the same change.
  private var editRows: [DecisionRow] {
    var merged: [(reason: String, components: [Component.ID])] = []
    for edit in summary.plan.edits {
      let place = merged.firstIndex {
        $0.reason == edit.reason && $0.components[0] != 0 && edit.component != 0
      }
      if let place {
        merged[place].components.append(edit.component)
      } else {
        merged.append((edit.reason, [edit.component]))
      }
    }
    return merged.map { row(forEditOf: $0.components, reason: $0.reason) }
  }

  private func row(forEditOf components: [Component.ID], reason: String) -> DecisionRow {
    let first = components[0]
    let isOne = components.count == 1
    let name = first == 0 ? "" : StyledText(names[first] + "  ", .strong)
    return DecisionRow(
      verb: "edit",
      subject: isOne ? name + "Info.plist" : StyledText("\(grouped(components.count)) Info.plists"),
      bytes: nil,
      reason: visible(reason),
      members: isOne ? [] : components.map { names[$0] }
    )
  }

  /// The nested components in which nothing happens, counted: one row for bundles, one for what is never judged.
  private var countRows: [DecisionRow] {
    let calm = nested.filter { !$0.isEmpty && $0.allSatisfy(\.isOrdinary) }
    let kind = { (groups: [DecisionGroup]) in
      summary.inventory.components[groups[0].component].kind
    }
    let bundles = calm.filter { !kind($0).isUntouchable }
    let folders = calm.count { kind($0) == .looseFolder }
    let tests = calm.count { kind($0) == .testSupport }
    let untouchable = [(folders, "loose folder"), (tests, "test bundle")].filter { $0.0 > 0 }
    return row(for: bundles, counted: counted(bundles.count, "other component"))
      + row(
        for: calm.filter { kind($0).isUntouchable },
        counted: untouchable.map { counted($0.0, $0.1) }.joined(separator: " and ")
      )
  }

  private func row(for components: [[DecisionGroup]], counted place: String) -> [DecisionRow] {
    guard !components.isEmpty else { return [] }
    let groups = components.flatMap(\.self)
    let total = groups.reduce(0) { $0 + $1.names.count }
    let reasons = Set(groups.map(\.reason)).sorted()
    return [
      DecisionRow(
        verb: "keep",
        subject: StyledText("\(counted(total, "localization")) in \(place)"),
        bytes: nil,
        reason: reasons.count == 1 ? visible(reasons[0]) : ""
      )
    ]
  }
}

extension InfoPlistEdit {
  /// What changes, for the end of a line.
  fileprivate var reason: String {
    let region = developmentRegion.map { "'\($0)' becomes the development region" }
    let names = listed(undeclared, upTo: 5) { " and \($0) more" }
    let languages =
      undeclared.isEmpty ? nil : "\(names) \(undeclared.count == 1 ? "is" : "are") undeclared"
    return [region, languages].compactMap(\.self).joined(separator: "; ")
  }
}
