import Diagnostics
import Languages
import Model
import Resolve

extension Check {
  static let declaredMissing = Check(
    "declared-missing",
    .error,
    what: "Info.plist declares a language in CFBundleLocalizations that has no folder",
    why:
      "users of that language are given it, and so see the development language instead of their next choice",
    fix: "take the language out of CFBundleLocalizations, or ship its folder",
    details: [.language]
  ) { judgement in
    judgement.judged.flatMap { id -> [Finding] in
      let missing = judgement.declaredWithoutFolder(id)
      let removed = missing.filter(\.isRemovedByPlan).map(\.name).sorted()
      let prior = judgement.priors[id]
      let rest = missing.filter { !$0.isRemovedByPlan }.map(\.name).sorted()
      let others = rest.filter {
        !judgement.isServed($0, in: id) && !judgement.isSpoken($0, besides: id)
          && !(prior?.removed(meant: $0) ?? false)
      }
      // What was taken out and is there again, another check says.
      let left = rest.filter {
        prior?.removed(meant: $0) ?? false && !(prior?.receipt.undeclared.contains($0) ?? false)
      }
      return [
        judgement.finding(.error, removed, in: id, cause: .plan),
        judgement.finding(.error, left, in: id, cause: .before),
        judgement.finding(.note, others, in: id, cause: .before),
      ].compactMap(\.self)
    }
  }
}

private struct Declaration {
  var name: String
  var isRemovedByPlan: Bool
}

extension Judgement {
  /// What Info.plist will still declare although nothing on disk carries it.
  fileprivate func declaredWithoutFolder(_ id: Component.ID) -> [Declaration] {
    guard let plist = component(id).infoPlist else { return [] }
    let localizations = component(id).localizations
    let undeclared = isPrune ? plan.edit(of: id)?.undeclared ?? [] : []
    return plist.declared.filter { !undeclared.contains($0) }.compactMap { name in
      let tag = LanguageTag(name)
      let meant = localizations.indices.filter {
        localizations[$0].isOnDisk && localizations[$0].isMeant(by: name, tag)
      }
      guard !meant.contains(where: { after.has($0, in: id) }) else { return nil }
      return Declaration(name: name, isRemovedByPlan: !meant.isEmpty)
    }
  }

  /// Whether users of a declared language are led to one that it inherits from, or to a relative, as they would be without
  /// the declaration: `no` where `nb` is declared.
  fileprivate func isServed(_ name: String, in id: Component.ID) -> Bool {
    let tag = LanguageTag(name)
    return after.listed(in: id).contains { index in
      after.localization(index, in: id).isMeant(by: name, tag)
        && after.lookupOrder(of: index, in: id).contains { !after.localization($0, in: id).isBase }
    }
  }

  /// Whether something of our own that a host loads has the language: an app whose texts are all in packages declares
  /// it for them.
  fileprivate func isSpoken(_ name: String, besides host: Component.ID) -> Bool {
    let tag = LanguageTag(name)
    return inventory.components.indices.contains { other in
      other != host && owned[other] && after.hosts(of: other).contains(host)
        && after.languages(of: other).contains {
          after.localization($0, in: other).isMeant(by: name, tag)
        }
    }
  }

  fileprivate func finding(
    _ severity: Severity,
    _ names: [String],
    in id: Component.ID,
    cause: Finding.Cause
  ) -> Finding? {
    guard !names.isEmpty else { return nil }
    let list = Phrase.languages(names)
    let them = Phrase.them(names.count)
    let (their, texts) =
      names.count == 1 ? ("its folder", "its texts") : ("their folders", "their texts")
    return Finding(
      check: "declared-missing",
      severity: severity,
      cause: cause,
      message: cause == .plan
        ? "Info.plist of \(name(of: id)) would still declare \(list), to be removed"
        : severity == .error
          ? "Info.plist of \(name(of: id)) still declares \(list), which \(names.count == 1 ? "was" : "were") removed"
          : "Info.plist of \(name(of: id)) declares \(list) without a folder",
      reason:
        "users of \(names.count == 1 ? "it" : "these") see the development language instead of their next choice",
      advice: severity == .error
        ? component(id).infoPlist?.adviceToEdit
          ?? "take \(them) out of CFBundleLocalizations in the project, or keep \(their)"
        : "take \(them) out of CFBundleLocalizations unless \(texts) are in a framework or package",
      component: id,
      languages: names,
      place: component(id).infoPlist.map { Place($0.file) }
    )
  }
}

extension InfoPlist {
  /// What to do where an edit cannot be made; nil where it can.
  var adviceToEdit: String? {
    isEditable ? nil : "save '\(file)' as UTF-8 or binary, which lprune can edit, and build again"
  }
}
