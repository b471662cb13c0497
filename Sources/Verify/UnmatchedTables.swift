import Diagnostics
import Model

extension Judgement {
  /// The entries of 'tables' that match no table of the components that they speak of: a note, since policies are shared,
  /// and a warning where it looks like a slip.
  var unmatchedTables: [Finding] {
    let all = inventory.components.indices
    let root = policy.root.tables.compactMap { unmatched($0.match, in: Array(all)) }
    return root
      + policy.components.flatMap { entry in
        let components = all.filter { entry.match.value.matches(inventory.components[$0]) }
        // An entry that matches no component has its own finding.
        return components.isEmpty
          ? [] : entry.settings.tables.compactMap { unmatched($0.match, in: components) }
      }
  }

  private func unmatched(_ match: Policy.Named<Glob>, in components: [Component.ID]) -> Finding? {
    let tables =
      inventory.tables.filter { components.contains($0.component) }.map(\.name)
      + inventory.languageTables.filter { components.contains($0.component) }
      .map { BundlePath([$0.name]) }
    guard !tables.contains(where: { match.value.matches($0.bytes) }) else { return nil }
    let near = Suggestion.nearest(to: match.text, among: Set(tables).sorted().map(\.description))
    let place =
      components.count == 1 && inventory.components.count > 1
      ? name(of: components[0]) : "the artifact"
    return Finding(
      unmatched: match,
      "in 'tables' matches no table of \(place)",
      near: near,
      else: "a table has the name of its files without the suffix: 'Localizable'"
    )
  }
}
