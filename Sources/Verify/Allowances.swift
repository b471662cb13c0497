import Languages
import Model

/// The policy's allowances, and which of them were of use in this run.
///
/// A check that gathers entries asks about each before it gathers them, so that what is said of the rest is exact.
struct Allowances {
  private var entries: [Entry]

  /// By check, the places in `entries`.
  private let places: [String: [Int]]

  private struct Entry {
    var allowance: Allowance

    /// By component, whether it is meant.
    var components: [Bool]

    /// Whether it holds although its last day may be over.
    var holds: Bool
    var isUsed = false
  }

  /// Takes the allowances of the policy; those whose last day is over hold only where a prune is judged.
  init(of judgement: Judgement, on date: CalendarDate) {
    let inventory = judgement.inventory
    entries = judgement.policy.allowances.map { allowance in
      Entry(
        allowance: allowance,
        components: inventory.components.map { component in
          (allowance.scope?.matches(component) ?? true)
            && (allowance.component?.matches(component) ?? true)
        },
        holds: judgement.isPrune || !allowance.isExpired(on: date)
      )
    }
    places = Dictionary(grouping: entries.indices) { [entries] in entries[$0].allowance.check }
  }

  /// Whether any allowance speaks of the check, so that asking about entries is worth while.
  func mayAllow(_ check: String) -> Bool { places[check] != nil }

  /// Whether something that a check found is allowed; what allows it counts as used, and so does what would have.
  mutating func allow(
    _ check: String,
    in component: Component.ID,
    table: BundlePath? = nil,
    key: ArraySlice<UInt8>? = nil,
    language: LanguageTag? = nil,
    category: PluralCategory? = nil
  ) -> Bool {
    guard let places = places[check] else { return false }
    var isAllowed = false
    for place in places where entries[place].components[component] {
      let allowance = entries[place].allowance
      guard allowance.table?.covers(table?.bytes[...]) ?? true,
        allowance.key?.covers(key) ?? true,
        allowance.language.map({ $0.value == language }) ?? true,
        allowance.category.map({ $0 == category }) ?? true
      else { continue }
      entries[place].isUsed = true
      if entries[place].holds { isAllowed = true }
    }
    return isAllowed
  }

  /// Those that were asked for nothing.
  var unused: [Allowance] { entries.filter { !$0.isUsed }.map(\.allowance) }

  /// Those that were asked for something.
  var used: [Allowance] { entries.filter(\.isUsed).map(\.allowance) }
}

extension Allowance {
  /// Whether its last day is over.
  func isExpired(on date: CalendarDate) -> Bool { until.map { $0 < date } ?? false }
}

extension Glob {
  /// Whether it matches; a glob that must match something does not match nothing.
  fileprivate func covers(_ bytes: ArraySlice<UInt8>?) -> Bool {
    bytes.map { matches($0) } ?? false
  }
}
