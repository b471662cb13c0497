import Diagnostics
import Model

/// The components of others in which something is missing, in one sentence: what there is to do is
/// the same for all.
struct IncompleteComponents {
  /// Where all do not fit into this many lines, those that fit into one are named.
  private static let lineLimit = 2

  /// More than this many are never named where others are counted.
  private static let nameLimit = 8

  private struct Incomplete {
    var name: String
    var languages: Int
  }

  private let components: [Incomplete]

  init(_ summary: Summary, names: ComponentNames) {
    let told = Dictionary(grouping: summary.findings.filter(\.isToldWithCoverage), by: \.component)
    components = names.order.flatMap { id in
      told[id, default: []].map { finding in
        let languages = Set(finding.languages.map { CoverageLanguage(named: ByteName($0)) })
        return Incomplete(name: names[id], languages: languages.count)
      }
    }
  }

  var areSeveral: Bool { components.count > 1 }

  /// `not owned, incomplete: PaySDK.bundle (2 languages)`, below the coverage of what is owned.
  func lines(width: Int) -> [StyledText] {
    guard !components.isEmpty else { return [] }
    let lines = lines(of: all, width: width)
    guard lines.count > IncompleteComponents.lineLimit else { return lines }
    let limit = min(components.count - 1, IncompleteComponents.nameLimit)
    let choices = stride(from: limit, to: 0, by: -1).map { count in
      let names = components.prefix(count).map(\.name)
      return self.lines(of: names, rest(behind: count), width: width)
    }
    return choices.first { $0.count == 1 } ?? choices.last ?? lines
  }

  /// `2 components of others are incomplete: Chat.framework (1 language), PaySDK.bundle (2
  /// languages)`.
  var sentence: String {
    let isLong = components.count > IncompleteComponents.nameLimit
    let named = isLong ? components.prefix(3).map(\.name) : all
    return "\(Phrase.count(components.count, "component")) of others are incomplete: "
      + named.joined(separator: ", ") + (isLong ? rest(behind: 3) : "")
  }

  private var all: [String] { components.map { "\($0.name) (\(languages(of: $0)))" } }

  /// How many more there are, and in how many languages the worst of all is incomplete.
  private func rest(behind count: Int) -> String {
    let worst = components.max { $0.languages < $1.languages }.map(languages)
    return " and \(Phrase.number(components.count - count)) more"
      + (worst.map { " (\($0) at most)" } ?? "")
  }

  private func languages(of component: Incomplete) -> String {
    Phrase.count(component.languages, "language")
  }

  private func lines(of items: [String], _ rest: String = "", width: Int) -> [StyledText] {
    let list = StyledText.list(items.map { StyledText(whole: $0, .faint) }, .faint)
    return (StyledText("not owned, incomplete: ", .faint) + list + StyledText(rest, .faint))
      .wrapped(to: width - 2).map { "  " + $0 }
  }
}

extension Finding {
  /// Whether the coverage section says it already, in one sentence for all components of others.
  var isToldWithCoverage: Bool {
    check == "incomplete-component" && severity == .note && component != nil
  }
}
