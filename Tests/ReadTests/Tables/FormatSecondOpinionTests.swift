import Foundation
import Model
import Read
import Testing

/// What is read out of formats against what Foundation makes of them.
@Suite struct FormatSecondOpinionTests {
  /// Formats of pieces that take nothing but integers, so that Foundation can be given any of them.
  private func format(_ random: inout Seeded) -> String {
    let pieces = [
      "%", "%", "%", "%", "d", "d", "x", "i", "u", "o", "y", "é", "1", "2", "3", "0", "$",
      "$", "1$",
      "2$", "3$", ".", "*", "*", " ", "+", "-", "#", "h", "l", "q", "z", "j", "t", "%%", "w", "😀",
    ]
    return (0..<Int.random(in: 1...12, using: &random)).map { _ in
      pieces[Int.random(in: 0..<pieces.count, using: &random)]
    }.joined()
  }

  /// A specifier behind the format shows how many arguments Foundation has taken.
  @Test(arguments: 0..<20) func takesAsManyArgumentsAsFoundation(seed: Int) throws {
    var random = Seeded(state: UInt64(seed))
    let arguments = (0..<130).map { $0 + 40 }
    for _ in 0..<400 {
      // The letter ends a specifier that is still open.
      let format = format(&random) + "y|%d"
      guard let last = specifiers(of: format).last, last.argument == .int32,
        last.range.upperBound == format.utf8.count, last.range.count == 2,
        // Foundation gives up on widths of some hundred and on positions far beyond the arguments that are used.
        !format.contains(#/[1-9][0-9]/#)
      else { continue }
      let output = String(format: format, arguments: arguments)
      let shown = try #require(output.split(separator: "|").last.flatMap { Int($0) }, "\(format)")
      // Foundation does not step over an argument that no specifier asks for (ran).
      let taken = placeholders(of: format)
      let used =
        taken.classes.indices.filter { taken.classes[$0] != .unused }.map { $0 + 1 }
        + taken.doubtful
      let count = Set(used).count { $0 < last.position }
      #expect(shown == arguments[count], "\(format) gives \(output)")
    }
  }

  /// Formats with the arguments 1, 2, 3, 4.
  static let integers: [(String, String, [ArgumentClass])] = [
    ("% d", " 1", [.int32]), ("100% daily", "100 1aily", [.int32]), ("%y %d", "y 1", [.int32]),
    ("%*d|%d", "2|3", [.int32, .int32, .int32]), ("%hhd", "1", [.int32]),
    ("%qd", "1", [.int64]), ("%1$d %2$d %d", "1 2 1", [.int32, .int32]),
    ("%2$d %1$d", "2 1", [.int32, .int32]), ("100%", "100", []), ("50% %d", "50 d", []),
    ("%%%d", "%1", [.int32]), ("%l%|%d", "l|1", [.int32]), ("%'d", "'d", []),
    ("%$d|%d", "$d|1", [.int32]),
    ("%*y|%d", "*|1", [.int32]), ("%#@v|%d", "#d", []), ("%n|%d", "|2", [.count, .int32]),
    ("%c%C", "\u{1}\u{2}", [.int32, .int32]), ("%128", "1", []),
    ("%i%u%x%X%o", "12344", [.int32, .uint32, .uint32, .uint32, .uint32]),
  ]

  @Test(arguments: integers)
  func readsIntegersAsFoundationDoes(format: String, output: String, classes: [ArgumentClass]) {
    #expect(String(format: format, 1, 2, 3, 4, 4) == output)
    #expect(placeholders(of: format).classes == classes)
  }

  /// Formats with the arguments A, B, C.
  static let objects: [(String, String, [ArgumentClass])] = [
    ("%1$@ %@", "A A", [.object]), ("%2$@ %@ %@", "B A B", [.object, .object]),
    ("%@%", "A", [.object]), ("% @|%5@|%l@", "A|B|C", [.object, .object, .object]),
    ("%1#@v@|%@", "A|B", [.variable, .object]), ("%2$#@v@|%1$@", "B|A", [.object, .variable]),
    ("%#2$@v@|%@", "B|A", [.object, .variable]), ("%#@a.@|", "A|", [.object]),
    ("%@#@", "A#@", [.object]), ("%#@name", "", []), ("%##@v@", "A", [.variable]),
  ]

  @Test(arguments: objects)
  func readsObjectsAsFoundationDoes(format: String, output: String, classes: [ArgumentClass]) {
    let arguments: [any CVarArg] = ["A" as NSString, "B" as NSString, "C" as NSString]
    #expect(String(format: format, arguments: arguments) == output)
    #expect(placeholders(of: format).classes == classes)
  }

  @Test func readsNumbersWithPointsAsFoundationDoes() {
    #expect(String(format: "%5.2f|%lf|%g", 1.5, 2.5, 3.5) == " 1.50|2.500000|3.5")
    #expect(placeholders(of: "%5.2f|%lf|%g").classes == [.double, .double, .double])
    #expect(String(format: "%.*f|%d", 2, 3.14159, 9) == "3.14|9")
    #expect(placeholders(of: "%.*f|%d").classes == [.int32, .double, .int32])
    #expect(String(format: "%1$.*2$f|", 3.14159, 3) == "3.142|")
    #expect(placeholders(of: "%1$.*2$f|").classes == [.double, .int32])
  }

  @Test func readsLengthsAsFoundationDoes() {
    let large = Int64.max
    #expect(String(format: "%qd", large) == "9223372036854775807")
    #expect(String(format: "%hd", 65_537) == "1")
    // A long double is none where an integer is asked for.
    #expect(String(format: "%Ld", large) == "4294967295")
    #expect(placeholders(of: "%qd %hd %Ld").classes == [.int64, .int32, .int32])
  }
}
