import Diagnostics
import Model

/// Where the entries of a finding are and what they say, as lines of the text report.
struct QuoteLines {
  /// Up to this many entries, or keys of which parts are marked, are shown.
  private static let limit = 3

  /// Fewer columns than this of a value say nothing.
  private static let shortestValue = 20

  private let summary: Summary
  private let width: Int
  private let ink: Ink

  init(_ summary: Summary, width: Int, ink: Ink) {
    self.summary = summary
    self.width = width
    self.ink = ink
  }

  /// The quoted entries, or the file alone where it is more than the table and language that the
  /// message names.
  func lines(for finding: Finding) -> [StyledText] {
    let groups = summary.quoteGroups(of: finding)
    guard !groups.isEmpty else {
      guard let location = summary.location(of: finding),
        location.position != nil || finding.table == nil
      else { return [] }
      return [StyledText(location.portableFile + location.suffix, .faint)]
    }
    let isOneKey = finding.keys.count == 1
    let blocks = groups.flatMap { group in
      group.isMarked
        ? [lines(for: group, of: finding, namesKey: !isOneKey)]
        : group.members.map { lines(for: $0) }
    }
    // One more takes no more room than its number.
    let count = blocks.count > QuoteLines.limit + 1 ? QuoteLines.limit : blocks.count
    let more = blocks.count - count
    return blocks.prefix(count).flatMap(\.self)
      + (more > 0 ? [StyledText("... \(Phrase.number(more)) more places", .faint)] : [])
  }

  /// `de.lproj/Localizable.strings:12:1  checkout.pay = "Bezahlen"`, the value cut where the line
  /// would end; two lines where that would leave nearly nothing of it.
  private func lines(for member: QuoteGroup.Member) -> [StyledText] {
    let place = place(of: member.entry)
    let head = key(of: member.entry, withWay: true) + " = "
    let rest = width - place.width - 2 - head.width - 2
    let value = QuotedValue(member.quote)
    if rest >= min(QuoteLines.shortestValue, value.width) {
      return [place + "  " + head + text(of: member, in: rest)]
    }
    let room = max(QuoteLines.shortestValue, width - 2 - head.width - 2)
    return [place, "  " + head + text(of: member, in: room)]
  }

  /// The values below each other, what is marked pointed at: `de  "%@ Artikel"`.
  private func lines(for group: QuoteGroup, of finding: Finding, namesKey: Bool) -> [StyledText] {
    let labels = group.members.map { member in
      let language = summary.language(of: member.entry).map(listed) ?? "all languages"
      return group.isOfOnePath || member.entry.path.isEmpty
        ? language : "\(language) \(member.entry.way)"
    }
    let label = labels.map { displayWidth(of: $0) }.max() ?? 0  // a group has members
    let room = max(QuoteLines.shortestValue, width - label - 2 - 2)
    let values = zip(labels, group.members).flatMap { name, member in
      let value = QuotedValue(member.quote).fitted(to: room)
      let head = StyledText(name).filled(to: label + 2)
      guard value.isMarked else { return [head + text(of: member, in: room)] }
      // Where a terminal turns the text around, no sign below it would be in its place.
      guard !value.turns else {
        let signs = 4 * member.quote.marks.count
        return [head + StyledText(QuotedValue(member.quote).fitted(to: room - signs).inline)]
      }
      return [head + value.line(ink), StyledText("").filled(to: label + 2) + value.pointers(ink)]
    }
    return heading(of: group, finding, namesKey: namesKey).map { [$0] + values } ?? values
  }

  /// The place of what is wrong, in the file that the reason tells of or else the last, and the key where the message does
  /// not say it; nil where there is neither.
  private func heading(of group: QuoteGroup, _ finding: Finding, namesKey: Bool) -> StyledText? {
    let told = group.members.last {
      summary.inventory.tables[$0.entry.table].rows[$0.entry.row].file == finding.place?.file
    }
    guard let entry = (told ?? group.members.last)?.entry else { return nil }
    let hasWay = group.isOfOnePath && !entry.path.isEmpty
    let place = summary.location(of: entry).position == nil ? nil : place(of: entry)
    let key = namesKey || hasWay ? key(of: entry, withWay: hasWay) : nil
    guard let place, let key else { return place ?? key }
    return place + "  " + key
  }

  private func key(of entry: EntryRef, withWay: Bool) -> StyledText {
    let hasWay = withWay && !entry.path.isEmpty
    return StyledText(summary.key(of: entry) + (hasWay ? " > \(entry.way)" : ""))
  }

  private func place(of entry: EntryRef) -> StyledText {
    let location = summary.location(of: entry)
    return StyledText(location.portableFile + location.suffix, .faint)
  }

  private func text(of member: QuoteGroup.Member, in room: Int) -> StyledText {
    if let variation = summary.variation(of: member) {
      return StyledText("(\(variation))", .faint)
    }
    return QuotedValue(member.quote).fitted(to: room).line(ink)
  }
}
