import Languages
import Model

/// Makes answers of results.
struct AudienceAnswers {
  private struct Place: Hashable {
    var component: Component.ID
    var host: Component.ID?
  }

  private let summary: Summary
  private let families: LanguageFamilies

  /// The results of users none of whose languages is there.
  private let fallbacks: [Place: AudienceResult]

  /// The users whom the plan gives another language in the product itself; what changes for others in a part of it follows
  /// from no wish of the policy's.
  private let changedInProduct: Set<Audience>

  init(_ summary: Summary) {
    self.summary = summary
    changedInProduct = Set(
      summary.audiences.filter { $0.component == 0 && $0.before.chosen != $0.after.chosen }
        .map(\.audience)
    )
    families = LanguageFamilies(in: summary)
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

  /// Whether an answer about the product goes without saying: users are given their own language, or, where none of
  /// theirs is there, that of the development region.
  func isExpected(_ answer: AudienceAnswer) -> Bool {
    guard answer.remark.isEmpty, answer.audience == .anyone else {
      return answer.remark.isEmpty && answer.after.isOwn
    }
    let region = ByteName(summary.inventory.product.developmentRegion ?? "en")
    return answer.after.names.allSatisfy { families.isServed(region, by: $0) }
  }

  private func given(_ lists: SearchLists, to audience: Audience) -> AudienceAnswer.Given {
    let names = lists.chosen
    let wanted = audience.languages.first.map { ByteName($0) }
    return AudienceAnswer.Given(
      names: names,
      languages: names.map(families.language),
      isOwn: names.count == 1 && wanted.map { families.isServed($0, by: names[0]) } ?? false
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
    let isSpared = result.component != 0 && !changedInProduct.contains(result.audience)
    let isAsked =
      !isSpared
      && gone.allSatisfy { name in
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
    let others = result.audience.languages.dropFirst().map { ByteName($0) }
    let isNext = after.names.contains { name in
      others.contains { families.isServed($0, by: name) }
    }
    if isNext { return "its next language" }
    return after.languages == newFallback(of: result) ? "the new fallback" : nil
  }

  /// What users are given after the plan none of whose languages is there, if the plan changes it; where no such
  /// user is looked into, the development region that the plan writes for the component, its host or the product.
  private func newFallback(of result: AudienceResult) -> [CoverageLanguage]? {
    if let anyone = fallbacks[Place(component: result.component, host: result.host)] {
      let (before, after) = (anyone.before.chosen, anyone.after.chosen)
      return before == after ? nil : after.map(families.language)
    }
    let places = [result.component, result.host ?? 0, 0]
    let regions = places.compactMap { summary.plan.edit(of: $0)?.developmentRegion }
    return regions.first.map { [CoverageLanguage(named: ByteName($0))] }
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
    let localizations = summary.inventory.components[result.component].localizations
    return localizations.indices.contains { index in
      let name = localizations[index].name
      return localizations[index].isOnDisk
        && !(afterPlan && summary.plan.removes(index, from: result.component))
        && (name == first || list.contains(name) && families.isServed(first, by: name))
    }
  }
}
