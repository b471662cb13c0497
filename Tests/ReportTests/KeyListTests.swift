import Testing

@testable import Report

@Suite struct KeyListTests {
  private func choices(_ keys: [String]) -> [String] {
    KeyList(keys).choices.map { $0.rendered(isColored: false) }
  }

  private func keys(_ count: Int, _ prefix: String = "key") -> [String] {
    (0..<count).map { "\(prefix)\($0)" }
  }

  @Test func namesTwentySixOfAThousandKeys() {
    let list = KeyList(keys(1_000))
    #expect(
      list.long == """
        key0, key1, key2, key3, key4, key5, key6, key7, key8, key9, key10, key11, key12, key13, \
        key14, key15, key16, key17, key18, key19, key20, key21, key22, key23, key24, key25 and 974 more
        """
    )
    #expect(choices(keys(1_000)) == [list.long])
  }

  @Test(arguments: [1, 2, 3, 4, 26])
  func namesAllKeysOfAFewOnALine(count: Int) {
    #expect(KeyList(keys(count)).long == keys(count).joined(separator: ", "))
  }

  @Test func countsWhatIsBehindTwentySixKeysOnALine() {
    #expect(KeyList(keys(27)).long.hasSuffix(", key24, key25 and 1 more"))
    #expect(KeyList(keys(3_000)).long.hasSuffix(", key24, key25 and 2,974 more"))
  }

  @Test func offersTwoKeysAndMoreForAScreen() {
    #expect(
      choices(keys(6)) == [
        "key0, key1 and 4 more",
        "key0, key1, key2 and 3 more",
        "key0, key1, key2, key3 and 2 more",
        "key0, key1, key2, key3, key4 and 1 more",
        "key0, key1, key2, key3, key4, key5",
      ]
    )
    #expect(choices(keys(400)).last == KeyList(keys(400)).long)
  }

  @Test(arguments: 1...4)
  func namesAllOfFewKeysOnAScreen(count: Int) {
    #expect(choices(keys(count)) == [keys(count).joined(separator: ", ")])
  }

  /// A list of many long keys would else fill the screen.
  @Test func cutsTheKeysOfALongList() {
    let long = keys(1_000, "onboarding.privacy.question.number.with.a.long.name")
    #expect(
      choices(long)[0].hasPrefix("onboarding.privacy.qu..., onboarding.privacy.qu..., ")
    )
    #expect(displayWidth(of: choices(long)[0]) == 26 * 26 - 2 + " and 974 more".count)
    #expect(KeyList(long).long.hasPrefix("onboarding.privacy.question.number.wi..., onb"))
    #expect(KeyList(Array(long.prefix(4))).long == long.prefix(4).joined(separator: ", "))
  }

  @Test func looksAtNoMoreOfHugeKeysThanItShows() {
    let huge = [String(repeating: "k", count: 6_000_000)] + keys(9)
    let time = ContinuousClock().measure {
      #expect(choices(huge)[0].hasSuffix("kkk..., key0 and 8 more"))
    }
    #expect(time < .milliseconds(500))
  }
}
