import Languages
import Model
import TestSupport
import Testing

import Resolve

@Suite struct TraceTests {
  private let tables: [String: [String: Sample.Texts]] = [
    "T": ["en": ["a": "1", "b": "1"], "fr": ["a": "2"], "de": [:]],
    "T.stringsdict": ["en": ["b": "3"]],
  ]

  private func trace(
    _ sample: Sample,
    _ languages: [String],
    _ question: Question = Question()
  ) throws -> Trace {
    let views = [View(inventory(sample))]
    return try #require(traces(of: question, for: [Audience(languages)], in: views).first?.first)
  }

  private func keys(_ keys: String..., mechanism: Mechanism = .system) -> Question {
    Question(mechanism: mechanism, keys: keys.map { SoughtKey(table: "T", key: $0) })
  }

  @Test func saysWhichLanguageIsNearest() throws {
    let trace = try trace(Sample(tables: tables), ["ja", "fr"])
    #expect(trace.routes.map(\.list) == [["fr", "en"]])
    #expect(trace.routes.map(\.choice) == [.user("fr")])
    #expect(trace.routes.first?.places == [.outside, .folder(2), .folder(1)])
  }

  @Test func fallsBackToTheDevelopmentRegionThenToEnglishThenToAnything() throws {
    #expect(
      try trace(Sample(tables: tables), ["ja"]).routes.map(\.choice) == [.developmentRegion("en")]
    )
    let noRegion = Sample(region: nil, folders: ["en", "fr"])
    #expect(try trace(noRegion, ["ja"]).routes.first?.list.first == "en")
    let none = try trace(Sample(folders: ["fr", "de"]), ["ja"])
    #expect(none.lists.chosen == ["de", "fr"])
    #expect(none.routes.map(\.choice) == [.arbitrary(besides: "en"), .arbitrary(besides: "en")])
  }

  @Test func findsStringsAndStringsdictSeparately() throws {
    let text = try #require(
      try trace(Sample(tables: tables), ["fr"], keys("b")).routes.first?.texts.first?.first
    )
    #expect(text.strings.trace.found?.file == "fr.lproj/T.strings")
    #expect(text.strings.trace.hidden == [.folder(1)])
    #expect(text.strings.content == .absent)
    #expect(text.dict.trace.found?.file == "en.lproj/T.stringsdict")
    #expect(text.dict.trace.passed == [.outside, .folder(2)])
    #expect(text.dict.content == .present)
    guard case .entry(let entry, .text) = text.outcome else {
      Issue.record("\(text.outcome)")
      return
    }
    #expect(entry.key == 1)
  }

  @Test func showsTheKeyWhereTheTableThatIsFoundLacksIt() throws {
    let text = try trace(
      Sample(tables: ["T": ["en": ["a": "1"], "fr": ["b": "2"]]]),
      ["fr"],
      keys("a")
    )
    .routes.first?.texts.first?.first
    #expect(text?.outcome == .key)
    #expect(text?.strings.content == .absent)
  }

  @Test func showsKeysOfADamagedTableAndOfTheLostEndOfOne() throws {
    let sample = Sample(
      tables: ["T": ["fr": ["a": "1"]], "U": ["fr": ["a": "1"], "en": ["b": "1"]]],
      notes: [
        "fr/T": [FileNote(.damaged(reason: "a ';' is missing", keys: 1))],
        "fr/U": [FileNote(.truncated(reason: "a '}' too many", lostKeys: ["b"]))],
      ]
    )
    let question = Question(keys: [
      SoughtKey(table: "U", key: "b"), SoughtKey(table: "T", key: "x"),
    ])
    let texts = try trace(sample, ["fr"], question).routes.first?.texts.compactMap(\.first)
    #expect(texts?.map(\.strings.content) == [.dropped, .damaged])
    #expect(texts?.map(\.outcome) == [.key, .key])
  }

  @Test func fallsBackToInfoPlistAndToTheNib() throws {
    let sample = Sample(
      tables: ["InfoPlist": ["fr": ["x": "1"]], "Main": ["fr": ["y": "1"]]],
      resources: ["Main.nib": ["Base"]]
    )
    let question = Question(keys: [
      SoughtKey(table: "InfoPlist", key: "x"), SoughtKey(table: "Main", key: "y"),
    ])
    let texts = try trace(sample, ["en"], question).routes.first?.texts.compactMap(\.first)
    #expect(texts?.map(\.outcome) == [.infoPlist, .nib("Base.lproj/Main.nib")])
    #expect(texts?.first?.strings.trace.elsewhere == [.folder(1)])
  }

  @Test func opensAFolderByItsExactNameAndFindsOnlyWhatIsInIt() throws {
    let sample = Sample(
      tables: ["T": ["": ["a": "0"], "en": ["a": "1"], "fr": ["b": "2"]]],
      resources: ["Main.nib": ["en"]]
    )
    var question = keys("a", mechanism: .inApp)
    question.resources = ["Main.nib"]
    let opened = try trace(sample, ["fr", "en"], question)
    #expect(opened.routes.map(\.choice) == [.opened])
    #expect(opened.routes.map(\.list) == [["fr"]])
    #expect(opened.routes.first?.places == [.folder(1)])
    #expect(opened.routes.first?.texts.first?.first?.outcome == .key)
    #expect(opened.routes.first?.resources.first?.first?.file.found == nil)
    let asked = try trace(sample, ["FR", "en"], question)
    #expect(asked.routes.first?.choice != .opened)
    #expect(asked.routes.first?.places.first == .outside)
  }

  @Test func asksTheSystemWhereAFileHasTheNameOfAFolder() throws {
    let sample = Sample(folders: ["en"], files: ["fr"])
    let trace = try trace(sample, ["fr"], Question(mechanism: .inApp))
    #expect(trace.routes.first?.choice != .opened)
  }

  @Test func findsFilesForDevicesWithinTheirLevel() throws {
    let sample = Sample(
      folders: ["en"],
      resources: ["pic.png": ["fr", "en"], "pic~ipad.png": ["en", "Base"]]
    )
    let question = Question(resources: ["pic.png"])
    let french = try #require(try trace(sample, ["fr"], question).routes.first?.resources.first)
    #expect(french.map(\.device) == [nil, .ipad])
    #expect(french.map(\.file.found?.file) == ["fr.lproj/pic.png", "fr.lproj/pic.png"])
    let english = try #require(try trace(sample, ["en"], question).routes.first?.resources.first)
    #expect(english.map(\.file.found?.file) == ["en.lproj/pic.png", "en.lproj/pic~ipad.png"])
  }

  @Test func findsTablesForDevicesWithinTheirLevel() throws {
    let sample = Sample(tables: ["T": ["fr": ["a": "1"]], "T~ipad": ["en": ["a": "2"], "fr": [:]]])
    let texts = try #require(try trace(sample, ["fr"], keys("a")).routes.first?.texts.first)
    #expect(texts.map(\.device) == [nil, .ipad])
    #expect(
      texts.map(\.strings.trace.found?.file) == ["fr.lproj/T.strings", "fr.lproj/T~ipad.strings"]
    )
    #expect(texts.last?.outcome == .key)
  }

  @Test func findsFilesOfTablesAsResources() throws {
    let question = Question(resources: ["T.stringsdict", "T.strings", "None.strings"])
    let found = try trace(Sample(tables: tables), ["fr"], question).routes.first?.resources
      .map { $0.first?.file.found?.file.description }
    #expect(found == ["en.lproj/T.stringsdict", "fr.lproj/T.strings", nil])
  }

  @Test func asksAFrameworkForTheListOfEachHost() throws {
    let inventory = inventory(
      Sample(folders: ["en", "fr"]),
      Sample("PlugIns/W.appex", .appExtension, folders: ["en"]),
      Sample("Frameworks/F.framework", .framework, folders: ["en", "fr"])
    )
    let traces = traces(
      of: Question(component: 1),
      for: [Audience(["fr"])],
      in: [View(inventory)]
    ).compactMap(\.first)
    #expect(traces.map(\.hosts) == [[0], [2]])
    #expect(traces.first?.hostLists?.all == [["fr", "en"]])
    #expect(traces.first?.routes.map(\.choice) == [.host("fr")])
  }

  @Test func saysOnceWhatAllHostsGive() throws {
    let inventory = inventory(
      Sample(folders: ["en"]),
      Sample("PlugIns/W.appex", .appExtension, folders: ["en"]),
      Sample("Frameworks/F.framework", .framework, folders: ["en", "fr"])
    )
    let views = [View(inventory), View(inventory)]
    let answers = traces(of: Question(component: 1), for: [Audience(["en"])], in: views)
    #expect(answers.map { $0.map(\.hosts) } == [[[0, 2], [0, 2]]])
  }

  /// Whatever route a random bundle gives, it is that of `TableLookup`.
  @Test(arguments: LookupVectorsTests.cases)
  func goesTheWayOfLookup(vector: LookupVectorsTests.Case) throws {
    let inventory = inventory(
      Sample(
        region: vector.info.CFBundleDevelopmentRegion,
        declared: vector.info.CFBundleLocalizations ?? [],
        folders: vector.tree.keys.filter { !$0.isEmpty },
        tables: vector.tables
      )
    )
    let view = View(inventory)
    guard let table = inventory.tables.first else { return }
    let lookup = TableLookup(table, in: view)
    let names = vector.answers.keys.sorted()
    let question = Question(keys: names.map { SoughtKey(table: "T", key: $0) })
    let trace = try #require(
      traces(of: question, for: [Audience(vector.preferences)], in: [view]).first?.first
    )
    for route in trace.routes {
      let pick = lookup.pick(for: route.list)
      let found = route.texts.compactMap(\.first).map { text in
        [text.strings.trace.found, text.dict.trace.found].map { $0?.file }
      }
      let expected = [pick.strings, pick.dict].map { $0.map { table.rows[$0].file } }
      #expect(found.allSatisfy { $0 == expected })
      for (name, text) in zip(names, route.texts.compactMap(\.first)) {
        let key = (0..<KeySpace.Index(table.keys.count)).first { table.keys.text(of: $0) == name }
        let isThere = key.map { lookup.cell($0, in: pick).isPresent } ?? false
        #expect((text.outcome != .key) == isThere)
      }
    }
  }
}
