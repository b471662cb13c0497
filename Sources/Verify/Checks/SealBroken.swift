import Diagnostics
import Languages
import Model

extension Check {
  /// Only what judges a tree as it is asks for the files of seals; a prune goes by what they require.
  static let sealBroken = Check(
    "seal-broken",
    .error,
    what: "the tree of a signed bundle is not what its signature seals",
    why: "a system that looks refuses to install the app, or to start it",
    fix: "change nothing after signing, or sign again, what lies innermost first",
    details: [.key],
    findEntries: { judgement, allowances in
      guard !judgement.isPrune else { return [] }
      return judgement.judged.compactMap { id in
        guard let seal = judgement.component(id).seal else { return nil }
        if let damage = seal.damage {
          let isAllowed = allowances.allow("seal-broken", in: id)
          return isAllowed ? nil : judgement.finding(damage: damage, of: seal, in: id)
        }
        let breaks = seal.breaks.filter {
          !allowances.allow("seal-broken", in: id, key: $0.path.bytes[...])
        }
        return breaks.isEmpty ? nil : judgement.finding(breaks, of: seal, in: id)
      }
    }
  )
}

extension Judgement {
  fileprivate func finding(
    damage: String,
    of seal: Seal,
    in id: Component.ID
  ) -> Finding {
    finding("the seal of \(name(of: id)) cannot be read: \(damage)", of: seal, in: id)
  }

  fileprivate func finding(
    _ breaks: [Seal.Break],
    of seal: Seal,
    in id: Component.ID
  ) -> Finding {
    var finding = finding(
      "the seal of \(name(of: id)) is broken: \(Phrase.list(clauses(breaks)))",
      of: seal,
      in: id
    )
    finding.keys = breaks.map(\.path.description)
    return finding
  }

  private func finding(_ message: String, of seal: Seal, in id: Component.ID) -> Finding {
    Finding(
      check: "seal-broken",
      severity: .error,
      cause: .before,
      message: message,
      reason: "a system that looks refuses to install the app, or to start it",
      advice: component(id).parent == nil
        ? "build it again, or sign it again after the last change"
        : "build it again, or sign it again after the last change, and then what it lies in",
      component: id,
      place: Place(seal.file)
    )
  }

  /// How many paths are broken in which way: `2 files are missing`, `1 was added`.
  private func clauses(_ breaks: [Seal.Break]) -> [String] {
    var clauses: [String] = []
    for kind in Seal.Break.Kind.allCases {
      let count = breaks.count { $0.kind == kind }
      guard count > 0 else { continue }
      // The first clause says what is counted.
      let files = clauses.isEmpty ? Phrase.count(count, "file") : Phrase.number(count)
      clauses.append(kind.clause(about: files, isOne: count == 1))
    }
    return clauses
  }
}

extension Seal.Break.Kind {
  fileprivate func clause(about files: String, isOne: Bool) -> String {
    switch self {
    case .missing: "\(files) \(isOne ? "is" : "are") missing"
    case .added: "\(files) \(isOne ? "was" : "were") added"
    case .modified: "\(files) \(isOne ? "was" : "were") changed"
    case .relinked: "\(files) \(isOne ? "is a link that leads" : "are links that lead") elsewhere"
    case .replaced: "\(files) \(isOne ? "is a link now" : "are links now"), or no longer"
    }
  }
}
