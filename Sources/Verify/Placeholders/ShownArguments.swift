import Languages
import Model

/// What a user sees of a plural.
extension PluralArguments {
  /// What shows where every variable is `other`, then for each text of `few` and `many` what shows with it.
  ///
  /// The other categories may say their number in words. Empty where that cannot be told, since a variable that is
  /// shown is not there or has no text to show.
  func shown(_ visits: [Visit]) -> [EntryArguments.Shown] {
    let reached = Set(visits.map(\.variable)).sorted()
    guard isWhole, reached.allSatisfy({ plural.variables[$0].isShown }) else { return [] }
    let other = visible { $0.text(of: .other) }
    var shown = [EntryArguments.Shown(path: mainPath, positions: other)]
    for variable in reached {
      for category in [PluralCategory.few, .many] {
        let chosen = plural.variables[variable]
        guard let text = chosen.text(of: category) else { continue }
        let positions = visible { $0.name == chosen.name ? text : $0.text(of: .other) }
        shown.append(
          EntryArguments.Shown(
            path: path + [chosen.name, category.rawValue],
            category: category,
            positions: positions
          )
        )
      }
    }
    return shown
  }

  /// Whether every variable that the texts name is there.
  private var isWhole: Bool {
    let texts = [plural.format] + plural.variables.flatMap { $0.texts.map(\.text) }
    return texts.allSatisfy { $0.references.allSatisfy { numbers[$0.name] != nil } }
  }

  /// Where a translator would look first: the text of the only variable, else the format.
  private var mainPath: [String] {
    guard plural.format.references.count == 1, let name = plural.format.references.first?.name,
      numbers[name].flatMap({ plural.variables[$0].text(of: .other) }) != nil
    else { return formatPath }
    return path + [name, PluralCategory.other.rawValue]
  }

  /// The arguments that show where of each variable that text is chosen.
  private func visible(choosing text: (Rule.Variable) -> Rule.Text?) -> Set<Int> {
    var positions = visible(plural.format, from: 1)
    for visit in visits(choosing: { text($0).map { [$0] } ?? [] }) {
      guard let text = text(plural.variables[visit.variable]) else { continue }
      positions.formUnion(visible(text, from: text.start(at: visit.position)))
      if text.placeholders.flags.contains(.mixed) { positions.insert(visit.position) }
    }
    return positions
  }

  /// The arguments that the text itself shows; what a variable stands for shows only where the variable's text says so.
  private func visible(_ text: Rule.Text, from start: Int) -> Set<Int> {
    let uses = text.placeholders.uses(at: [], asMeant: isAsMeant)
    return Set(uses.filter { $0.argument != .variable }.map { $0.position + start - 1 })
  }
}

extension Rule.Variable {
  /// Whether the system has a text for every number.
  fileprivate var isShown: Bool { isPluralRule && text(of: .other) != nil }

  func text(of category: PluralCategory) -> Rule.Text? {
    texts.first { $0.category == category }?.text
  }
}
