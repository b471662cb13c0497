import Diagnostics
import Languages
import Model
import Testing

@testable import Report

@Suite struct AudienceSectionTests {
  /// The section alone.
  private func section(width: Int = 80, _ change: (inout SummaryDraft) -> Void) -> String {
    let summary = SummaryDraft().with(change)
    let names = ComponentNames(in: summary.inventory)
    return AudienceSection(summary, names: names, width: width).lines
      .map { $0.rendered(isColored: false) }.joined(separator: "\n")
  }

  /// An app of which `en` goes, so that German becomes the fallback.
  private func founding(_ draft: inout SummaryDraft) {
    draft.add("en", .goes("en"))
    draft.add("de fr ja", .stays)
    draft.declare(["de", "en", "fr", "ja"], region: "en")
    draft.summary.plan.edits = [
      InfoPlistEdit(component: 0, developmentRegion: "de", undeclared: ["en"])
    ]
    draft.show("de-DE", "de en", "de")
    draft.show("en-US", "en", "de")
    draft.show("fr-FR", "fr en", "fr de")
    draft.show("ja-JP", "ja en", "ja de")
    draft.show("", "en", "de")
  }

  @Test func tellsWhoseLanguageChangesFirst() {
    #expect(
      section(founding) == """
        Who sees what                before     after
          en-US, any other language  en         de         asked for: the new fallback
          de-DE, fr-FR, ja-JP        their own  their own
        The store lists              de fr ja, no longer en
        """
    )
  }

  @Test func namesTheLanguageOfASingleRow() {
    #expect(
      section { draft in
        draft.add("en", .goes("en"))
        draft.add("fr ja", .stays)
        draft.show("en-US fr-FR", "en", "fr")
        draft.show("it-CH fr-CH", "fr en", "fr")
        draft.show("ja-JP", "ja en", "ja fr")
      } == """
        Who sees what         before  after
          en-US then fr-FR    en      fr     asked for: its next language
          it-CH then fr-CH    fr      fr
          ja-JP               ja      ja
        The store lists       fr ja, no longer en
        """
    )
  }

  @Test func foldsManyLanguagesThatGo() {
    #expect(
      section { draft in
        let names =
          "ar bg ca cs da el es et fi he hr hu id it ja ko lt lv ms nb nl pl pt-BR ro ru sk"
        draft.add("de", .stays)
        draft.add("en \(names)", .goes("*"))
        draft.show("de-DE", "de en", "de")
        draft.show("en-US", "en", "de")
        for name in names.split(separator: " ") { draft.show("\(name)", "\(name) en", "de") }
        draft.show("", "en", "de")
      } == """
        Who sees what                before     after
          en-US, any other language  en         de     asked for: the new fallback
          26 languages               their own  de     asked for: the new fallback
          de-DE                      de         de
        The store lists              de, no longer 27 languages
        """
    )
  }

  @Test func tellsManyWhoKeepTheirLanguageByTheirNumber() {
    #expect(
      section { draft in
        let names =
          "ar bg ca cs da de el es et fi he hr hu id it ja ko lt lv ms nb nl pl pt-BR ro ru sk"
        draft.add("en-GB", .goes("en-GB"))
        draft.add("en \(names)", .stays)
        draft.show("en-GB", "en-GB en", "en")
        for name in names.split(separator: " ") { draft.show("\(name)", "\(name) en") }
        draft.show("", "en")
      } == """
        Who sees what         before     after
          en-GB               en-GB      en         asked for
          any other language  en         en
          27 languages        their own  their own
        The store lists       28 languages, no longer en-GB
        """
    )
  }

  @Test func saysWhereNobodyIsAffected() {
    #expect(
      section { draft in
        draft.add("de en", .stays)
        let chat = draft.nest("Frameworks/Chat.framework")
        draft.add("it", to: chat, .goes("it"))
        draft.show("de-DE", "de en")
        draft.show("en-US", "en")
        draft.show("", "en")
        draft.show("de-DE", "en", in: chat)
      } == """
        Who sees what                before and after
          en-US, any other language  en
          de-DE                      de
        """
    )
  }

  @Test func namesThoseOfWhichTheFolderDecides() {
    #expect(
      section { draft in
        draft.add("en", .goes("en"))
        draft.add("de fr ja", .stays)
        draft.show("de-DE", "de en")
        draft.show("en-US", "en", "de en|fr en")
        draft.show("es-ES", "en", "de en|fr en|ja en|ru en")
        draft.show("", "en", "de en|fr en|ja en")
      } == """
        Who sees what         before  after
          en-US               en      de or fr      whichever is listed first
          es-ES               en      any of 4      whichever is listed first
          any other language  en      de, fr or ja  whichever is listed first
          de-DE               de      de
        The store lists       de fr ja, no longer en
        """
    )
  }

  @Test func saysWhereTablesAreNotThere() {
    #expect(
      section { draft in
        draft.add("Base", .isBase)
        draft.add("en", .goes("en"))
        draft.add("de", .stays)
        draft.add("it", .stays, form: .declared)
        draft.add("zh-Hans", .stays, form: .declared)
        draft.add("zh_CN", .stays)
        draft.declare(["it", "zh-Hans"], region: "en")
        draft.show("de-DE", "de en")
        draft.show("en-US", "en")
        draft.show("it-IT", "it en")
        draft.show("zh-Hans-CN", "zh-Hans zh_CN en")
        draft.show("", "en")
      } == """
        Who sees what                before     after
          en-US, any other language  en         en         its tables go
          it-IT                      it         it         declared only, no tables
          de-DE, zh-Hans-CN          their own  their own
        The store lists              de it zh-Hans zh_CN, no longer en
        """
    )
  }

  @Test func saysOfNestedComponentsWhatDoesNotFollow() {
    #expect(
      section { draft in
        founding(&draft)
        let same = draft.nest("PlugIns/Widget.appex", .appExtension)
        draft.add("en", to: same, .goes("en"))
        draft.add("de", to: same, .stays)
        draft.show("en-US", "en", "de", in: same)
        for name in ["Chat", "Pay"] {
          let id = draft.nest("Frameworks/\(name).framework")
          draft.add("en", to: id, .goes("en"))
          draft.add("de", to: id, .stays)
          draft.show("de-DE", "de en", "de", in: id)
          draft.show("en-US", "en", "de", in: id)
          draft.show("fr-FR", "en", "de", in: id)
          draft.show("ja-JP", "en", "de", in: id)
          draft.show("", "en", "de", in: id)
        }
      } == """
        Who sees what                before     after
          en-US, any other language  en         de         asked for: the new fallback
          de-DE, fr-FR, ja-JP        their own  their own
          Chat.framework, Pay.framework
            fr-FR, ja-JP             en         de         the new fallback
        The store lists              de fr ja, no longer en
        """
    )
  }

  @Test func foldsNestedComponentsThatAllDiffer() {
    #expect(
      section { draft in
        founding(&draft)
        for index in 1...30 {
          let id = draft.nest("Frameworks/SDK\(index).framework")
          draft.add("en", to: id, .goes("en"))
          if index % 2 == 0 { draft.show("fr-FR", "en", "de", in: id) }
          if index % 3 == 0 { draft.show("ja-JP", "en", "de", in: id) }
          if index % 5 == 0 { draft.show("it-IT", "en", "ja", in: id) }
          draft.show("", "en", "de", in: id)
        }
      } == """
        Who sees what                before     after
          en-US, any other language  en         de         asked for: the new fallback
          de-DE, fr-FR, ja-JP        their own  their own
          in one or another of SDK10.framework, SDK12.framework, SDK14.framework,
          SDK15.framework, SDK16.framework, SDK18.framework, SDK2.framework, ... 15 more
            fr-FR, ja-JP             en         de         the new fallback
            it-IT                    en         ja
        The store lists              de fr ja, no longer en
        """
    )
  }

  @Test func namesTheHostWhereItMatters() {
    #expect(
      section { draft in
        founding(&draft)
        let widget = draft.nest("PlugIns/Widget.appex", .appExtension)
        let chat = draft.nest("Frameworks/Chat.framework")
        draft.add("en", to: chat, .goes("en"))
        draft.show("ja-JP", "ja en", "ja de", in: chat, host: 0)
        draft.show("ja-JP", "en", "de", in: chat, host: widget)
      } == """
        Who sees what                before     after
          en-US, any other language  en         de         asked for: the new fallback
          de-DE, fr-FR, ja-JP        their own  their own
          Chat.framework in Widget.appex
            ja-JP                    en         de         the new fallback
        The store lists              de fr ja, no longer en
        """
    )
  }

  @Test func saysNothingObviousOfAnArtifactAsItIs() {
    let obvious = { (draft: inout SummaryDraft) in
      draft.summary.command = .verify
      draft.add("de en", .stays)
      draft.declare([], region: "en")
      draft.show("de-DE", "de en")
      draft.show("en-US", "en")
      draft.show("", "en")
    }
    #expect(section(obvious) == "")
    #expect(
      section { draft in
        obvious(&draft)
        draft.show("pt-PT", "pt-BR en")
      } == """
        Who sees what                sees
          en-US, any other language  en
          pt-PT                      pt-BR
          de-DE                      de
        """
    )
    #expect(
      section { draft in
        obvious(&draft)
        draft.summary.policy?.root.audiences = []
      } == """
        Who sees what                sees
          en-US, any other language  en
          de-DE                      de
        """
    )
  }

  /// A region may be more exact than the folder, and the system takes English where there is none.
  @Test(arguments: ["en-US", "English", nil])
  func knowsTheDevelopmentRegionByItsLanguage(region: String?) {
    let text = section { draft in
      draft.summary.command = .verify
      draft.add("de en", .stays)
      draft.declare([], region: region)
      draft.show("de-DE", "de en")
      draft.show("", "en")
    }
    #expect(text == "")
  }

  @Test func saysWhereAnArtifactAsItIsFallsBackToAnythingElse() {
    #expect(
      section { draft in
        draft.summary.command = .verify
        draft.add("de fr", .stays)
        draft.declare([], region: "en")
        draft.show("de-DE", "de en")
        draft.show("fr-FR", "fr en")
        draft.show("", "de en|fr en")
      } == """
        Who sees what         sees
          any other language  de or fr   whichever is listed first
          de-DE, fr-FR        their own
        """
    )
  }

  @Test func saysNothingOfAnArtifactWithoutLanguages() {
    let text = section { draft in
      draft.add("Base", .isBase)
      draft.show("", "en")
    }
    #expect(text == "")
  }

  @Test(arguments: [60, 80, 120])
  func keepsLinesWithinTheWidth(width: Int) {
    let text = section(width: width) { draft in
      founding(&draft)
      draft.show("it-CH fr-CH de-CH rm-CH en-GB", "fr en", "de en|fr en")
      for index in 1...9 {
        draft.show("x\(index)", "en", "any-long-name-of-a-folder")
        let id = draft.nest("Frameworks/SDK\(index).framework")
        draft.show("x\(index)", "en", "de", in: id)
      }
    }
    #expect(text.split(separator: "\n").filter { $0.count > width } == [])
  }

  @Test func countsRowsThatAreTooMany() {
    #expect(
      section { draft in
        draft.add("en", .goes("en"))
        for index in 1...12 {
          draft.show("en-US l\(index)", "en", "l\(index)")
        }
      } == """
        Who sees what         before  after
          en-US then l1       en      l1     asked for: its next language
          en-US then l2       en      l2     asked for: its next language
          en-US then l3       en      l3     asked for: its next language
          en-US then l4       en      l4     asked for: its next language
          en-US then l5       en      l5     asked for: its next language
          en-US then l6       en      l6     asked for: its next language
          6 more rows: '--report json'
        The store lists       no language, no longer en
        """
    )
  }

  @Test func countsLanguagesOfAStoreThatListsMany() {
    #expect(
      section { draft in
        draft.add("en", .goes("en"))
        draft.add("ar bg ca cs da de el es et fi he hr hu id it", .stays)
      } == """
        The store lists  15 languages, no longer en
        """
    )
  }

  @Test func keepsListingWhatNoEditUndeclares() {
    #expect(
      section { draft in
        draft.add("en fr", .goes("en"))
        draft.add("de", .stays)
        draft.declare(["fr"], region: "de")
      } == """
        The store lists  de fr, no longer en
        """
    )
  }
}
