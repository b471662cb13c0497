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

  /// What was read of one of them.
  private struct Contents {
    var list = SealList()
    var rules: [SealRules.Rule] = []

    /// The first thing that is wrong with it, though it is part of a proper property list.
    var damage: SealDamage?
  }

  private var sections: [Section: Contents] = [:]

  /// The section that is being read, if it counts.
  private var section: Section?
  private var current = Contents()

  /// What was read of the entry or rule that is open.
  private var draft = SealDraft()
  private var depth = 0
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
        if depth == 1 { finishDraft(bytes) } else if depth == 0 { end() }
      case .value(let key, let value):
        if depth == 0 {
          refuse(key, bytes)
        } else if depth == 1 {
          draft.begin(key, bytes)
          draft.setAlone(value)
          finishDraft(bytes)
        } else if depth == 2 {
          draft.set(key, value, bytes)
        }
      }
    }
  }

  /// The list that counts.
  consuming func finish() throws(SealDamage) -> SealList {
    let isOld = sections[.files2] == nil
    guard let files = sections[isOld ? .files : .files2] else {
      throw SealDamage(reason: "it lists no files")
    }
    if let damage = files.damage { throw damage }
    guard let rules = sections[isOld ? .rules : .rules2] else {
      throw SealDamage(reason: "it has no rules")
    }
    if let damage = rules.damage { throw damage }
    var list = files.list
    list.isOld = isOld
    list.rules = SealRules(rules.rules)
    return list
  }

  /// The section of that name that is to be read: of a repeated one the first or the last.
  private mutating func begin(_ key: RawText, _ walk: DictionaryWalk) {
    guard let found = Self.section(key, walk.bytes),
      !walk.firstWins || sections[found] == nil
    else { return }
    section = found
    current = Contents()
    current.list.firstWins = walk.firstWins
  }

  private mutating func end() {
    if let section { sections[section] = current }
    section = nil
    current = Contents()
  }

  private mutating func refuse(_ key: RawText, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard let found = Self.section(key, bytes) else { return }
    var contents = Contents()
    contents.damage = SealDamage(reason: "'\(key.string(from: bytes))' in it is no dictionary")
    sections[found] = contents
  }

  private static func section(_ key: RawText, _ bytes: UnsafeBufferPointer<UInt8>) -> Section? {
    if key.reads("files2", in: bytes) { return .files2 }
    if key.reads("files", in: bytes) { return .files }
    if key.reads("rules2", in: bytes) { return .rules2 }
    return key.reads("rules", in: bytes) ? .rules : nil
  }

  private mutating func finishDraft(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let section, current.damage == nil else { return }
    do throws(SealDamage) {
      switch section {
      case .files, .files2:
        draft.finish(bytes)
        try current.list.append(draft)
      case .rules, .rules2:
        patternBytes += draft.key.count
        guard patternBytes <= patternLimit else {
          throw SealDamage(reason: "its rules are longer than 4 KB")
        }
        current.rules.append(try SealRules.Rule(draft))
      }
    } catch {
      current.damage = error
    }
  }
}

extension SealList {
  fileprivate mutating func append(_ draft: SealDraft) throws(SealDamage) {
    guard isPathBelow(draft.key) else {
      throw SealDamage(reason: "'\(BundlePath(bytes: draft.key))' is no path within the bundle")
    }
    guard let kind = draft.kind else {
      throw SealDamage(
        reason: "it does not say what '\(BundlePath(bytes: draft.key))' must be"
      )
    }
    append(kind, path: draft.key, value: draft.value, isOptional: draft.isOptional)
  }
}

extension SealRules.Rule {
  fileprivate init(_ draft: SealDraft) throws(SealDamage) {
    guard let pattern = SealPattern(draft.key), draft.isRule else {
      let shown = BundlePath(bytes: draft.key.prefix(80))
      throw SealDamage(reason: "its rule '\(shown)' is none that lprune can read")
    }
    self.init(
      pattern: pattern,
      weight: draft.weight,
      isOmitted: draft.isOmitted,
      isNested: draft.isNested
    )
  }
}

/// Whether a path leads down from a folder, by names alone.
private func isPathBelow(_ path: [UInt8]) -> Bool {
  let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
  var start = 0
  for end in 0...path.count where end == path.count || path[end] == slash {
    switch end - start {
    case 0: return false
    case 1 where path[start] == dot: return false
    case 2 where path[start] == dot && path[start + 1] == dot: return false
    default: start = end + 1
    }
  }
  return true
}
