import Foundation

/// Random lists of localizations and of a user's languages, from many kinds of ids.
struct RandomQuestions: RandomNumberGenerator {
  /// What the questions come from; shown in failures.
  let seed: UInt64
  private var state: UInt64

  /// Starts at the seed in `LPRUNE_SEED`, at any where that says `random`, else at the one of every run, so
  /// that a run says the same as the one before it.
  init() {
    let given = ProcessInfo.processInfo.environment["LPRUNE_SEED"]
    self.init(seed: given == "random" ? .random(in: 0 ... .max) : given.flatMap(UInt64.init) ?? 5)
  }

  init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Names out of a list, and every fifth put together.
  mutating func names(_ count: Int, from list: [[UInt8]]) -> [[UInt8]] {
    (0..<count).map { number in
      number % 5 == 0 ? oddID() : list[Int.random(in: list.indices, using: &self)]
    }
  }

  mutating func picks<T>(_ count: ClosedRange<Int>, from list: ArraySlice<T>) -> [T] {
    (0..<Int.random(in: count, using: &self)).map { _ in
      list[Int.random(in: list.indices, using: &self)]
    }
  }

  /// An id put together from parts that may or may not fit.
  mutating func oddID() -> [UInt8] {
    var id: [UInt8] = []
    for _ in 0..<Int.random(in: 1...5, using: &self) {
      if !id.isEmpty { id += Array(pick(Self.separators).utf8) }
      id += Array(pick(Self.parts).utf8)
    }
    switch Int.random(in: 0..<20, using: &self) {
    case 0: id.insert(.random(in: 1...255, using: &self), at: 0)
    case 1: id.append(.random(in: 1...255, using: &self))
    case 2: id += [UInt8](repeating: UInt8(ascii: "x"), count: 80)
    case 3: id = id.map { (97...122).contains($0) ? $0 - 32 : $0 }
    case 4: id = []
    // Once: with more than one ICU reads variants where we see none.
    case 5: id += Array("@\(pick(Self.parts))".utf8)
    default: break
    }
    return id
  }

  private mutating func pick(_ words: [String]) -> String {
    words[Int.random(in: words.indices, using: &self)]
  }

  private static let separators = ["-", "-", "-", "-", "_", "_", "_", "_", "--", "__", "."]

  private static let parts = """
    en fr zh pt nb sr de deu ger eng fre Hant Hans Latn Cyrl GB US HK TW CN BR PT 419 001 150 USA \
    POSIX posix 1996 valencia u ca buddhist va x a t lvariant i klingon hak min nan sgn BE FR no bok \
    root und English english abcdefghij abcdefghijklm 12 e \u{e9} oed art lojban cmn yue root Base \
    mul zxx x=y UTF-8 euro iw in tl mo sh ji hi ars wuu es MX NZ it CH IT AU IN
    """
    .split(separator: " ").map(String.init)
}
