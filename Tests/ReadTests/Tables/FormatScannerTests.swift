import Model
import Read
import Testing

@Suite struct FormatScannerTests {
  /// What each row of tables.md 5 and of its list of cases takes.
  static let formats: [(String, [ArgumentClass], Placeholders.Flags)] = [
    ("", [], []), ("plain", [], []), ("100%% sure", [], []),
    ("%@", [.object], []), ("%5@ %-5@ %.2@ %l@", [.object, .object, .object, .object], []),
    ("%d %D %i %c %C", [.int32, .int32, .int32, .int32, .int32], []),
    ("%hd %hhd %lc %lhd", [.int32, .int32, .int32, .int32], []),
    ("%u %U %x %X %o", [.uint32, .uint32, .uint32, .uint32, .uint32], []),
    ("%O %hhu", [.uint32, .uint32], []),
    ("%ld %lld %qd %td %zd %jd", [.int64, .int64, .int64, .int64, .int64, .int64], []),
    ("%lu %llx %qX %zo %tu %hlu", [.uint64, .uint64, .uint64, .uint64, .uint64, .uint64], []),
    ("%a %A %e %E %f %F", [.double, .double, .double, .double, .double, .double], []),
    ("%g %G %lf %5.2f", [.double, .double, .double, .double], []),
    ("%Lf %Ld", [.longDouble, .int32], []),
    (
      "%s %ls %S %p %P %n", [.cString, .cString, .utf16String, .pointer, .pascalString, .count],
      []
    ),
    ("%*d", [.int32, .int32], []), ("%.*f", [.int32, .double], []),
    ("%*.*f %@", [.int32, .int32, .double, .object], []), ("%**d", [.int32, .int32], []),
    ("%2$*1$d", [.int32, .int32], []), ("%1$.*2$f", [.double, .int32], []),
    ("%1$*d", [.int32], .mixed), ("%*1$@", [.conflicting], .mixed),
    ("%1$@ %2$d", [.object, .int32], []), ("%2$@", [.unused, .object], []),
    ("%1$@ %1$@", [.object], []), ("%1$@ %1$d", [.conflicting], []),
    ("%1$d %1$ld", [.conflicting], []), ("%1$d %1$x", [.int32], []), ("%1$lu %1$ld", [.int64], []),
    ("%1$@ %@", [.object], .mixed), ("%@ %2$d", [.object, .int32], .mixed),
    ("%1$2$d", [.unused, .int32], []), ("%00001$d", [.int32], []), ("%.1$d", [.int32], []),
    ("%#x %+d %05d %-5d %5-d", [.uint32, .int32, .int32, .int32, .int32], []),
    ("%y", [], .stray), ("100%", [], .stray), ("50% ", [], .stray), ("%1$", [], .stray),
    ("%5%%d", [.int32], .stray), ("50% %d", [], .stray), ("%é %d", [.int32], .stray),
    ("%'d", [], .stray), ("%*y %d", [.int32], .stray), ("%0$d", [], .stray), ("%$@", [], .stray),
    ("100% daily", [.int32], .doubtful), ("% d", [.int32], .doubtful),
    ("100% le 5% de", [.double, .int32], .doubtful), ("% @", [.object], []),
    ("% 1$d", [.int32], []), ("5% 2 d", [.int32], .doubtful),
    ("100% off%", [.uint32], [.stray, .doubtful]),
    ("%#@count@", [.variable], []), ("%2$#@a_1@ %1$@", [.object, .variable], []),
    ("%1#@count@", [.variable], []), ("%#2$@v@", [.unused, .variable], []),
    ("%#@@", [.variable], []),
    ("%1$#@files@ (%1$ld)", [.int64], []), ("%#@a.b@", [], .stray), ("%#@a.@", [.object], []),
    ("%#@a-d", [.int32], []),
    ("%#@éd", [.int32], []), ("%#@😀d", [], .stray), ("%#@name", [], .stray),
    ("%@#@", [.object], []),
    ("%#d@", [.int32], []), ("%128$d %1$d", [.int32], .stray), ("%*128$d", [], .stray),
    ("%99999999999999999999d", [.int32], []), ("%99999999999999999999$d", [], .stray),
  ]

  @Test(arguments: formats)
  func knowsWhatAFormatTakes(
    format: String,
    classes: [ArgumentClass],
    flags: Placeholders.Flags
  ) {
    #expect(placeholders(of: format) == Placeholders(classes, flags: flags))
  }

  @Test func doesNotFollowArgumentsBehindThe127th() {
    let numbered = (1...130).map { "%\($0)$d" }.joined()
    let unnumbered = String(repeating: "%d", count: 130)
    let expected = Placeholders(Array(repeating: .int32, count: 127), flags: .stray)
    #expect(placeholders(of: numbered) == expected)
    #expect(placeholders(of: unnumbered) == expected)
    #expect(placeholders(of: String(repeating: "%d", count: 127)).flags == [])
  }

  @Test func findsSwappedArguments() {
    let reference = placeholders(of: "%lld%% of its %@ limit")
    #expect(placeholders(of: "%@ 的 %lld%%") != reference)
    #expect(placeholders(of: "%2$@ 的 %1$lld%%") == reference)
  }

  @Test func findsAnExtraArgumentButNoRepeatedOne() {
    #expect(placeholders(of: "%@ et %@") != placeholders(of: "%@"))
    #expect(placeholders(of: "%1$@ et %1$@") == placeholders(of: "%@"))
  }

  @Test func findsOtherKindsOfSpecifiers() {
    #expect(placeholders(of: "%s").classes == [.cString])
    #expect(placeholders(of: "%tu").classes == [.uint64])
  }

  /// Ranges, kinds and positions, in bytes: `0..<2 object 1`.
  private func describe(_ format: String) -> [String] {
    specifiers(of: format).map { specifier in
      let positions = specifier.positions.map { " \($0)" }.joined()
      return "\(specifier.range) "
        + (specifier.kind == .argument ? "\(specifier.argument)" : "\(specifier.kind)") + positions
    }
  }

  @Test func saysWhereEachSpecifierIs() {
    #expect(
      describe("é%@ 5%% %2$*1$.3lf%y%é %") == [
        "2..<4 object 1", "6..<8 percent", "9..<19 double 1 2", "19..<21 stray", "21..<24 stray",
        "25..<26 stray",
      ]
    )
    #expect(describe("%1$@ %@ %@") == ["0..<4 object 1", "5..<7 object 1", "8..<10 object 2"])
    #expect(describe("a %#@n@ %") == ["2..<7 variable 1", "8..<9 stray"])
  }

  @Test func knowsAWidthFromAPosition() {
    #expect(specifiers(of: "%1#@count@ %1$#@count@").map(\.hasWidth) == [true, false])
    #expect(specifiers(of: "%.1d %5d %2$05d %*d").map(\.hasWidth) == [false, true, true, false])
  }

  /// A hundred times the text takes about a hundred times as long, which is seconds at worst, not hours.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["%", "%1", "%1$", "%*", "%#@", "%#@a", "%#", "%d", "%127$d", "% ", "%.", "%9"]
  )
  func takesLinearTime(part: String) {
    let found = placeholders(of: String(repeating: part, count: 200_000))
    #expect(found.classes.count <= FormatScanner.positionLimit)
  }
}

extension FormatScannerTests {
  /// Texts that have both placeholders that are meant and some that may be none.
  @Test(
    arguments: [
      ("50% sur %d", [.cString, .int32], [], [1]), ("%d% fertig", [.int32, .double], [], [2]),
      ("%1$d% fertig", [.int32], .numbered, [1]),
      ("%2$@ 5% de", [.unused, .object], .numbered, [1]),
      ("%@ 5% de 9% de", [.object, .int32, .int32], [], [2, 3]),
      ("%@ % @", [.object, .object], [], []),
      ("%1$d% tä", [.int32], .stray, []),
    ] as [(String, [ArgumentClass], Placeholders.Flags, [Int])]
  )
  func tellsArgumentsThatMayNotBeMeant(
    format: String,
    classes: [ArgumentClass],
    flags: Placeholders.Flags,
    doubtful: [Int]
  ) {
    #expect(
      placeholders(of: format) == Placeholders(classes, flags: flags, doubtful: doubtful)
    )
  }
}
