import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct SelectableMissingTests {
  private func policy(offering names: [String]) -> Policy {
    Policy(root: .init(selectable: names.map { .init(ByteName($0), text: $0) }))
  }

  private func found(offering names: [String], _ product: Sample, _ nested: Sample...) throws
    -> [String]
  {
    let inventory = inventory([product] + nested)
    let policy = policy(offering: names)
    let findings = verify(
      .asItIs(wouldRemove: .keepingAll(of: inventory)),
      in: inventory,
      under: policy,
      known: .sample
    ).findings
    return findings.filter { $0.check == "selectable-missing" }.lines
  }

  @Test func findsWhatAPickerWouldNotFind() throws {
    #expect(
      try found(offering: ["de", "fr"], Sample(folders: ["de", "en"])) == [
        """
        error selectable-missing: 'fr' in 'selectable' has no folder in Sample.app (a picker opens \
        'fr.lproj' by that name and would not find it; ship it, or offer what is there: de and en)
        """
      ]
    )
  }

  @Test func findsAFolderOfTheSameLanguageByAnotherName() throws {
    #expect(
      try found(offering: ["de"], Sample(folders: ["German", "en"])) == [
        """
        error selectable-missing: 'de' in 'selectable' is German in Sample.app (a picker opens \
        'de.lproj' by that name and would not find it; offer it by the name of its folder, or rename \
        the folder)
        """
      ]
    )
  }

  @Test func isAWarningInAPartOfAnApp() throws {
    let lines = try found(offering: ["fr"], Sample("", .appExtension, folders: ["en"]))
    #expect(lines.map { $0.prefix(7) } == ["warning"])
  }

  @Test func findsNothingWhereEveryFolderIsThere() throws {
    #expect(
      try found(
        offering: ["de", "fr"],
        Sample(folders: ["de", "en"], links: ["fr": "de"]),
        Sample("Frameworks/F.framework", .framework, folders: ["en"])
      ) == []
    )
  }
}
