import Diagnostics
import Model

/// What happens to audiences in nested components where it is not what happens in their host.
struct AudienceGroup {
  /// More lines than this, in more than one group, become one group in which not every row holds for every component.
  private static let lineLimit = 5

  /// What the components are called, with the host where it matters.
  var places: [String]
  var rows: [AudienceRow]

  /// Whether all rows hold for all components.
  var isExact = true

  /// Components with equal rows in one group, in the order of reports.
  static func all(
    in summary: Summary,
    _ answers: AudienceAnswers,
    names: ComponentNames
  ) -> [AudienceGroup] {
    let places = places(in: summary, answers, names: names)
    let groups = places.grouped { AudienceRow.merged($0.answers) }.map { places in
      AudienceGroup(
        places: places.map(\.name),
        rows: AudienceRow.merged(places[0].answers)
      )
    }
    guard groups.count > 1, groups.reduce(0, { $0 + 1 + $1.rows.count }) > lineLimit else {
      return groups
    }
    var known: Set<AudienceAnswer> = []
    let answers = places.flatMap(\.answers).filter { known.insert($0).inserted }
    return [
      AudienceGroup(
        places: places.map(\.name),
        rows: AudienceRow.merged(answers),
        isExact: false
      )
    ]
  }

  private struct Place {
    var name: String
    var answers: [AudienceAnswer]
  }

  private struct Question: Hashable {
    var component: Component.ID
    var audience: Audience
  }

  /// The nested components, by host where that matters, with the changes in them that do not follow from those in their
  /// hosts.
  private static func places(
    in summary: Summary,
    _ answers: AudienceAnswers,
    names: ComponentNames
  ) -> [Place] {
    let results = summary.audiences.filter { $0.component != 0 && summary.mayChange($0) }
    guard !results.isEmpty else { return [] }
    let components = summary.inventory.components
    let hosts = summary.audiences.filter {
      components[$0.component].kind.isHost || $0.component == 0
    }
    let expected = Dictionary(
      hosts.map { (Question(component: $0.component, audience: $0.audience), answers.answer($0)) },
      uniquingKeysWith: { first, _ in first }
    )
    let byComponent = Dictionary(grouping: results, by: \.component)
    return names.order.flatMap { id in
      byComponent[id, default: []].grouped(by: \.host).map { results in
        let host = results[0].host
        let above = host ?? summary.inventory.host(around: id) ?? 0
        return Place(
          name: host.map { "\(names[id]) in \(names[$0])" } ?? names[id],
          answers: results.map(answers.answer).filter { answer in
            let expected = expected[Question(component: above, audience: answer.audience)]
            return answer.isChanged && expected?.isLike(answer) != true
          }
        )
      }.filter { !$0.answers.isEmpty }
    }
  }
}

extension Summary {
  /// Whether the plan may make a difference: another search list, or less in the same.
  fileprivate func mayChange(_ result: AudienceResult) -> Bool {
    result.before != result.after
      || command == .prune && plan.decisions[result.component].contains(where: \.isRemoval)
  }
}
