import Foundation
import Languages
import Testing

/// The matcher against Apple's own, with random questions.
@Suite struct MatcherAgainstAppleTests {
  /// Names and languages of all kinds.
  private static func pool() throws -> [[UInt8]] {
    let rows = try ["parents.tsv", "apple_parents.tsv", "aliases.tsv", "apple_aliases.tsv"]
      .flatMap { try DataFile.pairs($0) }
    let regions = try DataFile.words("regions.txt")
    let languages = try DataFile.pairs("likely.tsv").map(\.0)
    let regional = zip(languages.indices, languages)
      .map { "\($1)-\(regions[$0 % regions.count])" }
    let common = ["en", "fr", "es", "de", "it", "zh", "zh-Hant", "zh-Hans", "pt", "no", "nb", "sr"]
      .flatMap { language in regions.prefix(250).map { "\(language)-\($0)" } }
    return (rows.flatMap { [$0, $1] } + languages + regional + common).map { Array($0.utf8) }
  }

  private static func examples() throws -> [[UInt8]] {
    Set(try MatchingVectors.rows().flatMap(\.available)).sorted().map { Array($0.utf8) }
  }

  #if !canImport(Darwin)
    @Test(.enabled(if: AppleMatcher.isThere)) func answersAsTheSystemDoes() throws {
      let system = try #require(AppleMatcher())
      var questions = RandomQuestions()
      // Each run takes other names, since it is their number that costs time.
      let common = questions.names(300, from: try Self.examples())
      let names = questions.names(1_500, from: try Self.pool()) + common
      let all = names.map { Name($0, system) }
      var matches = 0
      for number in 0..<24_000 {
        // Half of them from a few names, so that most have a match.
        let from = number % 2 == 0 ? all.suffix(300) : all[...]
        let available = questions.picks(1...12, from: from)
        let preferences = questions.picks(1...4, from: from)
        let taken = available.indices.filter { available[$0].isTaken }
        let expected =
          system.match(taken.map { available[$0].bytes }, for: Self.taken(preferences))
          .map { taken[$0] }
        matches += expected.isEmpty ? 0 : 1
        let found = Matcher(available: available.map(\.id), ordered: available.count)
          .match(preferences.map(\.id))
        if found != expected {
          Issue.record(
            "seed \(questions.seed): \(available) for \(preferences): \(found), not \(expected)"
          )
        }
      }
      #expect(matches > 8_000)
    }

    @Test(.enabled(if: AppleMatcher.isThere)) func findsWhatAnyOrderGives() throws {
      let system = try #require(AppleMatcher())
      var questions = RandomQuestions()
      let families = Self.families.map { $0.map { Name(Array($0.utf8), system) } }
      var ambiguous = 0
      for number in 0..<4_000 {
        let family = families[number % families.count][...]
        let available = questions.picks(1...5, from: family)
        let preferences = questions.picks(1...3, from: family)
        let ordered = Int.random(in: 0...(available.count / 2), using: &questions)
        // Seldom, since it leaves fewer in doubt.
        let hasLast = Int.random(in: 0..<8, using: &questions) == 0
        let last = hasLast && ordered < available.count ? 1 : 0
        var expected: Set<[Int]> = []
        for order in Self.orders(of: Array(ordered..<(available.count - last))) {
          let order = Array(0..<ordered) + order + (available.count - last..<available.count)
          let names = order.map { available[$0].bytes }
          expected.insert(system.match(names, for: Self.taken(preferences)).map { order[$0] })
        }
        let matcher = Matcher(available: available.map(\.id), ordered: ordered, last: last)
        let found = matcher.possibleMatches(preferences.map(\.id))
        let isRight = Set(found) == expected && found.count == expected.count
        if !isRight || found.first != matcher.match(preferences.map(\.id)) {
          Issue.record(
            "seed \(questions.seed): \(available), \(ordered) ordered, \(last) last, for \(preferences): \(found), not \(expected)"
          )
        }
        ambiguous += expected.count > 1 ? 1 : 0
      }
      #expect(ambiguous > 500)
    }

    private static func taken(_ names: [Name]) -> [[UInt8]] {
      names.filter(\.isTaken).map(\.bytes)
    }

    /// Names that tie with each other, line by line.
    private static let families = """
      en English eng EN en_GB en-GB en_AU en_NZ en_IN en-150 en_US hi hi-Latn
      fr French fra fr_CA fr_CH fr-BE fr_FR fr-LU fr_ca ht
      es Spanish es_MX es_419 es-AR es-CL es_ES spa es-mx
      pt pt_PT pt-BR pt_BR pt-AO Portuguese pt_br zxx zxx
      zh_TW zh-Hant zh_Hant_TW zh-HK zh_Hant_HK zh_MO yue zh zh_CN zh-Hans Chinese
      nb no nn Norwegian no_NO nb-NO nn_NO da zxx zxx
      it_CH it_IT it_SM it-VA it Italian zxx zxx zxx de_AT de_CH
      """
      .split(separator: "\n").map { $0.split(separator: " ").map(String.init) }

    private static func orders(of indices: [Int]) -> [[Int]] {
      guard !indices.isEmpty else { return [[]] }
      return indices.flatMap { first in
        orders(of: indices.filter { $0 != first }).map { [first] + $0 }
      }
    }
  #else
    @Test func choosesAsThisMac() throws {
      var questions = RandomQuestions()
      let pool = Array(Set(try MatchingVectors.rows().flatMap { $0.available })).sorted()
      for _ in 0..<20_000 {
        let names = (0..<Int.random(in: 1...8, using: &questions))
          .map { _ in pool.randomElement(using: &questions) ?? "en" }
        let preferences = (0..<Int.random(in: 1...3, using: &questions))
          .map { _ in pool.randomElement(using: &questions) ?? "en" }
        let matcher = Matcher(available: names.map { LocaleID($0) }, ordered: names.count)
        // Where nothing matches, Foundation goes on with English and then with any.
        guard let winner = matcher.match(preferences.map { LocaleID($0) }).first else { continue }
        let expected = Bundle.preferredLocalizations(from: names, forPreferences: preferences)
        if names[winner] != expected.first {
          Issue.record("seed \(questions.seed): \(names) for \(preferences): \(names[winner])")
        }
      }
    }
  #endif
}

#if !canImport(Darwin)
  /// A name, read once by both sides.
  private struct Name: CustomStringConvertible {
    let bytes: [UInt8]
    let id: LocaleID
    /// Whether the system's newest matcher looks at it.
    let isTaken: Bool

    init(_ bytes: [UInt8], _ system: AppleMatcher) {
      self.bytes = bytes
      id = LocaleID(utf8: bytes)
      isTaken = system.takes(bytes)
    }

    var description: String { String(decoding: bytes, as: UTF8.self) }
  }
#endif
