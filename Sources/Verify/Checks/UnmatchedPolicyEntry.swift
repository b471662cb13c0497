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
    let offers = LanguageOffers(of: names)
    let languages = wanted.filter { entry in !names.contains(where: entry.matches) }.map { entry in
      Finding(
        check: "unmatched-policy-entry",
        severity: judgement.weightOfTypos,
        message: "'\(entry.text)' in '\(entry.setting)' matches no localization of the artifact",
        reason: "one wrong letter in the policy can remove a language that users need",
        advice: offers.advice(insteadOf: entry.text),
        place: entry.location.map(Place.init(inPolicy:))
      )
    }
    let patterns =
      policy.components.map { ($0.match, "components") }
      + (policy.root.owned ?? []).map { ($0, "owned") }
    return languages + patterns.compactMap { judgement.unmatched($0, in: $1) }
      + judgement.unmatchedRemovals + judgement.unmatchedReferenceFiles + judgement.unmatchedTables
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
    // A reference that the policy itself removes is gone as it should be.
    if case .tag(let tag) = reference, selection?.removes(tag) != true {
      entries.append(
        WantedEntry(setting: "reference", text: tag.description, location: nil) { $0.tag == tag }
      )
    }
    return entries
  }
}

extension Policy.Selection {
  /// Whether a language of that tag goes by it, its folder's own name left aside.
  fileprivate func removes(_ tag: LanguageTag) -> Bool {
    let matches: ([Policy.Named<LanguagePattern>]) -> Bool = { entries in
      entries.contains { !$0.value.isException && $0.value.matches(name: [], tag: tag) }
    }
    return switch self {
    case .keep(let entries): !matches(entries)
    case .remove(let entries): matches(entries)
    }
  }
}

/// The languages of an artifact, for one who wrote another.
private struct LanguageOffers {
  private let there: [Localization]
  private let names: [String]

  init(of localizations: [Localization]) {
    there = localizations.filter { !$0.isBase && !$0.isMultilingual }
    names = Set(there.map(\.name)).sorted().map(\.description)
  }

  /// What may have been meant: a localization of the same language, else one with a name like it.
  func advice(insteadOf text: String) -> String {
    let language = LanguageTag(text)?.language
    let related = Set(there.filter { $0.tag != nil && $0.tag?.language == language }.map(\.name))
    if !related.isEmpty {
      return "the artifact has \(Phrase.languages(related.sorted().map(\.description), limit: 12))"
    }
    // Between codes of two letters one edit says nothing.
    if text.count > 2, let near = Suggestion.nearest(to: text, among: names) {
      return "did you mean '\(near)'?"
    }
    guard !names.isEmpty else { return "the artifact has no localizations" }
    return "the artifact has \(Phrase.languages(names, limit: 12))"
  }
}

extension Judgement {
  /// Every localization of the artifact: on disk, declared, in a `.loctable`, or the development region beside `Base`,
  /// which users can choose as well.
  fileprivate var namesInArtifact: [Localization] {
    inventory.components.flatMap(\.localizations).filter { $0.form != .file }
      + inventory.languagesOfLanguageTables
  }

  /// An app has all that its policy speaks of; a part of one may not.
  var weightOfTypos: Severity {
    switch inventory.product.kind {
    case .app: .error
    case .appExtension, .watchApp, .appClip, .xpcService, .helperApp, .framework, .resourceBundle,
      .settingsBundle, .looseFolder, .testSupport:
      .warning
    }
  }

  /// A pattern that matches no component.
  fileprivate func unmatched(
    _ pattern: Policy.Named<ComponentPattern>,
    in setting: String
  ) -> Finding? {
    guard !inventory.components.contains(where: pattern.value.matches) else { return nil }
    return Finding(
      unmatched: pattern,
      "in '\(setting)' matches no component of the artifact",
      near: path(meantBy: pattern.text),
      else: "paths begin at the product: 'Frameworks/Chat.framework'"
    )
  }
}

extension Finding {
  /// A pattern that matches nothing: a note, since policies are shared, and a warning where it looks like a slip for `near`.
  init<Value>(
    unmatched pattern: Policy.Named<Value>,
    _ what: String,
    near: String?,
    else advice: String
  ) {
    self.init(
      check: "unmatched-policy-entry",
      severity: near == nil ? .note : .warning,
      message: "'\(pattern.text)' \(what)",
      advice: near.map { "did you mean '\($0)'?" } ?? advice,
      place: pattern.location.map(Place.init(inPolicy:))
    )
  }
}

extension Judgement {
  /// The path of the component whose name, its suffix left aside, is most like that of a pattern.
  private func path(meantBy pattern: String) -> String? {
    let paths = Dictionary(
      inventory.components.dropFirst().map { ($0.path.name.stem, $0.path.description) }
    ) { first, _ in first }
    return Suggestion.nearest(to: BundlePath(pattern).name.stem, among: paths.keys.sorted())
      .flatMap { paths[$0] }
  }
}

extension ByteName {
  /// The name up to its last dot.
  fileprivate var stem: String {
    let dot = bytes.lastIndex(of: UInt8(ascii: "."))
    return printable(bytes[..<(dot ?? bytes.endIndex)])
  }
}

extension Place {
  init(inPolicy location: SourceLocation) {
    let position = location.line.map { TextPosition(line: $0, column: location.column ?? 1) }
    self.init(BundlePath(location.file), in: .policy, at: position)
  }
}
