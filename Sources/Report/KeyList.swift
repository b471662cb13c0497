import Diagnostics

/// The keys of a finding in the words of a report for people: the first of them, and how many more
/// there are; `json` has them all.
///
/// `checkout.pay, checkout.total and 974 more`
struct KeyList {
  /// Never more than this many keys are named.
  private static let most = 26

  /// How wide a key may be: in a short list, in a long one, and in a long one that takes lines.
  private static let widest = 60
  private static let wide = 40
  private static let narrow = 24

  /// In a short list, what takes more columns than this is only counted, but for three keys.
  private static let shortList = 56
  private static let fewest = 3

  /// So many missing keys are worth a long list everywhere.
  private static let many = 500

  private let keys: [String]

  init(_ keys: [String]) { self.keys = keys }

  /// As many keys as may be, for a line that never ends.
  var long: String { text(naming: KeyList.most, upTo: isShort ? KeyList.widest : KeyList.wide) }

  /// About a line of keys where they are not hundreds, for a screen.
  var short: String {
    guard keys.count < KeyList.many else {
      return text(naming: KeyList.most, upTo: KeyList.narrow)
    }
    var columns = 0
    let fitting = keys.prefix(KeyList.most).prefix { key in
      columns += displayWidth(of: listed(key, upTo: KeyList.widest)) + 2
      return columns <= KeyList.shortList
    }
    // One more key takes no more room than its number.
    let limit = max(isShort ? keys.count : KeyList.fewest, fitting.count)
    return text(naming: limit, upTo: KeyList.widest)
  }

  private var isShort: Bool { keys.count <= KeyList.fewest + 1 }

  private func text(naming limit: Int, upTo width: Int) -> String {
    let named = keys.prefix(limit).map { listed($0, upTo: width) }.joined(separator: ", ")
    let rest = keys.count - limit
    return named + (rest > 0 ? " and \(Phrase.number(rest)) more" : "")
  }
}
