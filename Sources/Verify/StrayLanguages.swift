import Languages
import Model
import Resolve

/// The languages of an app that have nothing of its main table, and so are none that it speaks; known before tables are
/// judged, since nothing is missing from these, and what only they have is missing from no other.
struct StrayLanguages: Sendable {
  /// The app's main table.
  let main: BundlePath

  /// Indices in `Component.localizations` of the product, those that the plan removes among them.
  let localizations: Set<Int>

  /// Nil where the product is no app, or has no main table.
  ///
  /// A language that loses the main table by the plan is none, nor is the development region.
  init?(in before: View, after: View, names: TableNames) {
    let inventory = before.inventory
    guard inventory.product.kind == .app,
      let main = inventory.mainTable(in: after, names: names)
    else { return nil }
    let lookup = TableLookup(inventory.tables[main], in: before)
    let source = before.developmentTag(of: 0)
    self.main = lookup.table.name
    localizations = Set(
      before.languages(of: 0).filter { language in
        let tag = before.localization(language, in: 0).tag
        return tag != nil && tag != source && before.origin(of: language, in: 0) != nil
          && lookup.pick(for: language).isEmpty
      }
    )
  }
}

extension View {
  /// The localizations of a component whose names the system does not know, so that no user is ever given them, unless
  /// the development region has that very name.
  func unknownNames(in id: Component.ID) -> Set<Int> {
    let region = inventory.components[id].developmentRegion.map { ByteName($0) }
    return Set(
      languages(of: id).filter {
        let it = localization($0, in: id)
        return it.tag == nil && it.name != region
      }
    )
  }
}

extension Inventory {
  /// `Localizable` of the product, else its largest table, by its index; nil where fewer than two languages have it.
  fileprivate func mainTable(in view: View, names: TableNames) -> Int? {
    let languages = view.languages(of: 0)
    let own = tables.indices.filter { index in
      let table = tables[index]
      guard table.component == 0, names.rightName(of: index) == nil, !hasPlainTable(for: table),
        JudgedTable.Fallback(of: table, isOfNib: !names.nibs(of: table).isEmpty) == .key
      else { return false }
      let lookup = TableLookup(table, in: view)
      return languages.count { !lookup.pick(for: $0).isEmpty } > 1
    }
    return own.first { tables[$0].name == "Localizable" }
      ?? own.max { tables[$0].keys.count < tables[$1].keys.count }
  }
}
