import Diagnostics
import Model

extension Judgement {
  /// The files of 'reference' whose table no component has that they speak of: what they list is not looked for.
  var unmatchedReferenceFiles: [Finding] {
    let product = inventory.components.indices.prefix(1)
    let root = policy.root.referenceFiles.compactMap { unmatched($0, in: Array(product)) }
    return root
      + policy.components.flatMap { entry in
        let components = inventory.components.indices.filter {
          entry.match.value.matches(inventory.components[$0])
        }
        // An entry that matches no component has its own finding.
        return components.isEmpty
          ? [] : entry.settings.referenceFiles.compactMap { unmatched($0, in: components) }
      }
  }

  private func unmatched(_ file: ReferenceFile, in components: [Component.ID]) -> Finding? {
    let tables = inventory.tables.filter { components.contains($0.component) }.map(\.name)
    guard !tables.contains(file.table) else { return nil }
    let owner = components.count == 1 ? name(of: components[0]) : "no component there"
    let names = Set(tables).sorted().map(\.description)
    let near = Suggestion.nearest(to: file.table.description, among: names)
    return Finding(
      check: "unmatched-policy-entry",
      severity: weightOfTypos == .error ? .warning : .note,
      message: "'\(file.path)' in 'reference' is for the table '\(file.table)', which "
        + (components.count == 1 ? "\(owner) does not have" : "\(owner) has"),
      reason: "what it lists is not looked for",
      advice: near.map { "did you mean \"table\": \"\($0)\"?" }
        ?? "name the table beside 'file': \"table\": \"Localizable\"",
      place: file.location.map(Place.init(inPolicy:))
    )
  }
}
