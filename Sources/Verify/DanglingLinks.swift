import Diagnostics
import Model
import Resolve

extension Judgement {
  /// Links that stay, and whose way leads through or into what would go: the file or table they stand for would be lost.
  var linksThatWouldDangle: [Finding] {
    var links: [[BundlePath]: [BundlePath]] = [:]
    for oddity in inventory.oddities {
      guard case .linkInto(let entries) = oddity.kind, !after.isGone(oddity.path) else { continue }
      let gone = entries.filter(after.isGone)
      if !gone.isEmpty { links[gone, default: []].append(oddity.path) }
    }
    return links.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { gone, paths in
      let isOne = paths.count == 1
      let target = Phrase.list(gone.map { "'\($0)'" })
      return Finding(
        check: "resource-lost",
        severity: .error,
        cause: .plan,
        message:
          "\(Phrase.count(paths.count, "link")) \(isOne ? "leads" : "lead") into \(target), to be removed",
        reason: "what \(isOne ? "it stands" : "they stand") for would be gone",
        advice:
          "put \(isOne ? "a real file in its place" : "real files in their places"), or keep \(target)",
        component: inventory.component(holding: paths[0]),
        keys: paths.sorted().map(\.description),
        place: Place(paths[0])
      )
    }
  }
}
