import Diagnostics
import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct UnreachableLocalizationTests {
  private let app = Sample(tables: completeTables)

  private func kit(_ languages: [String], _ name: String = "Chat") -> Sample {
    Sample(
      "Frameworks/\(name).framework",
      .framework,
      identifier: "org.\(name)",
      tables: [
        "Chat": Dictionary(uniqueKeysWithValues: languages.map { ($0, ["a.b": "A"]) })
      ]
    )
  }

  /// The inventory of an app with such frameworks, each of whose localizations takes 10,000 bytes.
  private func weighed(_ nested: [Sample]) -> Inventory {
    var inventory = inventory([app] + nested)
    for id in inventory.components.indices {
      for index in inventory.components[id].localizations.indices {
        inventory.components[id].localizations[index].sizes[.strings] = TreeSize(fileOf: 10_000)
      }
    }
    return inventory
  }

  private func found(in nested: [Sample], policy: Policy = Policy()) -> [Finding] {
    judged(weighed(nested), policy: policy).of("unreachable-localization")
  }

  @Test func findsWhatNoLanguageOfTheAppLeadsTo() {
    let findings = found(in: [kit(["de", "en", "fr", "ja"])])
    #expect(
      findings.lines == [
        "note unreachable-localization: Chat.framework has 2 localizations, 20 KB, that no user can "
          + "reach: fr and ja (\"trimNested\": true in the policy removes them)"
      ]
    )
    #expect(findings.map(\.component) == [1])
    #expect(findings.map(\.languages) == [["fr", "ja"]])
  }

  @Test func namesFourOfMany() {
    let findings = found(in: [kit(["cs", "da", "en", "fi", "fr", "hu", "it", "ja"])])
    #expect(
      findings.map(\.message) == [
        "Chat.framework has 7 localizations, 70 KB, that no user can reach: cs, da, fi, fr and 3 more"
      ]
    )
  }

  @Test func tellsOfManyComponentsInOneSentence() {
    let kits = ["A", "B", "C", "D"].map { kit(["en", "fr"], $0) }
    #expect(
      found(in: kits).lines == [
        "note unreachable-localization: 4 components have 4 localizations, 40 KB, that no user can "
          + "reach [A.framework, B.framework, C.framework, D.framework] "
          + "(\"trimNested\": true in the policy removes them)"
      ]
    )
    #expect(found(in: Array(kits.prefix(3))).map(\.component) == [1, 2, 3])
  }

  @Test func knowsOtherAdviceWhereTrimmingLeftThem() {
    let inventory = weighed([kit(["de", "en", "fr"])])
    let findings = verify(
      .prune(.keepingAll(of: inventory)),
      in: inventory,
      under: Policy(root: .init(trimNested: true)),
      known: .sample
    ).findings.of("unreachable-localization")
    #expect(
      findings.map(\.advice) == [
        "remove it by an entry of 'components' for 'Frameworks/Chat.framework'"
      ]
    )
  }

  @Test func saysNothingOfWhatIsReachedOrRemoved() throws {
    #expect(found(in: [kit(["de", "en"])]).isEmpty)
    // An extension lists its languages itself.
    #expect(found(in: [Sample("PlugIns/W.appex", .appExtension, folders: ["fr"])]).isEmpty)
    let removed = try removing("fr")
    #expect(found(in: [kit(["de", "en", "fr"])], policy: removed).isEmpty)
  }

  @Test func saysNothingOfWhatIsKeptByName() throws {
    let policy = Policy(
      root: .init(selection: .keep([.init(try LanguagePattern(parsing: "*"), text: "*")]))
    )
    #expect(found(in: [kit(["de", "en", "fr"])], policy: policy).isEmpty)
  }

  @Test func leavesAloneWhatIsOpenedByName() {
    var sample = kit(["de", "en", "fr"])
    sample.executable = Executable(file: "Frameworks/Chat.framework/Chat", opensFoldersByName: true)
    #expect(found(in: [sample]).isEmpty)
  }

  /// Without the folder that it leads to, the link would lead nowhere.
  @Test func leavesAloneWhatALinkNeeds() {
    var sample = kit(["en", "fr"])
    sample.links = ["de": "fr"]
    #expect(found(in: [sample]).isEmpty)
  }

  @Test func asksAboutEachLanguage() throws {
    let allowance = try allowing("unreachable-localization", language: "fr")
    let findings = found(
      in: [kit(["de", "en", "fr", "ja"])],
      policy: Policy(allowances: [allowance])
    )
    #expect(findings.map(\.languages) == [["ja"]])
  }

  @Test func leavesOutWhatIsOffInAComponent() {
    let policy = Policy(
      components: [
        .init(
          match: .init(ComponentPattern("Frameworks/A.framework"), text: ""),
          settings: .init(checks: ["unreachable-localization": .off])
        )
      ]
    )
    let kits = ["A", "B", "C", "D", "E"].map { kit(["en", "fr"], $0) }
    #expect(
      found(in: kits, policy: policy).map(\.keys) == [
        ["B.framework", "C.framework", "D.framework", "E.framework"]
      ]
    )
  }
}
