import Languages
import Model

/// The policy's allowances, and which of them were of use in this run.
///
/// A check that gathers entries asks about each before it gathers them, so that what is said of the rest is exact.
struct Allowances {
  /// Today.
  let date: CalendarDate

  private var entries: [Entry]

  /// By check, the places in `entries`.
  private let places: [String: [Int]]

  /// What was asked last, because whoever asks goes through one table after the other.
  private var last = Candidates()

  private struct Entry {
    var allowance: Allowance

    /// By component, whether it is meant.
    var components: [Bool]

    /// Whether it holds although its last day may be over.
    var holds: Bool
    var isUsed = false
  }

  /// The allowances for one check in one table and language.
  private struct Candidates {
    var check = ""
    var component: Component.ID?
    var table: BundlePath?
    var language: LanguageTag?

    /// The places of those that name a single key, by key.
    var byKey: [ArraySlice<UInt8>: [Int]] = [:]

    /// The places of all others.
    var general: [Int] = []
  }

  /// Takes the allowances of the policy; those whose last day is over hold only where a prune is judged.
  init(of judgement: Judgement, on date: CalendarDate) {
    let inventory = judgement.inventory
    self.date = date
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
    if last.component != component || last.language != language || last.check != check
      || last.table != table
    {
      last = candidates(for: check, in: component, table, language)
    }
    var isAllowed = false
    for place in last.general where entries[place].allowance.key?.covers(key) ?? true {
      isAllowed = use(place, for: category) || isAllowed
    }
    if !last.byKey.isEmpty, let key {
      for place in last.byKey[key] ?? [] { isAllowed = use(place, for: category) || isAllowed }
    }
    return isAllowed
  }

  /// Whether an allowance holds, which is for all the rest of what is asked.
  private mutating func use(_ place: Int, for category: PluralCategory?) -> Bool {
    guard entries[place].allowance.category.map({ $0 == category }) ?? true else { return false }
    entries[place].isUsed = true
    return entries[place].holds
  }

  private func candidates(
    for check: String,
    in component: Component.ID,
    _ table: BundlePath?,
    _ language: LanguageTag?
  ) -> Candidates {
    var candidates = Candidates(
      check: check,
      component: component,
      table: table,
      language: language
    )
    for place in places[check] ?? [] where entries[place].components[component] {
      let allowance = entries[place].allowance
      guard allowance.language.map({ $0.value == language }) ?? true,
        allowance.table?.covers(table?.bytes[...]) ?? true
      else { continue }
      if let key = allowance.key?.name {
        candidates.byKey[key[...], default: []].append(place)
      } else {
        candidates.general.append(place)
      }
    }
    return candidates
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

extension Judgement {
  /// Whether what a check finds of a key in a localization, about one plural category or none, is allowed.
  ///
  /// The localization is nil where the file lies beside those of all.
  func allows(
    _ check: String,
    _ key: KeySpace.Index,
    of judged: JudgedTable,
    in localization: Int?,
    about category: PluralCategory? = nil,
    _ allowances: inout Allowances
  ) -> Bool {
    guard allowances.mayAllow(check) else { return false }
    let tag = localization.flatMap { component(judged.component).localizations[$0].tag }
    return allows(check, key, of: judged, written: tag, about: category, &allowances)
  }

  /// The same of a text that is written in a language, whatever the name of its folder.
  func allows(
    _ check: String,
    _ key: KeySpace.Index,
    of judged: JudgedTable,
    written language: LanguageTag?,
    about category: PluralCategory? = nil,
    _ allowances: inout Allowances
  ) -> Bool {
    guard allowances.mayAllow(check) else { return false }
    return allowances.allow(
      check,
      in: judged.component,
      table: judged.name,
      key: judged.table.keys.bytes(of: key),
      language: language,
      category: category
    )
  }
}
