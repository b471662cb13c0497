import Model
import Report
import Testing

@Suite struct ResolutionTextTests {
  private let question = Question(keys: [SoughtKey(table: "T", key: "menu.open")])
  private let entry = EntryRef(table: 0, row: 0, key: 0)

  /// What stands beside `label`, with what follows on further lines.
  private func said(_ label: String, _ trace: Trace, _ quotes: [EntryRef: Quote] = [:]) -> String {
    let asksForKey = trace.routes.contains { !$0.texts.isEmpty }
    let draft = ResolutionDraft(asksForKey ? question : Question())
    let lines = text(
      draft.with {
        $0.answer(trace); $0.resolution.quotes = quotes
      },
      width: 120
    )
    .split(separator: "\n")
    let start = lines.firstIndex { $0.drop { $0 == " " }.hasPrefix("\(label) ") } ?? 0
    let rest = lines[(start + 1)...].prefix { $0.hasPrefix(String(repeating: " ", count: 17)) }
    let words = ([lines[start]] + rest).joined(separator: " ").split(separator: " ").dropFirst()
    return words.joined(separator: " ")
  }

  private func shows(_ kind: TextTrace.Entry, _ quotes: [EntryRef: Quote] = [:]) -> String {
    let text = TextTrace.inStrings(.present, .entry(entry, kind))
    return said("shows", .to(["de"], .user("de-AT"), texts: [text]), quotes)
  }

  @Test func tellsTheWholeWay() {
    let resolution = ResolutionDraft(question).with { draft in
      draft.answer(
        .to(["de", "en"], .user("de-AT"), texts: [.inStrings(.absent, .key)]),
        .to(["de"], .developmentRegion("de"), texts: [.inStrings(.damaged, .key)])
      )
    }
    #expect(
      text(resolution) == """
        Sample.app for de-AT
                         before                           after
          chosen         de, nearest to de-AT             de, the development region,
                                                            since nothing asked for is
                                                            here
          searched       outside of .lproj, de.lproj,     outside of .lproj, de.lproj,
                           Base.lproj; en has no folder     Base.lproj

          T/menu.open
            shows        menu.open, the key itself        the same
            strings      in de.lproj, without this        in de.lproj, damaged: the
                           key                              system reads nothing of it
            stringsdict  there is none                    the same

        """
    )
  }

  @Test(arguments: [
    (Trace.Choice.user("de"), "de, asked for"),
    (.user("de-AT"), "de, nearest to de-AT"),
    (.host("de"), "de, asked for"),
    (.host("de_DE"), "de, nearest to de_DE"),
    (.developmentRegion("de"), "de, the development region, since nothing asked for is here"),
    (
      .developmentRegion("German"),
      "de, the development region German, since nothing asked for is here"
    ),
    (
      .english(besides: "xx"),
      "de, since the system asks for English where neither a language asked for nor the development region xx is here"
    ),
    (
      .english(besides: nil),
      "de, since the system asks for English where neither a language asked for nor a development region is here"
    ),
    (
      .arbitrary(besides: "xx"),
      "de: neither a language asked for nor the development region xx nor English is here"
    ),
    (.opened, "de, opened by name"),
  ])
  func saysWhyALocalizationIsChosen(choice: Trace.Choice, phrase: String) {
    #expect(said("chosen", .to(["de"], choice)) == phrase)
  }

  @Test func saysThatThereIsNoLocalization() {
    #expect(
      said("chosen", .to(["xx"], .arbitrary(besides: nil)))
        == "xx, for want of any localization: neither a language asked for nor a development region nor English is here"
    )
  }

  @Test func tellsOfAFolderThatHidesLocalizations() {
    let resolution = ResolutionDraft(Question()).with { draft in
      draft.answer(.to(["de"], .user("de")))
      draft.resolution.inventory.oddities = [
        Oddity(.hijacker(of: ["Info.plist", "it.lproj"]), at: "Resources"),
        Oddity(.hijacker(of: ["Info.plist"]), at: "Frameworks/Chat.framework/Resources"),
      ]
    }
    #expect(
      text(resolution) == """
        Sample.app for de-AT
          the folder 'Resources' hides 'Info.plist' and 'it.lproj' beside it: the system
          looks into that folder alone
          chosen         de, asked for
          searched       outside of .lproj, de.lproj, Base.lproj

        """
    )
  }

  @Test func namesAllThatMayBeChosenAndWhatEachShows() {
    var trace = Trace.to(["de"], .arbitrary(besides: "xx"), texts: [.inStrings(.absent, .key)])
    let value = TextTrace.inStrings(.present, .entry(entry, .text))
    trace.routes += Trace.to(["fr"], .arbitrary(besides: "xx"), texts: [value]).routes
    trace.routes += Trace.to(["en"], .arbitrary(besides: "xx"), texts: [value]).routes
    let quotes = [entry: Quote(position: nil, value: "Open")]
    let start = "one of de, fr and en: neither a language asked for nor the development region xx"
    #expect(said("chosen", trace) == "\(start) nor English is here; the order on disk decides")
    #expect(
      said("shows", trace, quotes) == #"if de: menu.open, the key itself if fr and en: "Open""#
    )
    let tie = Trace.to(["en"], .user("en-US")).routes + Trace.to(["fr"], .user("en-US")).routes
    trace.routes = tie.map { route in
      var route = route
      route.texts = [[value]]
      return route
    }
    #expect(
      said("chosen", trace) == "one of en and fr, nearest to en-US; the order on disk decides"
    )
  }

  @Test func saysWhatAnEntryShows() {
    let text = [entry: Quote(position: nil, value: "Open")]
    let format = [entry.format: Quote(position: nil, value: "%#@n@")]
    #expect(shows(.text, text) == #""Open""#)
    #expect(shows(.text) == "a value that cannot be read any more")
    #expect(shows(.format, format) == #""%#@n@", which varies by number"#)
    #expect(shows(.variants(.width)) == "a text for each width")
    #expect(shows(.variants(.device), format) == #""%#@n@", and a text for each device"#)
    #expect(
      shows(.malformed("it has no format")) == "a rule that the system cannot use: it has no format"
    )
    #expect(shows(.notText) == "no text, but a list, dictionary, number or data")
    #expect(shows(.text, [entry: Quote(position: nil, value: "")]) == #""""#)
  }

  @Test func shortensALongValue() {
    let words = String(repeating: "words ", count: 50)
    let lines = shows(.text, [entry: Quote(position: nil, value: words)])
    #expect(lines.hasSuffix(#" words...""#))
    #expect(lines.count == 202)
    let word = String(repeating: "w", count: 300)
    #expect(
      shows(.text, [entry: Quote(position: nil, value: word)])
        == "\"\(String(repeating: "w", count: 98))...\""
    )
  }

  @Test func saysWhatStandsInForATable() {
    let nib = TextTrace.inStrings(.absent, .nib("Base.lproj/Main.nib"))
    #expect(
      said("shows", .to(["de"], .user("de"), texts: [nib]))
        == "the text in Base.lproj/Main.nib itself"
    )
    let plist = TextTrace.inStrings(.absent, .infoPlist)
    #expect(
      said("shows", .to(["de"], .user("de"), texts: [plist]))
        == "nothing: Info.plist does not have the key either"
    )
  }

  @Test(arguments: [
    (TextTrace.Content.present, "in de.lproj"),
    (.absent, "in de.lproj, without this key"),
    (.damaged, "in de.lproj, damaged: the system reads nothing of it"),
    (.dropped, "in de.lproj, cut by the system before this key"),
  ])
  func saysWhatAFileSays(content: TextTrace.Content, phrase: String) {
    let text = TextTrace.inStrings(content, .key)
    #expect(said("strings", .to(["de"], .user("de"), texts: [text])) == phrase)
  }

  @Test func tellsFilesOfDevicesApart() {
    let plain = FileTrace(
      found: .init(place: .folder(1), file: "de.lproj/pic.png"),
      passed: [.outside],
      hidden: [.folder(2)]
    )
    let iPad = FileTrace(
      found: .init(place: .folder(2), file: "en.lproj/pic~ipad.png"),
      passed: [.outside, .folder(1), .folder(0)]
    )
    let resolution = ResolutionDraft(Question(resources: ["pic.png"])).with { draft in
      draft.answer(
        .to(
          ["de", "en"],
          .user("de"),
          resources: [ResourceTrace(file: plain), ResourceTrace(device: .ipad, file: iPad)]
        )
      )
    }
    #expect(
      text(resolution).hasSuffix(
        """
          pic.png
            file         in de.lproj (before en.lproj)
            on iPad      in en.lproj as pic~ipad.png; not in de.lproj or Base.lproj

        """
      )
    )
  }

  @Test func saysWhatANestedComponentIsAskedFor() {
    func asked(_ trace: Trace, _ kind: ComponentKind = .framework) -> String? {
      let draft = ResolutionDraft(Question(component: 1), nested: kind)
      let lines = text(draft.with { $0.answer(trace) }, width: 120).split(separator: "\n")
      return lines.first { $0.hasPrefix("  asked for") }.map { String($0.dropFirst(17)) }
    }
    let list = SearchLists([["de", "en"]])
    #expect(
      asked(.to(["de"], .host("de"), hosts: [0], hostLists: list))
        == "de and en, the search list of Sample.app"
    )
    let lists = SearchLists([["de", "en"], ["fr", "en"]])
    #expect(
      asked(.to(["de"], .host("de"), hosts: [0], hostLists: lists))
        == "de and en or fr and en, the search list of Sample.app"
    )
    #expect(
      asked(.to(["de"], .user("de"), hosts: [0]))
        == "the user's own list, since Sample.app does not limit what it loads"
    )
    #expect(
      asked(.to(["de"], .host("de"), hosts: [0, 1]))
        == "a different list in each of these processes, with the same answer"
    )
    #expect(
      asked(.to(["de"], .user("de"))) == "the user's own list, since nothing that loads it is known"
    )
    #expect(
      asked(.to(["de"], .user("de")), .settingsBundle)
        == "the user's own list, since the Settings app reads it"
    )
    #expect(asked(.to(["de"], .user("de")), .appExtension) == nil)
  }

  @Test func titlesTheUserAndTheMechanism() {
    func title(_ mechanism: Mechanism, _ languages: [String]) -> String {
      let trace = Trace.to(["de"], .developmentRegion("de"), for: languages)
      let draft = ResolutionDraft(Question(mechanism: mechanism))
      return text(draft.with { $0.answer(trace) }, width: 120).split(separator: "\n")
        .prefix { !$0.hasPrefix("  searched") }.joined(separator: "\n")
    }
    #expect(
      title(.system, []) == """
        Sample.app for a user none of whose languages is there
          chosen         de, the development region, since nothing asked for is here
        """
    )
    #expect(
      title(.appleLanguages, ["it", "ja"]) == """
        Sample.app for 'it', ja
          set by the app as AppleLanguages: in force from its next launch, in its whole process, in place of the user's list
          chosen         de, the development region, since nothing asked for is here
        """
    )
    #expect(
      title(.inApp, ["it", "ja"]) == """
        Sample.app for 'it', ja
          picked in the app, which opens the folder of exactly that name and finds only what is in it
          chosen         de, the development region, since nothing asked for is here; there is no it.lproj to open
        """
    )
  }

  @Test func saysWhatWasProbablyMeant() {
    var question = question
    question.keys = [SoughtKey(table: "T", key: "menu.opne")]
    let there = ResolutionDraft(question).with {
      $0.answer(.to(["de"], .user("de"), texts: [.inStrings(.absent, .key)]))
    }
    #expect(
      text(there).split(separator: "\n").contains(
        "    but          no language has this key; did you mean 'menu.open'?"
      )
    )
    question.keys = [SoughtKey(table: "None", key: "menu.open")]
    let none = ResolutionDraft(question).with {
      $0.answer(.to(["de"], .user("de"), texts: [.inStrings(.absent, .key)]))
    }
    #expect(
      text(none).hasSuffix(
        """
          None/menu.open
            shows        menu.open, the key itself
            but          there is no table 'None'

        """
      )
    )
  }
}
