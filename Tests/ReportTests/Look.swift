import Model
import Report
import Testing

@Test func look() {
  for style in [
    ReportStyle(width: 80, isColored: true), ReportStyle(width: 120, isColored: true),
    ReportStyle(width: 80),
  ] {
    print(report(.text, SummaryDraft.journal.summary, SummaryDraft.large.summary, style: style))
  }
  print(report(.xcode, SummaryDraft.journal.summary))
  print(report(.json, SummaryDraft.journal.summary).prefix(3000))
}
@Test func look2() {
  var ok = SummaryDraft.journal.summary
  ok.findings = []
  ok.outcome = .previewed
  ok.isDryRun = true
  print(report(.text, ok))
  ok.isDryRun = false
  ok.outcome = .applied(
    Receipt(
      removed: ["en.lproj", "Cards_Cards.bundle/en.lproj"],
      edited: ["Info.plist"],
      warnings: ["could not remove '.lprune-1f.done'; the next run removes it"]
    )
  )
  print(report(.text, ok))
  print(report(.xcode, ok))
  var verify = SummaryDraft.journal.summary
  verify.command = .verify
  verify.outcome = .judged
  print(report(.text, verify))
  print(report(.text, verify, verify, style: .init(isQuiet: true)))
  var rep = SummaryDraft.large.summary
  rep.command = .report
  rep.outcome = .judged
  rep.policy = nil
  rep.findings = []
  print(report(.text, rep))
  print(report(.text, rep, style: .init(width: 120)))
  rep.coverage = []
  print(report(.text, rep, style: .init(width: 40)))
}
@Test func look3() {
  var s = SummaryDraft("GWorkspace.app")
  let langs =
    "BrazilianPortuguese Dutch English French German Hungarian Italian Japanese Norvegian Portuguese Romanian Russian Spanish TraditionalChinese"
  s.add(langs, .stays)
  s.cover(
    "Localizable",
    keys: 364,
    langs,
    missing: [
      "Dutch": 3, "French": 10, "German": 40, "Spanish": 100, "Italian": 20, "Romanian": 3,
      "Japanese": 60, "TraditionalChinese": 200, "BrazilianPortuguese": 11, "Russian": 4,
    ],
    states: ["Hungarian": .damaged, "Norvegian": .damaged, "Portuguese": .damaged]
  )
  s.summary.outcome = .judged
  s.summary.command = .verify
  print(report(.text, s.summary))
  print(report(.text, s.summary, style: .init(width: 120)))
  s.cover("InfoPlist", keys: 3, langs)
  print(report(.text, s.summary))
  var o = SummaryDraft("Odd\u{1B}[31m name.app")
  o.add("en", .goes("en"))
  o.add("de 日本語", .stays)
  let a = o.nest("PlugIns/Share.appex", .appExtension, owned: true)
  o.add("de 日本語", to: a, .stays)
  let b = o.nest("PlugIns/Share.appex/Frameworks/A.framework")
  let c = o.nest("Frameworks/A.framework")
  for x in [b, c] { o.add("en", to: x, .goes("en")); o.add("fr", to: x, .stays) }
  o.cover("Localizable", keys: 10, "de 日本語", missing: ["日本語": 1])
  o.cover(
    "AVeryLongTableNameThatNobodyWouldGiveButSomeoneDoes",
    keys: 1000,
    "de 日本語",
    missing: ["de": 1]
  )
  o.cover(
    "Localizable",
    in: a,
    keys: 10,
    "de 日本語",
    missing: ["日本語": 10],
    states: ["日本語": .truncated]
  )
  print(report(.text, o.summary))
}
