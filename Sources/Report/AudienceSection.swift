import Diagnostics
import Model

/// Who sees what: which localization each audience is given, before and after, and what the store lists.
struct AudienceSection {
  /// Of more rows about the product than this the last are counted.
  private static let rowLimit = 6

  /// Of more rows about a group of nested components than this the last are counted.
  private static let nestedLimit = 3

  private let summary: Summary
  private let product: [AudienceRow]
  private let groups: [AudienceGroup]
  private let width: Int

  init(_ summary: Summary, names: ComponentNames, width: Int) {
    self.summary = summary
    self.width = width
    let answers = AudienceAnswers(summary)
    let own = summary.audiences.filter { $0.component == 0 }.map(answers.answer)
    groups = AudienceGroup.all(in: summary, answers, names: names)
    let isObvious = summary.policy?.root.audiences == nil && own.allSatisfy(answers.isExpected)
    let isTold = summary.hasLanguages && (summary.changes || !isObvious)
    product = isTold ? AudienceRow.merged(own) : []
  }

  var lines: [StyledText] {
    let table = AudienceTable(
      title: title,
      headings: headings,
      rows: rows(of: product, limit: Self.rowLimit, indentation: 2)
        + groups.flatMap(rows),
      width: width
    )
    return table.lines + StoreLine(summary).lines(beside: table.label, width: width)
  }

  private var title: StyledText { StyledText("Who sees what", .strong) }

  /// One column where nobody is given anything else than before.
  private var headings: [String] {
    guard summary.changes else { return ["sees"] }
    let isChanged = (product + groups.flatMap(\.rows)).contains(where: \.isChanged)
    return isChanged ? ["before", "after"] : ["before and after"]
  }

  private func rows(
    of rows: [AudienceRow],
    limit: Int,
    indentation: Int
  ) -> [AudienceTable.Line] {
    let plain = rows.filter(\.isPlain)
    let others = rows.filter { !$0.isPlain }
    let isLong = others.count > limit + 1
    let shown = others.prefix(isLong ? limit : others.count)
    let rest = "\(Phrase.number(others.count - shown.count)) more rows: '--report json'"
    return shown.map { .row($0, indentation) } + (isLong ? [.text(rest, indentation)] : [])
      + plain.map { .row($0, indentation) }
  }

  private func rows(of group: AudienceGroup) -> [AudienceTable.Line] {
    [.places(group.places, isExact: group.isExact)]
      + rows(of: group.rows, limit: Self.nestedLimit, indentation: 4)
  }
}

extension Summary {
  /// Whether there is a plan to look forward to.
  fileprivate var changes: Bool { command == .prune && !plan.isEmpty }

  /// Whether the product has any language that someone could be given.
  fileprivate var hasLanguages: Bool {
    inventory.product.localizations.contains {
      $0.form != .file && !$0.isBase && !$0.isMultilingual
    }
  }
}
