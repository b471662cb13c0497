import Diagnostics
import Model

/// Tells how users come to what they see: which localization is chosen and why, where lookup goes, and what it finds.
struct ResolutionText {
  private let resolution: Resolution
  private let phrases: ResolutionPhrases
  private let width: Int

  init(_ resolution: Resolution, width: Int) {
    self.resolution = resolution
    self.width = width
    phrases = ResolutionPhrases(
      resolution: resolution,
      names: ComponentNames(in: resolution.inventory)
    )
  }

  func lines(on answer: Resolution.Answer) -> [StyledText] {
    let sides = [answer.before] + [answer.after].compactMap(\.self)
    var grid = grid(of: sides, titled: sides.count > 1 ? ["before", "after"] : [])
    if sides.count > 1, grid.isSameOnBothSides {
      grid = self.grid(of: [answer.before], titled: ["before and after"])
    }
    return title(of: answer.before) + grid.lines
  }

  private func grid(of sides: [Trace], titled titles: [String]) -> ResolutionGrid {
    var grid = ResolutionGrid(sides: sides.count, width: width)
    if !titles.isEmpty { grid.title(titles.map { StyledText($0, .faint) }) }
    let asked = sides.map(phrases.asked)
    if asked.contains(where: { $0 != nil }) {
      grid.add("  asked for", asked.map { [StyledText($0 ?? "-")] })
    }
    grid.add("  chosen", sides.map { [StyledText(phrases.chosen($0))] })
    grid.add("  searched", sides.map { cell($0, phrases.searched) })
    for (index, key) in resolution.question.keys.enumerated() {
      addKey(key, at: index, sides, to: &grid)
    }
    for (index, name) in resolution.question.resources.enumerated() {
      addResource(name, at: index, sides, to: &grid)
    }
    return grid
  }

  /// `Chat.framework in Journal.app for ja-JP, fr-FR`, and what is to be known of the mechanism.
  private func title(of trace: Trace) -> [StyledText] {
    let component = phrases.names[resolution.question.component]
    let hosts = trace.hosts.isEmpty ? "" : " in \(phrases.hosts(of: trace))"
    let user =
      trace.audience.languages.isEmpty
      ? "a user none of whose languages is there"
      : trace.audience.languages.map { Phrase.language(visible($0)) }.joined(separator: ", ")
    let remark: String? =
      switch resolution.question.mechanism {
      case .system: nil
      case .appleLanguages:
        "set by the app as AppleLanguages: in force from its next launch, in its whole process, in place of the user's list"
      case .inApp:
        "picked in the app, which opens the folder of exactly that name and finds only what is in it"
      }
    let title = StyledText("\(component)\(hosts) for \(user)", .strong).wrapped(to: width)
    let remarks = [remark, phrases.hidden].compactMap(\.self)
    return title
      + remarks.flatMap { StyledText($0, .faint).wrapped(to: width - 2).map { "  " + $0 } }
  }

  /// What holds on every route of a side: once where all say the same, else each with the localization that is chosen.
  private func cell(
    _ side: Trace,
    _ text: (Trace.Route) -> String
  ) -> [StyledText] {
    styledCell(side) { StyledText(text($0)) }
  }

  private func styledCell(
    _ side: Trace,
    _ text: (Trace.Route) -> StyledText
  ) -> [StyledText] {
    var groups: [(text: StyledText, plain: String, chosen: [String])] = []
    for route in side.routes {
      let (text, name) = (text(route), visible(route.list.first?.description ?? ""))
      let plain = text.rendered(isColored: false)
      if let same = groups.firstIndex(where: { $0.plain == plain }) {
        if !groups[same].chosen.contains(name) { groups[same].chosen.append(name) }
      } else {
        groups.append((text, plain, [name]))
      }
    }
    guard groups.count > 1 else { return groups.map(\.text) }
    let limit = 4
    let shown = groups.prefix(groups.count > limit + 1 ? limit : groups.count)
    let rest = groups.count - shown.count
    return shown.map { StyledText("if \(Phrase.list($0.chosen, limit: 4)): ") + $0.text }
      + (rest > 0 ? [StyledText("... and \(Phrase.number(rest)) more")] : [])
  }
}

extension ResolutionText {
  private func addKey(
    _ key: SoughtKey,
    at index: Int,
    _ sides: [Trace],
    to grid: inout ResolutionGrid
  ) {
    grid.head("  \(listed(key.table.description))/\(listed(key.key))")
    let column = grid.column
    for (place, text) in (sides.first?.routes.first?.texts[index] ?? []).enumerated() {
      let label = text.device.map { "    on \($0.shownName)" } ?? "    shows"
      grid.add(
        label,
        sides.map { side in
          styledCell(side) { shown($0.texts[index][place].outcome, key, column) }
        }
      )
      if place == 0, let advice = resolution.advice(on: key) {
        grid.note("    but", StyledText(advice))
        guard resolution.hasTable(key.table) else { return }
      }
      grid.add(
        "    strings",
        sides.map { cell($0) { phrases.strings($0.texts[index][place]) } }
      )
      grid.add(
        "    stringsdict",
        sides.map { cell($0) { phrases.dict($0.texts[index][place]) } }
      )
    }
  }

  private func addResource(
    _ name: BundlePath,
    at index: Int,
    _ sides: [Trace],
    to grid: inout ResolutionGrid
  ) {
    grid.head("  \(listed(name.description))")
    for (place, file) in (sides.first?.routes.first?.resources[index] ?? []).enumerated() {
      let label = file.device.map { "    on \($0.shownName)" } ?? "    file"
      grid.add(
        label,
        sides.map { side in
          cell(side) { route in
            let trace = route.resources[index][place].file
            return phrases.file(trace, asked: visible(name.name.description))
          }
        }
      )
      if place == 0, let advice = resolution.advice(on: name) {
        grid.note("    but", StyledText(advice))
      }
    }
  }

  /// What the user sees.
  private func shown(
    _ outcome: TextTrace.Outcome,
    _ key: SoughtKey,
    _ column: Int
  ) -> StyledText {
    switch outcome {
    case .entry(let entry, let kind): return shown(entry, kind, column)
    case .infoPlist:
      guard let value = resolution.infoPlistTexts[key.key] else {
        return "nothing: Info.plist does not have the key either"
      }
      return quoted(Quote(position: nil, value: value), column) + StyledText(", from Info.plist")
    case .nib(let file):
      return StyledText("the text in \(visible(file.description)) itself")
    case .key: return StyledText("\(listed(key.key)), the key itself", .bad)
    }
  }

  private func shown(_ entry: EntryRef, _ kind: TextTrace.Entry, _ column: Int) -> StyledText {
    let quote = resolution.quote(of: entry, kind)
    let value = quote.map { quoted($0, column) }
    switch kind {
    case .text: return value ?? "a value that cannot be read any more"
    case .format: return (value.map { $0 + ", " } ?? "") + "which varies by number"
    case .variants(let variation):
      return (value.map { $0 + ", and " } ?? "")
        + StyledText("a text for each \(variation.rawValue)")
    case .malformed(let reason):
      let remark = StyledText("a rule that the system cannot use: \(visible(reason))", .bad)
      return (value.map { $0 + "; " } ?? "") + remark
    case .notText: return StyledText("no text, but a list, dictionary, number or data", .bad)
    }
  }

  /// A value in as many lines as a quote of a finding may take, or cut to one where it has no place to be broken.
  private func quoted(_ quote: Quote, _ column: Int) -> StyledText {
    let value = QuotedValue(quote).fitted(to: 200)
    let line = value.line(.plain)
    let isBreakable = line.wrapped(to: column).allSatisfy { $0.width <= column }
    return isBreakable ? line : QuotedValue(quote).fitted(to: column - 2).line(.plain)
  }
}
