import Languages
import Model
import Resolve

/// Texts in a language that the plan takes away, which show in place of what one table lacks.
struct RemainingTexts: Sendable {
  let language: LanguageTag

  /// The nibs, storyboards and intent definitions that hold them; none where Info.plist does.
  let nibs: [LocalizedResource]

  /// The localizations whose users see them.
  private let localizations: Set<Int>

  /// The keys whose texts they are; nil for all.
  private let keys: Set<KeySpace.Index>?

  /// Nil where nothing of that language shows.
  init?(
    of language: LanguageTag,
    for table: Table,
    _ fallback: JudgedTable.Fallback,
    nibs: [LocalizedResource],
    in view: View
  ) {
    let id = table.component
    let others = view.languages(of: id, unrelatedTo: language)
    switch fallback {
    case .key: return nil
    case .infoPlist:
      let texts = Set(view.inventory.components[id].infoPlist?.usageDescriptions ?? [])
      guard !texts.isEmpty else { return nil }
      let all = (0..<table.keys.count).map(KeySpace.Index.init)
      keys = Set(all.filter { texts.contains(table.keys.text(of: $0)) })
      localizations = Set(others)
      self.nibs = []
    case .nib:
      keys = nil
      localizations = Set(
        others.filter { language in nibs.contains { view.isShared($0, to: language) } }
      )
      self.nibs = nibs
    }
    self.language = language
  }

  /// Whether users of a localization see one of them where it lacks `key`.
  ///
  /// What a damaged file leaves to see, the finding about that file says.
  func show(for key: KeySpace.Index, in language: JudgedLanguage) -> Bool {
    language.state != .damaged && localizations.contains(language.localization)
      && keys?.contains(key) ?? true
  }
}

extension View {
  /// The language of a component's own texts, those in nibs and Info.plist, where this view has it no more: all that
  /// stands for the development region before is gone, or another region has taken its place.
  func sourceTakenAway(from before: View, of id: Component.ID) -> LanguageTag? {
    guard let region = before.developmentTag(of: id) else { return nil }
    let spoken = before.spokenRegion(of: id)
    let isGone = !spoken.isEmpty && !spoken.contains { has($0, in: id) }
    let isReplaced = developmentTag(of: id).map { !$0.isRelated(to: region) } ?? false
    guard isGone || isReplaced else { return nil }
    return spoken.compactMap { before.localization($0, in: id).tag }.min() ?? region
  }

  /// What stands for a component's development region in its own language.
  func spokenRegion(of id: Component.ID) -> [Int] {
    guard let region = developmentTag(of: id) else { return [] }
    return fallback(in: id).filter { index in
      localization(index, in: id).tag?.isRelated(to: region) ?? false
    }
  }

  /// The languages of a component that are neither `tag` nor a variant of the same.
  func languages(of id: Component.ID, unrelatedTo tag: LanguageTag) -> [Int] {
    languages(of: id).filter { index in
      localization(index, in: id).tag.map { !$0.isRelated(to: tag) } ?? false
    }
  }

  /// Whether users of a language are shown the file that all share: Base's, or the one beside the localizations.
  func isShared(_ resource: LocalizedResource, to language: Int) -> Bool {
    guard !resource.isUnlocalized else { return true }
    let id = resource.component
    return place(of: resource, in: lookupOrder(of: language, in: id))
      .map { localization($0, in: id).isBase } ?? false
  }
}

extension LanguageTag {
  /// Whether two tags are one, or variants of one language in one script.
  fileprivate func isRelated(to other: LanguageTag) -> Bool {
    let others = [other] + other.parents
    return ([self] + parents).contains(where: others.contains)
  }
}
