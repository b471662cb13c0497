import Diagnostics
import Testing

@Suite struct AmountTests {
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
}
