import Diagnostics
import Languages
import Model
import Resolve

/// Everything that checks look at: the tree to judge, the tree before, and how far its tables are covered.
struct Judgement: Sendable {
  let inventory: Inventory
  let policy: Policy
  let subject: Subject

  /// Who signs again what the plan takes something from.
  let signing: Known.Signing

  /// The artifact as it is on disk.
  let before: View

  /// The tree that is judged: the one after the plan, or the one on disk.
  let after: View

  /// What the policy says, by component.
  let settings: [Policy.Settings]

  /// Whether its team wrote the component.
  let owned: [Bool]

  /// By component and localization, whether someone can be given it in the judged tree.
  let reachable: [[Bool]]

  /// Who sees what in the components that are judged; by component, then audience, then host.
  let audiences: [AudienceResult]

  /// Those of `audiences`, and those whose language only a nested component has, who may lose what they find there.
  ///
  /// Nobody else is added where the policy names the users, or where nothing is to be carried out.
  let users: [AudienceResult]

  /// What the plan changes for `audiences`; by component, then audience.
  private(set) var languageChanges: [LanguageChange] = []

  /// What earlier prunes left to be known.
  let prior: PruneReceipt?

  /// By component, what that says of it and is to be heard; nil where it says nothing.
  let priors: [PriorPrune?]

  /// By component of our own, the language that the plan, or an earlier prune, takes away although texts in it stay.
  let removed: [LanguageTag?]

  /// What the names of tables mean.
  let tableNames: TableNames

  /// The languages that the app does not speak; nil where nothing tells.
  let strays: StrayLanguages?

  /// By component, the localizations that no user is to be given: strays, and those that the system does not know.
  let unspoken: [Set<Int>]

  /// The tables of components that are judged, with what is missing from them.
  let tables: [JudgedTable]

  /// What is wrong with the arguments that texts take, in tables of owned components.
  let arguments: [TableArguments]

  init(
    of subject: Subject,
    in inventory: Inventory,
    under policy: Policy,
    knowing known: Known
  ) {
    self.inventory = inventory
    self.policy = policy
    self.subject = subject
    signing = known.signing
    before = View(inventory)
    after =
      switch subject {
      case .prune(let plan): before.after(plan)
      case .asItIs: before
      }
    let settings = inventory.components.map(policy.settings)
    self.settings = settings
    let owned = inventory.components.map { policy.owns($0, of: inventory.product) }
    self.owned = owned
    let (before, after) = (before, after)
    let reachable = after.reachable()
    self.reachable = reachable
    var search = AudienceSearch(before: before, after: after)
    var audiences: [AudienceResult] = []
    var guests: [AudienceResult] = []
    for id in inventory.components.indices where policy.judges(inventory.components[id]) {
      let named = settings[id].audiences?.map(\.value)
      let results = search.results(
        for: named ?? search.defaultAudiences(and: settings[id].removedTags),
        in: id
      )
      audiences += results
      if named == nil, subject.isPrune { guests += search.guests(of: id, besides: results) }
    }
    self.audiences = audiences
    users = audiences + guests
    let priors = PriorPrune.all(of: known.receipt, in: inventory, for: subject)
    self.priors = priors
    prior = known.receipt
    let removed = inventory.components.indices.map { id in
      owned[id] ? after.sourceTakenAway(from: before, of: id) ?? priors[id]?.takenAway : nil
    }
    self.removed = removed
    let tableNames = TableNames(of: inventory)
    self.tableNames = tableNames
    let strays = StrayLanguages(in: before, after: after, names: tableNames)
    self.strays = strays
    let unspoken = inventory.components.indices.map { id in
      before.unknownNames(in: id).union(id == 0 ? strays?.localizations ?? [] : [])
    }
    self.unspoken = unspoken
    tables = inventory.tables.indices
      .filter { policy.judges(inventory.components[inventory.tables[$0].component]) }
      .map { index in
        let id = inventory.tables[index].component
        return JudgedTable(
          index,
          before: before,
          after: after,
          reachable: reachable[id],
          names: tableNames,
          removed: removed[id],
          // That a language lacks the main table is an error all the same: it may have been forgotten.
          unspoken: id == 0 && inventory.tables[index].name == strays?.main
            ? before.unknownNames(in: id) : unspoken[id],
          misnamed: owned[id] ? tableNames.holders(ofMisnamed: index) : [],
          prior: priors[id],
          under: settings[id]
        )
      }
    arguments = tables.filter { owned[$0.component] }.map(TableArguments.init)
    languageChanges = findLanguageChanges()
  }

  var plan: Plan { subject.plan }

  /// Whether the plan is to be carried out.
  var isPrune: Bool { subject.isPrune }

  func component(_ id: Component.ID) -> Component { inventory.components[id] }

  /// The components that are judged at all.
  var judged: [Component.ID] {
    inventory.components.indices.filter { policy.judges(inventory.components[$0]) }
  }

  /// The component for the middle of a sentence: its name, or the artifact's.
  func name(of id: Component.ID) -> String {
    let component = component(id)
    return (component.path.isRoot ? inventory.name : component.path.name).description
  }

  /// A table for the middle of a sentence: `Localizable of Chat.framework`.
  func name(of table: JudgedTable) -> String {
    table.component == 0
      ? table.name.description : "\(table.name) of \(name(of: table.component))"
  }

  /// What to do where someone else's component loses what only removed languages have.
  func adviceToKeep(_ languages: [String], in id: Component.ID) -> String {
    "keep \(Phrase.languages(languages)) there, by an entry of 'components' for '\(component(id).path)'"
  }

  /// Names of localizations as written, sorted.
  func names(_ localizations: some Sequence<Int>, in id: Component.ID) -> [String] {
    localizations.map { component(id).localizations[$0].name }.sorted().map(\.description)
  }
}

extension Policy {
  /// Whether findings are made of `component`: loose folders and test support only where the policy names them.
  func judges(_ component: Component) -> Bool {
    !component.kind.isUntouchable || names(component)
  }
}

extension Policy.Settings {
  /// The languages that are to be removed by name, of which an earlier prune may have left nothing.
  fileprivate var removedTags: [LanguageTag] {
    guard case .remove(let entries) = selection else { return [] }
    return entries.filter { !$0.value.isException }.compactMap(\.value.tag)
  }
}
