import Testing

@testable import Report

@Suite struct AmountsTests {
  @Test(
    arguments: [
      (0, "0 bytes"),
      (1, "1 byte"),
      (640, "640 bytes"),
      (9_999, "9,999 bytes"),
      (10_000, "10 KB"),
      (412_499, "412 KB"),
      (412_500, "413 KB"),
      (999_499, "999 KB"),
      (999_500, "1.0 MB"),
      (48_204_113, "48.2 MB"),
      (999_949_999, "999.9 MB"),
      (999_950_000, "1.00 GB"),
      (4_056_000_000, "4.06 GB"),
      (UInt64.max, "18,446,744,073.71 GB"),
    ] as [(UInt64, String)]
  )
  func writesSizesInUnitsOfAThousand(bytes: UInt64, expected: String) {
    #expect(amount(ofBytes: bytes) == expected)
  }

  @Test(arguments: [
    (0, 0, "100%"),
    (1_204, 1_204, "100%"),
    (1_203, 1_204, "99.9%"),
    (9_999_999, 10_000_000, "99.9%"),
    (1_182, 1_204, "98.1%"),
    (1, 2, "50.0%"),
    (1, 10_000, "0.0%"),
    (0, 12, "0%"),
    (Int.max - 1, Int.max, "99.9%"),
  ])
  func roundsPercentagesDown(part: Int, whole: Int, expected: String) {
    #expect(percent(part, of: whole) == expected)
  }
}
