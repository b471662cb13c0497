import Languages
import Model

/// Reads what a plural takes: the format, and the texts of the variables that it names, or they in turn.
///
/// In a text of a variable, specifiers without number count from the variable's own argument on, those with a number in
/// the whole entry (CFString.c, `__CFStringAppendFormatCore`, whose `initialArgPosition` is the variable's).
struct PluralArguments {
  let plural: Rule.Plural
  let path: [String]
  private(set) var numbers: [String: Int] = [:]

  /// A variable with the argument that a reference to it stands for.
  struct Visit: Hashable {
    var variable: Int
    var position: Int
  }

  /// More visits than any plural that a person writes takes; a forged one, whose variables name each other over and
  /// over, is not judged.
  private static let visitLimit = 64

  /// Whether percent signs are passed over, as in `EntryArguments`.
  let isAsMeant: Bool

  init(of plural: Rule.Plural, at path: [String], asMeant isAsMeant: Bool) {
    self.plural = plural
    self.isAsMeant = isAsMeant
    self.path = path
    for (number, variable) in plural.variables.enumerated() { numbers[variable.name] = number }
  }

  mutating func read(into entry: inout EntryArguments) {
    var format = plural.format.placeholders
    // A width that was meant to be a position is a finding of its own.
    if plural.format.references.contains(where: \.hasWidth) { format.flags.remove(.mixed) }
    entry.note(format, at: formatPath)
    add(plural.format, at: formatPath, countingFrom: 1, into: &entry)
    let visits = visits(choosing: { $0.texts.map(\.text) })
    if visits.count > PluralArguments.visitLimit {
      entry.isMalformed = true
      return
    }
    for visit in visits { add(visit, into: &entry) }
    // What shows of a plural that the system cannot use is nothing; that is a finding of its own, too.
    guard isUsable(visits) else { return }
    entry.forms.append(EntryArguments.Form(path: path, shown: shown(visits)))
  }

  /// Whether all that is named is there, and has a text for every number.
  private func isUsable(_ visits: [Visit]) -> Bool {
    let variables = Set(visits.map(\.variable)).map { plural.variables[$0] }
    let texts = [plural.format] + variables.flatMap { $0.texts.map(\.text) }
    return variables.allSatisfy { $0.isUsable && $0.text(of: .other) != nil }
      && texts.allSatisfy { $0.references.allSatisfy { numbers[$0.name] != nil } }
  }

  var formatPath: [String] { path + ["NSStringLocalizedFormatKey"] }

  /// Every variable that is reached from the format, each once for each argument that it stands for.
  func visits(choosing texts: (Rule.Variable) -> [Rule.Text]) -> [Visit] {
    var visits: [Visit] = []
    var known: Set<Visit> = []
    func follow(_ text: Rule.Text, from start: Int) {
      for reference in text.references {
        guard let variable = numbers[reference.name] else { continue }
        let place = reference.position
        let position = isAsMeant ? text.placeholders.meantPosition(of: place) : place
        let visit = Visit(variable: variable, position: position + start - 1)
        let isOneTooMany = visits.count > PluralArguments.visitLimit
        if !isOneTooMany, known.insert(visit).inserted { visits.append(visit) }
      }
    }
    follow(plural.format, from: 1)
    var next = 0
    while next < visits.count, visits.count <= PluralArguments.visitLimit {
      let visit = visits[next]
      for text in texts(plural.variables[visit.variable]) {
        follow(text, from: text.start(at: visit.position))
      }
      next += 1
    }
    return visits
  }

  private func add(_ visit: Visit, into entry: inout EntryArguments) {
    let variable = plural.variables[visit.variable]
    let path = path + [variable.name]
    for category in variable.texts {
      let path = path + [category.category.rawValue]
      let text = category.text.inVariable(at: visit.position)
      entry.note(text.placeholders, at: path)
      add(text, at: path, countingFrom: text.start(at: visit.position), into: &entry)
    }
    if let valueClass = variable.valueClass {
      entry.isFormat = true
      entry.uses.append(
        EntryArguments.Use(
          path: path + ["NSStringFormatValueTypeKey"],
          place: 1,
          position: visit.position,
          argument: valueClass,
          valueType: variable.valueType
        )
      )
    }
  }

  private func add(
    _ text: Rule.Text,
    at path: [String],
    countingFrom start: Int,
    into entry: inout EntryArguments
  ) {
    for var use in text.placeholders.uses(at: path, asMeant: isAsMeant) {
      use.position += start - 1
      entry.uses.append(use)
    }
  }
}

extension Rule.Text {
  /// Which argument of the entry the text counts as its first, in a variable that stands for `position`.
  func start(at position: Int) -> Int {
    placeholders.flags.contains(.numbered) ? 1 : position
  }

  /// The text as one of a variable that stands for `position`, in which numbers beside none are no mistake.
  fileprivate func inVariable(at position: Int) -> Rule.Text {
    guard placeholders.flags.contains(.mixed) else { return self }
    var text = self
    text.placeholders.flags.remove(.mixed)
    // What counted as the first argument is the variable's own, or that and another.
    if position > 1 { text.placeholders.classes[0] = .unused }
    return text
  }
}
