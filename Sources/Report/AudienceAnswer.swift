import Languages
import Model

/// What one audience is given in one component, before and after, with what there is to say of it.
struct AudienceAnswer: Hashable {
  var audience: Audience
  var before: Given
  var after: Given

  /// What a reader would not expect, for the end of a line; mostly nothing.
  var remark: String

  /// Whether the plan makes a difference.
  var isChanged: Bool

  /// The localizations at the head of the search lists.
  struct Given: Hashable {
    /// One, or those of which the order of a folder decides.
    var names: [ByteName]

    /// Whether it is one in the language that the audience wants most.
    var isOwn: Bool

    /// The languages, however their folders are spelled.
    var languages: [CoverageLanguage] { names.map(CoverageLanguage.init(called:)) }
  }

  /// Whether the same happens in two components, whatever brings it about.
  func isLike(_ other: AudienceAnswer) -> Bool {
    before.languages == other.before.languages && after.languages == other.after.languages
      && (before.languages != after.languages || remark == other.remark)
  }
}

extension Audience {
  /// Whether a localization is in the most wanted language, or in one that it inherits from.
  fileprivate func owns(_ name: ByteName) -> Bool { isServed(by: name, languages.prefix(1)) }

  /// Whether a localization is in a language that is wanted less than the first.
  fileprivate func wantsNext(_ name: ByteName) -> Bool {
    isServed(by: name, languages.dropFirst())
  }

  private func isServed(by name: ByteName, _ languages: ArraySlice<String>) -> Bool {
    languages.contains { language in
      guard let tag = LanguageTag(language) else { return ByteName(language) == name }
      return tag.isServed(by: LanguageTag(utf8: name.bytes))
    }
  }
}

extension LanguageTag {
  fileprivate func isServed(by other: LanguageTag?) -> Bool {
    guard let other else { return false }
    return other == self || inherits(from: other)
  }
}

/// Makes answers of results.
struct AudienceAnswers {
  private struct Place: Hashable {
    var component: Component.ID
    var host: Component.ID?
  }

  private let summary: Summary

  /// The results of users none of whose languages is there.
  private let fallbacks: [Place: AudienceResult]

  init(_ summary: Summary) {
    self.summary = summary
    let anyone = summary.audiences.filter { $0.audience == .anyone }
    fallbacks = Dictionary(
      anyone.map { (Place(component: $0.component, host: $0.host), $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func answer(_ result: AudienceResult) -> AudienceAnswer {
    let before = given(result.before, to: result.audience)
    let after = given(result.after, to: result.audience)
    let loses = losesTables(result)
    return AudienceAnswer(
      audience: result.audience,
      before: before,
      after: after,
      remark: remark(on: result, before: before, after: after, loses: loses),
      isChanged: before.names != after.names || loses
    )
  }

  private func given(_ lists: SearchLists, to audience: Audience) -> AudienceAnswer.Given {
    let names = lists.chosen
    return AudienceAnswer.Given(
      names: names,
      isOwn: names.count == 1 && names.allSatisfy(audience.owns)
    )
  }

  private func remark(
    on result: AudienceResult,
    before: AudienceAnswer.Given,
    after: AudienceAnswer.Given,
    loses: Bool
  ) -> String {
    if after.names.count > 1 { return "whichever is listed first" }
    if loses { return "its tables go" }
    if isOnlyDeclared(result) { return "declared only, no tables" }
    guard before.names != after.names else { return "" }
    let gone = before.names.filter { !after.names.contains($0) }
    let isAsked = gone.allSatisfy { name in
      let component = summary.inventory.components[result.component]
      return component.localizations.indices.contains {
        component.localizations[$0].name == name
          && summary.plan.removes($0, from: result.component)
      }
    }
    return [isAsked ? "asked for" : nil, way(to: after, of: result)].compactMap(\.self)
      .joined(separator: ": ")
  }

  /// How an audience comes to what it is given after the plan; nil where that goes without saying.
  private func way(to after: AudienceAnswer.Given, of result: AudienceResult) -> String? {
    guard !after.isOwn else { return nil }
    if after.names.contains(where: result.audience.wantsNext) { return "its next language" }
    return after.languages == newFallback(of: result) ? "the new fallback" : nil
  }

  /// What users are given after the plan none of whose languages is there, if the plan changes it; where no such
  /// user is looked into, the development region that the plan writes for the component, its host or the product.
  private func newFallback(of result: AudienceResult) -> [CoverageLanguage]? {
    if let anyone = fallbacks[Place(component: result.component, host: result.host)] {
      let (before, after) = (anyone.before.chosen, anyone.after.chosen)
      return before == after ? nil : after.map(CoverageLanguage.init(called:))
    }
    let places = [result.component, result.host ?? 0, 0]
    let regions = places.compactMap { place in
      summary.plan.edits.first { $0.component == place }?.developmentRegion
    }
    return regions.first.map { [CoverageLanguage(named: $0)] }
  }

  /// Whether what is chosen stays listed, as declared or beside `Base`, while the plan removes its folder.
  private func losesTables(_ result: AudienceResult) -> Bool {
    summary.command == .prune && hasFolder(result.after.first, in: result, afterPlan: false)
      && !hasFolder(result.after.first, in: result, afterPlan: true)
  }

  private func isOnlyDeclared(_ result: AudienceResult) -> Bool {
    let list = result.after.first
    let localizations = summary.inventory.components[result.component].localizations
    return localizations.contains { $0.form == .declared && $0.name == list.first }
      && !hasFolder(list, in: result, afterPlan: summary.command == .prune)
  }

  /// Whether the first of a search list has a folder, under that spelling or another, or inherits from one in the list
  /// that has.
  private func hasFolder(_ list: [ByteName], in result: AudienceResult, afterPlan: Bool) -> Bool {
    guard let first = list.first else { return false }
    let tag = LanguageTag(utf8: first.bytes)
    let localizations = summary.inventory.components[result.component].localizations
    return list.contains { name in
      guard name == first || tag?.isServed(by: LanguageTag(utf8: name.bytes)) == true else {
        return false
      }
      return localizations.indices.contains {
        localizations[$0].isOnDisk && localizations[$0].name == name
          && !(afterPlan && summary.plan.removes($0, from: result.component))
      }
    }
  }
}
