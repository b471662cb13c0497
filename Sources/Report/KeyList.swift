import Diagnostics

/// The keys of a finding in the words of a report for people: the first of them, and how many more
/// there are; `json` has them all.
///
/// `checkout.pay, checkout.total and 974 more`
struct KeyList {
  /// Never more than this many keys are named.
  private static let most = 26

  /// So many are named however long they are, and all where they are not twice as many.
  private static let fewest = 2

  /// So many missing keys are worth a long list everywhere.
  private static let many = 500

  /// How wide a key may be: in a short list, in a long one, and in a long one that takes lines.
  private static let widest = 60
  private static let wide = 40
  private static let narrow = 24

  private let keys: [String]

  init(_ keys: [String]) { self.keys = keys }

  /// As many keys as may be, for a line that never ends.
  var long: String {
    list(named(upTo: isShort ? KeyList.widest : KeyList.wide)).rendered(isColored: false)
  }

  /// Lists of more and more keys, of which the first must do, for a screen.
  var choices: [StyledText] {
    guard keys.count < KeyList.many else { return [list(named(upTo: KeyList.narrow))] }
    let names = named(upTo: KeyList.widest)
    let fewest = isShort ? names.count : KeyList.fewest
    return (fewest...names.count).map { list(names.prefix($0)) }
  }

  private var isShort: Bool { keys.count <= 2 * KeyList.fewest }

  private func named(upTo width: Int) -> ArraySlice<String> {
    keys.prefix(KeyList.most).map { listed($0, upTo: width) }[...]
  }

  private func list(_ names: ArraySlice<String>) -> StyledText {
    let rest = keys.count - names.count
    let list = StyledText(names.joined(separator: ", "))
    return rest > 0 ? list + " " + StyledText(whole: "and \(Phrase.number(rest)) more") : list
  }
}
