import Diagnostics
import Languages
import Model
import Testing
import TestSupport

@Suite struct PolicySettingsTests {
  @Test func weighsByTheLastTableThatMatchesBeforeTheComponent() {
    let settings = Policy.Settings(
      checks: ["missing-key": .warning, "empty-value": .note],
      tables: [
        .init(match: .init(Glob("L*"), text: "L*"), checks: ["missing-key": .note]),
        .init(match: .init(Glob("Legal"), text: "Legal"), checks: ["missing-key": .off]),
        .init(match: .init(Glob("*"), text: "*"), checks: ["damaged-table": .note]),
      ]
    )
    #expect(settings.severity(of: "missing-key", in: "Legal") == .off)
    #expect(settings.severity(of: "missing-key", in: "Localizable") == .note)
    #expect(settings.severity(of: "missing-key", in: "Main") == .warning)
    #expect(settings.severity(of: "missing-key", in: nil) == .warning)
    #expect(settings.severity(of: "empty-value", in: "Legal") == .note)
    #expect(settings.severity(of: "duplicate-key", in: "Legal") == nil)
  }

  @Test func knowsWhereACheckIsTurnedOn() {
    let on: [String: Severity] = ["same-as-reference": .note]
    let match = Policy.Named(ComponentPattern(""), text: "")
    let tables = [Policy.TableSettings(match: .init(Glob("*"), text: "*"), checks: on)]
    for policy in [
      Policy(root: .init(checks: on)), Policy(root: .init(tables: tables)),
      Policy(components: [.init(match: match, settings: .init(checks: on))]),
    ] {
      #expect(policy.turnsOn("same-as-reference"))
      #expect(!policy.turnsOn("missing-key"))
    }
    #expect(!Policy(root: .init(checks: ["same-as-reference": .off])).turnsOn("same-as-reference"))
  }

  @Test func hasTheFilesOfTheRootForTheProductAlone() {
    let inventory = inventory(Sample(), Sample("Frameworks/Chat.framework", .framework))
    let file = ReferenceFile(path: "keys", table: "Localizable", keys: [])
    let policy = Policy(root: .init(reference: .files([file])))
    #expect(
      inventory.components.map { policy.settings(for: $0).reference } == [.files([file]), nil]
    )
    let other = Policy(root: .init(reference: .development))
    #expect(
      inventory.components.map { other.settings(for: $0).reference } == [
        .development, .development,
      ]
    )
  }
}

@Suite struct KeySpaceTests {
  @Test func putsNewKeysBehindTheOthers() {
    var keys = KeySpace(["a", "b"])
    #expect(keys.places(adding: ["b", "c", "a", "c"].map { Array($0.utf8) }) == [1, 2, 0, 2])
    #expect((0..<3).map(keys.text) == ["a", "b", "c"])
    #expect(keys.count == 3)
  }
}
