import Testing

@Suite struct VersionTests {
  @Test(arguments: [["--version"], ["verify", "--version"]])
  func saysHowOldThePluralRulesAre(words: [String]) throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let run = try Run(of: Repository.lprune, words, in: scratch)
    #expect(run.output == "lprune 0.1.0 (CLDR 46 plural rules)\n")
    #expect(run.status == 0)
  }
}
