import Diagnostics
import Model

/// A line of the table of who sees what: all audiences to whom the same happens.
struct AudienceRow: Hashable {
  var audiences: [Audience]
  var before: Cell
  var after: Cell
  var remark: String
  var isChanged: Bool

  /// Whether everyone in it is given the language that they want most, as before.
  var isPlain: Bool

  enum Cell: Hashable {
    case names([ByteName])
    /// Each of several audiences its own language.
    case own
  }

  /// Makes the row of answers that are equal, or would be if each audience's own language were one.
  private init(_ answers: [AudienceAnswer]) {
    let first = answers[0]
    let isOne = answers.allSatisfy { $0.before.names == first.before.names }
    let keepsOwn = !isOne && !first.isChanged
    audiences = answers.map(\.audience)
    before = isOne ? .names(first.before.names) : .own
    after = keepsOwn ? .own : .names(first.after.names)
    remark = first.remark
    isChanged = first.isChanged
    isPlain = !first.isChanged && first.remark.isEmpty && answers.allSatisfy(\.before.isOwn)
  }

  /// Equal answers in one row, changes first; what is as everyone expects comes last.
  ///
  /// Answers to several audiences that differ only in that each had its own language are equal, too.
  static func merged(_ answers: [AudienceAnswer]) -> [AudienceRow] {
    let same = answers.grouped { [$0.before.names, $0.after.names, [ByteName($0.remark)]] }
    let rows = same.grouped { answers -> [[ByteName]] in
      let first = answers[0]
      let (change, remark) = (first.isChanged ? first.after.names : [], [ByteName(first.remark)])
      let isOwn = answers.allSatisfy(\.before.isOwn)
      return isOwn ? [change, remark] : [first.before.names, first.after.names, remark]
    }.map { AudienceRow($0.flatMap(\.self)) }
    return rows.filter(\.isChanged) + rows.filter { !$0.isChanged && !$0.isPlain }
      + rows.filter(\.isPlain)
  }
}

extension Array {
  /// The elements that share a key, groups and elements in their order.
  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    var groups: [[Element]] = []
    var places: [Key: Int] = [:]
    for element in self {
      let key = key(element)
      if let place = places[key] {
        groups[place].append(element)
      } else {
        places[key] = groups.count
        groups.append([element])
      }
    }
    return groups
  }
}

extension AudienceRow.Cell {
  /// More localizations than this that may be chosen, or longer names, are counted.
  private static let nameLimit = 3
  private static let widthLimit = 20

  var text: String {
    switch self {
    case .own: return "their own"
    case .names(let names):
      let all = Phrase.choice(names.prefix(Self.nameLimit).map { listed($0.description) })
      let fits = names.count <= Self.nameLimit && displayWidth(of: all) <= Self.widthLimit
      if fits { return all }
      return names.count == 1
        ? cut(all, to: Self.widthLimit) : "any of \(Phrase.number(names.count))"
    }
  }
}

extension Audience {
  /// Of more languages than this the first are named.
  private static let nameLimit = 3

  /// `ja-JP then fr-FR`, which no list of audiences can be taken for.
  var label: String {
    guard !languages.isEmpty else { return "any other language" }
    let isLong = languages.count > Self.nameLimit + 1
    let named = languages.prefix(isLong ? Self.nameLimit : languages.count)
    let rest = isLong ? ["\(Phrase.number(languages.count - Self.nameLimit)) more"] : []
    return (named.map { listed($0, upTo: 30) } + rest).joined(separator: " then ")
  }
}
