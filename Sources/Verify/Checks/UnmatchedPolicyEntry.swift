import Diagnostics
import Languages
import Model

extension Check {
  static let unmatchedPolicyEntry = Check(
    "unmatched-policy-entry",
    .error,
    what: "an entry of 'keep' or 'developmentRegion' matches no localization of the artifact",
    why: "one wrong letter in a list of languages to keep removes a language that users need",
    fix: "write the name as the artifact has it, or take the entry out"
  ) { judgement in
    let names = judgement.namesInArtifact
    let policy = judgement.policy
    let wanted = ([policy.root] + policy.components.map(\.settings)).flatMap(\.wanted)
    let languages = wanted.filter { entry in !names.contains(where: entry.matches) }.map { entry in
      Finding(
        check: "unmatched-policy-entry",
        severity: judgement.weightOfTypos,
        message: "'\(entry.text)' in '\(entry.setting)' matches no localization of the artifact",
        reason: "one wrong letter in the policy can remove a language that users need",
        advice: judgement.advice(insteadOf: entry.text),
        place: entry.location.map(Place.init(inPolicy:))
      )
    }
    let components = policy.components.filter { entry in
      !judgement.inventory.components.contains(where: entry.match.value.matches)
    }.map { entry in
      Finding(
        check: "unmatched-policy-entry",
        severity: .note,
        message: "'\(entry.match.text)' in 'components' matches no component of the artifact",
        advice: "paths begin at the product: 'Frameworks/Chat.framework'",
        place: entry.match.location.map(Place.init(inPolicy:))
      )
    }
    return languages + components
  }
}

/// An entry that ought to match something.
private struct WantedEntry {
  var setting: String
  var text: String
  var location: SourceLocation?
  var matches: @Sendable (Localization) -> Bool
}

extension Policy.Settings {
  fileprivate var wanted: [WantedEntry] {
    var entries: [WantedEntry] = []
    if case .keep(let patterns) = selection {
      entries += patterns.filter { !$0.value.isException }.map { pattern in
        WantedEntry(setting: "keep", text: pattern.text, location: pattern.location) {
          pattern.value.matches(name: $0.name.bytes, tag: $0.tag)
        }
      }
    }
    if let region = developmentRegion {
      entries.append(
        WantedEntry(setting: "developmentRegion", text: region.text, location: region.location) {
          $0.tag == region.value
        }
      )
    }
    return entries
  }
}

extension Judgement {
  /// Every localization of the artifact: on disk, declared, or the development region beside `Base`, which users can
  /// choose as well.
  fileprivate var namesInArtifact: [Localization] {
    inventory.components.flatMap(\.localizations).filter { $0.form != .file }
  }

  /// An app has all that its policy speaks of; a part of one may not.
  fileprivate var weightOfTypos: Severity {
    switch inventory.product.kind {
    case .app: .error
    case .appExtension, .watchApp, .appClip, .xpcService, .helperApp, .framework, .resourceBundle,
      .settingsBundle, .looseFolder, .testSupport:
      .warning
    }
  }

  fileprivate func advice(insteadOf text: String) -> String {
    let names = Set(namesInArtifact.filter { !$0.isBase && !$0.isMultilingual }.map(\.name))
      .sorted()
      .map(\.description)
    if let near = Suggestion.nearest(to: text, among: names) { return "did you mean '\(near)'?" }
    guard !names.isEmpty else { return "the artifact has no localizations" }
    return "the artifact has \(Phrase.list(names, limit: 12))"
  }
}

extension Place {
  fileprivate init(inPolicy location: SourceLocation) {
    let position = location.line.map { TextPosition(line: $0, column: location.column ?? 1) }
    self.init(BundlePath(location.file), in: .policy, at: position)
  }
}
