import Model
import PropertyLists

/// More patterns than this are no rules that anybody signs by, and each is held against many paths.
private let patternLimit = 4_096

extension SealList {
  /// Reads the list of a seal: `files2` by `rules2` or, where there is none, `files` by `rules` (Security,
  /// `StaticCode.cpp`).
  init(parsing source: [UInt8]) throws(SealDamage) {
    var text: [UInt8] = []
    var reading = SealListReading()
    do throws(PropertyListError) {
      let format = try source.withUnsafeBufferPointer { (bytes) throws(PropertyListError) in
        try recognize(bytes, transcodingInto: &text)
      }
      try (text.isEmpty ? source : text).withUnsafeBufferPointer {
        (bytes) throws(PropertyListError) in
        try reading.read(try DictionaryWalk(bytes, format))
      }
    } catch {
      throw SealDamage(reason: error.reason)
    }
    self = try reading.finish()
  }
}

private struct SealListReading {
  /// The dictionaries of a seal.
  private enum Section {
    case files, files2, rules, rules2
  }

  private var lists: [Section: SealList] = [:]
  private var rules: [Section: [SealRules.Rule]] = [:]
  private var section: Section?

  /// What was read of the entry or rule that is open.
  private var draft = SealDraft()
  private var depth = 0

  /// The first thing that is wrong with the seal though it is a proper property list.
  private var damage: [Section: SealDamage] = [:]
  private var patternBytes = 0

  mutating func read(_ walk: DictionaryWalk) throws(PropertyListError) {
    var walk = walk
    let bytes = walk.bytes
    while let step = try walk.next() {
      switch step {
      case .enter(let key):
        if depth == 0 { begin(key, walk) } else if depth == 1 { draft.begin(key, bytes) }
        depth += 1
      case .leave:
        depth -= 1
        if depth == 1 { finishDraft() }
        if depth == 0 { section = nil }
      case .value(let key, let value):
        if depth == 0 {
          refuse(key, bytes)
        } else if depth == 1 {
          draft.begin(key, bytes)
          draft.setAlone(value, bytes)
          finishDraft()
        } else if depth == 2, section != nil {
          draft.set(key, value, bytes)
        }
      }
    }
  }

  /// The list that counts.
  consuming func finish() throws(SealDamage) -> SealList {
    let isOld = lists[.files2] == nil && damage[.files2] == nil
    let (files, byRules): (Section, Section) = isOld ? (.files, .rules) : (.files2, .rules2)
    if let found = damage[files] ?? damage[byRules] { throw found }
    guard var list = lists[files] else { throw SealDamage(reason: "it lists no files") }
    guard let rules = rules[byRules] else { throw SealDamage(reason: "it has no rules") }
    list.isOld = isOld
    list.rules = SealRules(rules)
    return list
  }

  /// The section of that name that is to be read: of a repeated one the first or the last.
  private mutating func begin(_ key: RawText, _ walk: DictionaryWalk) {
    guard let found = Self.section(key, walk.bytes) else { return }
    let isThere = lists[found] != nil || rules[found] != nil
    guard !isThere || !walk.firstWins else { return }
    section = found
    damage[found] = nil
    switch found {
    case .files, .files2:
      lists[found] = SealList()
      lists[found]?.firstWins = walk.firstWins
    case .rules, .rules2: rules[found] = []
    }
  }

  private mutating func refuse(_ key: RawText, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard let found = Self.section(key, bytes) else { return }
    damage[found] = SealDamage(reason: "'\(key.string(from: bytes))' in it is no dictionary")
  }

  private static func section(_ key: RawText, _ bytes: UnsafeBufferPointer<UInt8>) -> Section? {
    if key.reads("files2", in: bytes) { return .files2 }
    if key.reads("files", in: bytes) { return .files }
    if key.reads("rules2", in: bytes) { return .rules2 }
    return key.reads("rules", in: bytes) ? .rules : nil
  }

  private mutating func finishDraft() {
    guard let section, damage[section] == nil else { return }
    do throws(SealDamage) {
      switch section {
      case .files, .files2: try finishEntry(in: section)
      case .rules, .rules2: try finishRule(in: section)
      }
    } catch {
      damage[section] = error
    }
  }

  private mutating func finishEntry(in section: Section) throws(SealDamage) {
    guard isPathBelow(draft.key) else {
      throw SealDamage(reason: "'\(BundlePath(bytes: draft.key))' is no path within the bundle")
    }
    guard let kind = draft.kind else {
      throw SealDamage(
        reason: "it does not say what '\(BundlePath(bytes: draft.key))' must be"
      )
    }
    lists[section]?
      .append(kind, path: draft.key, value: draft.value, isOptional: draft.isOptional)
  }

  private mutating func finishRule(in section: Section) throws(SealDamage) {
    patternBytes += draft.key.count
    guard patternBytes <= patternLimit else {
      throw SealDamage(reason: "its rules are longer than 4 KB")
    }
    guard let pattern = SealPattern(draft.key), draft.isRule else {
      let shown = BundlePath(bytes: draft.key.prefix(80))
      throw SealDamage(reason: "its rule '\(shown)' is none that lprune can read")
    }
    rules[section]?
      .append(
        SealRules.Rule(
          pattern: pattern,
          weight: draft.weight,
          isOmitted: draft.isOmitted,
          isNested: draft.isNested
        )
      )
  }
}

/// Whether a path leads down from a folder, by names alone.
private func isPathBelow(_ path: [UInt8]) -> Bool {
  path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    .allSatisfy { name in
      !name.isEmpty && !name.elementsEqual(".".utf8) && !name.elementsEqual("..".utf8)
    }
}
