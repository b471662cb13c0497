import Languages
import Model
import Resolve

/// A search list that users are given in a component before the plan, with one that they may be given after it.
struct ListChange {
  /// The places where lookup goes, in order, as indices in `Component.localizations`.
  let orderBefore: [Int]
  let orderAfter: [Int]

  /// The localization that is chosen after the plan, as the system spells it; it need not be on disk.
  let given: ByteName

  /// Those who are given the lists.
  private(set) var users: [User] = []

  /// Someone who is given the lists.
  struct User {
    /// The index in `Judgement.users`.
    var index: Int

    /// Whether the order of a folder's entries, which nobody knows, decides.
    var isInDoubt: Bool
  }

  fileprivate init(orderBefore: [Int], orderAfter: [Int], given: ByteName) {
    self.orderBefore = orderBefore
    self.orderAfter = orderAfter
    self.given = given
  }
}

extension ListChange {
  /// By component, every pair of lists once; none where the artifact is judged as it is.
  static func all(of judgement: Judgement) -> [[ListChange]] {
    var changes: [[ListChange]] = judgement.inventory.components.map { _ in [] }
    guard judgement.isPrune else { return changes }
    var places: [Lists: Int] = [:]
    for (index, result) in judgement.users.enumerated() {
      let id = result.component
      let pairs = result.pairs
      for (before, after) in pairs {
        let lists = Lists(component: id, before: before, after: after)
        let place = places[lists] ?? changes[id].count
        if places[lists] == nil {
          places[lists] = place
          changes[id].append(
            ListChange(
              orderBefore: judgement.before.lookupOrder(of: before, in: id),
              orderAfter: judgement.after.lookupOrder(of: after, in: id),
              given: after.first ?? ByteName("")
            )
          )
        }
        changes[id][place].users.append(User(index: index, isInDoubt: pairs.count > 1))
      }
    }
    return changes
  }

  private struct Lists: Hashable {
    var component: Component.ID
    var before: [ByteName]
    var after: [ByteName]
  }
}

extension AudienceResult {
  /// The lists of before with those that may follow.
  ///
  /// The order of a folder is the same before and after: what came first and is still there comes first again.
  fileprivate var pairs: [(before: [ByteName], after: [ByteName])] {
    before.all.flatMap { list in
      before.isAmbiguous && after.all.contains(list)
        ? [(list, list)] : after.all.map { (list, $0) }
    }
  }
}
