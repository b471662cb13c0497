import Diagnostics
import Languages
import Model
import Read
import Testing

/// What a right policy means.
@Suite struct ReadPolicyTests {
  private static let full = """
    // The languages of the Journal.
    {
      "version": 1,
      "remove": ["en", "en-*", "!en-GB", "=zh_CN"],
      "developmentRegion": "de", /* where English was */
      "owned": ["*_*.bundle", "id:com.acme.*"],
      "reference": "union",
      "checks": {"missing-key": "warning", "empty-value": "off"},
      "components": [
        {"match": "Frameworks/Chat.framework", "keep": ["*"], "lastResort": "remove"},
        {
          "match": "",
          "reference": "ja",
          "checks": {"missing-key": "note"},
          "owned": [],
          "signed": "refuse",
          "developmentRegion": "fr",
        },
      ],
      "signed": "refuse",
      "skipConfigurations": ["*Debug*", "Nightly"],
    }
    """

  @Test func readsEveryKeyOfTheRoot() throws {
    let policy = try policy(Self.full)
    #expect(policy.file == "p")
    #expect(policy.root.selection?.words == ["remove", "en", "en-*", "!en-GB", "=zh_CN"])
    #expect(policy.root.developmentRegion?.value == LanguageTag("de"))
    #expect(
      policy.root.developmentRegion?.location == SourceLocation(file: "p", line: 5, column: 24)
    )
    #expect(policy.root.owned?.map(\.text) == ["*_*.bundle", "id:com.acme.*"])
    #expect(
      policy.root.owned?.map(\.value) == ["*_*.bundle", "id:com.acme.*"].map(ComponentPattern.init)
    )
    #expect(policy.root.reference == .union)
    #expect(policy.root.checks == ["missing-key": .warning, "empty-value": .off])
    #expect(policy.root.signed == .refuse)
    #expect(policy.root.lastResort == nil)
    #expect(policy.skipConfigurations == ["*Debug*", "Nightly"])
  }

  @Test func readsTheEntriesOfComponentsInTheirOrder() throws {
    let components = try policy(Self.full).components
    #expect(components.map(\.match.text) == ["Frameworks/Chat.framework", ""])
    #expect(components.map(\.match.location?.line) == [10, 12])
    #expect(components.map(\.settings.selection?.words) == [["keep", "*"], nil])
    #expect(components.map(\.settings.lastResort) == [.remove, nil])
    #expect(components.map(\.settings.reference) == [nil, LanguageTag("ja").map { .tag($0) }])
    #expect(components.map(\.settings.checks) == [[:], ["missing-key": .note]])
    #expect(components.map(\.settings.owned?.count) == [nil, 0])
    #expect(components.map(\.settings.signed) == [nil, .refuse])
    #expect(components.map(\.settings.developmentRegion?.text) == [nil, "fr"])
  }

  @Test func knowsThePlaceOfEveryEntry() throws {
    guard case .remove(let entries) = try policy(Self.full).root.selection else {
      Issue.record("no 'remove'")
      return
    }
    #expect(entries.map(\.location?.description) == ["p:4:14", "p:4:20", "p:4:28", "p:4:38"])
    #expect(entries.map(\.value.isException) == [false, false, true, false])
    #expect(entries.map(\.value.isExactFolder) == [false, false, false, true])
  }

  @Test func leavesOutWhatThePolicyDoesNotSay() throws {
    let policy = try policy("{\"version\": 1}")
    #expect(policy.root.selection == nil)
    #expect(policy.root.developmentRegion == nil)
    #expect(policy.root.owned == nil)
    #expect(policy.root.reference == nil)
    #expect(policy.root.checks.isEmpty)
    #expect(policy.root.signed == nil)
    #expect(policy.components.isEmpty)
    #expect(policy.skipConfigurations == ["*Debug*"])
  }

  @Test(arguments: [("[]", []), ("[\"Nightly\"]", ["Nightly"])])
  func replacesTheConfigurationsToSkip(list: String, expected: [String]) throws {
    let policy = try policy("{\"version\": 1, \"skipConfigurations\": \(list)}")
    #expect(policy.skipConfigurations == expected)
  }

  @Test func acceptsAnEmptyListOfRemovals() throws {
    #expect(try policy("{\"version\": 1, \"remove\": []}").root.selection?.words == ["remove"])
  }

  /// Not one of them is a whole policy, so each has a problem with a place inside the text.
  @Test func survivesEveryBeginningOfAPolicy() {
    let bytes = Array(Self.full.utf8)
    for length in bytes.indices {
      #expect(!problems(of: Array(bytes[..<length])).isEmpty, "the first \(length) bytes")
    }
  }

  @Test func survivesChangedBytes() {
    var random = SplitMix(state: 42)
    let original = Array(Self.full.utf8)
    let marks = Array("{}[]\",:/*\\u\n\r'=;!-0".utf8) + [0, 0xFF, 0xC3, 0xEF]
    var refused = 0
    for _ in 0..<3000 {
      var bytes = original
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        let mark = marks.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = mark
        case 1: bytes.insert(mark, at: place)
        default: bytes.remove(at: place)
        }
      }
      if !problems(of: bytes).isEmpty { refused += 1 }
    }
    #expect(refused > 1500)
  }

  @Test func survivesGarbage() {
    var random = SplitMix(state: 7)
    for _ in 0..<2000 {
      let length = Int.random(in: 0..<64, using: &random)
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(!problems(of: bytes).isEmpty)
    }
  }
}

/// The same numbers in every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
