import Diagnostics
import Model
import Resolve

extension Check {
  static let leakedSource = Check(
    "leaked-source",
    .warning,
    what: "a source of localizations ships: a string catalog, .xib, .storyboard, .xliff or .xcloc",
    why:
      "nothing reads it at run time; it takes room, and shows everyone the translators' comments and all languages",
    fix: "take the file out of 'Copy Bundle Resources' of the target, or compile it",
    details: [.key]
  ) { judgement in
    var leaks: [Component.ID: [BundlePath]] = [:]
    for oddity in judgement.inventory.oddities where oddity.kind == .leakedSource {
      guard !judgement.after.isGone(oddity.path) else { continue }
      leaks[judgement.inventory.component(holding: oddity.path), default: []].append(oddity.path)
    }
    return leaks.sorted { $0.key < $1.key }.compactMap { id, paths in
      judgement.policy.judges(judgement.component(id)) ? judgement.finding(paths, in: id) : nil
    }
  }
}

extension Judgement {
  fileprivate func finding(_ leaks: [BundlePath], in id: Component.ID) -> Finding {
    let isOne = leaks.count == 1
    let holdsComments = leaks.contains { path in
      path.name == "mul.lproj"
        || [".xcstrings", ".xliff", ".xcloc"].contains { path.description.hasSuffix($0) }
    }
    return Finding(
      check: "leaked-source",
      severity: owned[id] ? .warning : .note,
      cause: .before,
      message:
        "\(name(of: id)) ships \(Phrase.count(leaks.count, "source file")) that \(isOne ? "belongs" : "belong") in the project",
      reason: "nothing reads \(Phrase.them(leaks.count)) at run time: "
        + (holdsComments
          ? "comments and texts of every language, there for all to read" : "only room is taken"),
      advice: owned[id]
        ? "take \(Phrase.them(leaks.count)) out of 'Copy Bundle Resources' of the target"
        : "tell its authors",
      component: id,
      keys: leaks.map(\.description).sorted(),
      place: leaks.first.map { Place($0) }
    )
  }
}
