import Testing

@testable import Report

@Suite struct AmountsTests {
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
