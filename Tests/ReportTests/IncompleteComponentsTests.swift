import Diagnostics
import Model
import Testing

@testable import Report

@Suite struct IncompleteComponentsTests {
  /// Frameworks of others with as many incomplete languages each.
  private func incomplete(_ languages: [Int]) -> IncompleteComponents {
    let summary = SummaryDraft().with { draft in
      for (number, count) in languages.enumerated() {
        let id = draft.nest("Frameworks/Kit\(10 + number).framework")
        draft.summary.findings.append(
          Finding(
            check: "incomplete-component",
            severity: .note,
            message: "Kit\(10 + number).framework: incomplete",
            component: id,
            languages: (0..<count).map { "l\($0)" }
          )
        )
      }
    }
    return IncompleteComponents(summary, names: ComponentNames(in: summary.inventory))
  }

  private func text(_ languages: [Int], width: Int = 80) -> String {
    incomplete(languages).lines(width: width).map { $0.rendered(isColored: false) }
      .joined(separator: "\n")
  }

  @Test func saysNothingWhereNothingIsIncomplete() {
    #expect(text([]) == "")
    #expect(!incomplete([]).areSeveral)
  }

  @Test func namesFew() {
    #expect(text([1]) == "  not owned, incomplete: Kit10.framework (1 language)")
    #expect(
      text([1, 4, 2]) == """
          not owned, incomplete: Kit10.framework (1 language),
          Kit11.framework (4 languages), Kit12.framework (2 languages)
        """
    )
    #expect(
      incomplete([1, 4]).sentence == """
        2 components of others are incomplete: Kit10.framework (1 language), Kit11.framework \
        (4 languages)
        """
    )
  }

  @Test func takesALineForAnyNumber() {
    #expect(
      text([30] + Array(repeating: 4, count: 14)) == """
          not owned, incomplete: Kit10.framework and 14 more (30 languages at most)
        """
    )
    #expect(
      text(Array(repeating: 4, count: 1_000), width: 120) == """
          not owned, incomplete: Kit10.framework, Kit100.framework, Kit1000.framework and 997 more (4 languages at most)
        """
    )
    #expect(
      text(Array(repeating: 4, count: 1_000), width: 60) == """
          not owned, incomplete: Kit10.framework and 999 more (4
          languages at most)
        """
    )
    #expect(
      incomplete(Array(repeating: 4, count: 15)).sentence == """
        15 components of others are incomplete: Kit10.framework, Kit11.framework, Kit12.framework \
        and 12 more (4 languages at most)
        """
    )
  }
}
