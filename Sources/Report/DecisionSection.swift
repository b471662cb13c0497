import Diagnostics
import Model

/// What happens to each localization, and why: the product first, then what is nested in it.
struct DecisionSection {
  /// More names of localizations than this are told by their number.
  private static let nameLimit = 12
  /// More components than this that keep a last resort are told in one row, in general words.
  private static let lastResortLimit = 3

  /// Of components that keep something against the policy, more than this are counted.
  private static let keptLimit = 6

  private let summary: Summary
  private let names: ComponentNames
  private let nested: [[DecisionGroup]]

  init(_ summary: Summary, names: ComponentNames) {
    self.summary = summary
    self.names = names
    nested = names.order.dropFirst().map { summary.decisionGroups(of: $0) }
  }

  /// Whether nothing happens and nothing is kept against the policy.
  var isOrdinary: Bool {
    summary.plan.edits.isEmpty
      && (nested + [summary.decisionGroups(of: 0)]).allSatisfy { $0.allSatisfy(\.isOrdinary) }
  }

  var rows: [DecisionRow] {
    productRows + mergedRows(of: nested.flatMap(\.self).filter { !$0.isOrdinary })
      + editRows + countRows
  }

  /// What goes, folded as in `rows`, for a sentence: `en`, `en in 2 components: A.bundle, B.bundle`.
  var removals: [String] {
    let product = summary.decisionGroups(of: 0).filter(\.isRemoval)
    return product.map { $0.names.joined(separator: " ") }
      + mergedRows(of: nested.flatMap(\.self).filter(\.isRemoval)).map(\.sentence)
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

  /// One row for all nested groups with the same verdict and reason, in order of their first
  /// component.
  private func mergedRows(of groups: [DecisionGroup]) -> [DecisionRow] {
    let lastResorts = groups.count { $0.rule == .keepsTheLastResort }
    let foldsLastResorts = lastResorts > DecisionSection.lastResortLimit
    var merged: [[DecisionGroup]] = []
    var places: [DecisionGroup.Key: Int] = [:]
    for group in groups.filter(\.isRemoval) + groups.filter({ !$0.isRemoval }) {
      var key = group.key
      if foldsLastResorts, key.rule == .keepsTheLastResort { key.reasons = [] }
      if let place = places[key] {
        merged[place].append(group)
      } else {
        places[key] = merged.count
        merged.append([group])
      }
    }
    return merged.map { row(for: $0) }
  }

  private func row(for groups: [DecisionGroup]) -> DecisionRow {
    let first = groups[0]
    let all = groups.dropFirst().reduce(into: first) { $0.add($1) }
    let isSame = groups.allSatisfy { $0.names == first.names }
    let what =
      isSame && first.names.count <= DecisionSection.nameLimit
      ? first.names.joined(separator: " ") : Phrase.count(all.names.count, "localization")
    let isOne = groups.count == 1
    let subject =
      isOne
      ? StyledText(names[first.component], .strong) + StyledText(" " + what)
      : StyledText("\(what) in \(Phrase.count(groups.count, "component"))")
    return DecisionRow(
      verb: verb(isRemoval: first.isRemoval),
      subject: subject,
      bytes: all.bytes > 0 ? all.bytes : nil,
      reason: visible(all.reason),
      members: isOne ? [] : groups.map { member(of: $0, isSame: isSame) },
      memberLimit: first.isRemoval ? .max - 1 : DecisionSection.keptLimit
    )
  }

  private func member(of group: DecisionGroup, isSame: Bool) -> String {
    guard !isSame else { return names[group.component] }
    let what =
      group.names.count > 3
      ? Phrase.number(group.names.count) : group.names.joined(separator: " ")
    return "\(names[group.component]) (\(what))"
  }

  /// One row for the product's Info.plist, and one for all nested ones with the same change.
  private var editRows: [DecisionRow] {
    let edits = summary.plan.edits
    let product = edits.filter { $0.component == 0 }
    let byComponent = Dictionary(grouping: edits, by: \.component)
    var nested: [[InfoPlistEdit]] = []
    for edit in names.order.dropFirst().flatMap({ byComponent[$0, default: []] }) {
      if let place = nested.firstIndex(where: { $0[0].reason == edit.reason }) {
        nested[place].append(edit)
      } else {
        nested.append([edit])
      }
    }
    return ([product].filter { !$0.isEmpty } + nested).map { edits in
      row(forEditOf: edits.map(\.component), reason: edits[0].reason)
    }
  }

  private func row(forEditOf components: [Component.ID], reason: String) -> DecisionRow {
    let first = components[0]
    let isOne = components.count == 1
    let name = first == 0 ? "" : StyledText(names[first] + " ", .strong)
    return DecisionRow(
      verb: "edit",
      subject: isOne
        ? name + "Info.plist" : StyledText(Phrase.count(components.count, "Info.plist")),
      bytes: nil,
      reason: visible(reason),
      members: isOne ? [] : components.map { names[$0] }
    )
  }

  /// The nested components in which nothing happens, counted: one row for bundles, one for what is
  /// never judged.
  private var countRows: [DecisionRow] {
    let calm = nested.filter { !$0.isEmpty && $0.allSatisfy(\.isOrdinary) }
    let kind = { (groups: [DecisionGroup]) in
      summary.inventory.components[groups[0].component].kind
    }
    let bundles = calm.filter { !kind($0).isUntouchable }
    let folders = calm.count { kind($0) == .looseFolder }
    let tests = calm.count { kind($0) == .testSupport }
    let untouchable = [(folders, "loose folder"), (tests, "test bundle")].filter { $0.0 > 0 }
    return row(for: bundles, counted: Phrase.count(bundles.count, "other component"))
      + row(
        for: calm.filter { kind($0).isUntouchable },
        counted: untouchable.map { Phrase.count($0.0, $0.1) }.joined(separator: " and ")
      )
  }

  private func row(for components: [[DecisionGroup]], counted place: String) -> [DecisionRow] {
    let groups = components.flatMap(\.self)
    guard let first = groups.first else { return [] }
    let all = groups.dropFirst().reduce(into: first) { $0.add($1) }
    return [
      DecisionRow(
        verb: "keep",
        subject: StyledText("\(Phrase.count(all.names.count, "localization")) in \(place)"),
        bytes: nil,
        reason: all.reasons.count == 1 ? visible(all.reasons[0]) : ""
      )
    ]
  }
}

extension InfoPlistEdit {
  /// What changes, for the end of a line.
  fileprivate var reason: String {
    let region = developmentRegion.map { "'\($0)' becomes the development region" }
    let names = Phrase.languages(undeclared.map(listed), limit: 5)
    let languages =
      undeclared.isEmpty ? nil : "\(names) \(undeclared.count == 1 ? "is" : "are") undeclared"
    return [region, languages].compactMap(\.self).joined(separator: "; ")
  }
}
