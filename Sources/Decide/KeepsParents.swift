import Languages
import Model
import Resolve

extension Plan {
  /// Keeps `fr` for a kept `fr-CA` that inherits a table or a resource from it, unless `remove` names `fr`.
  mutating func keepParents(in before: View, under settings: [Policy.Settings]) {
    let inventory = before.inventory
    let tables = inventory.tableLookups(in: before)
    for id in inventory.components.indices {
      for child in inventory.components[id].localizations.indices {
        keepParents(of: child, in: id, before: before, tables: tables[id], under: settings[id])
      }
    }
  }

  private mutating func keepParents(
    of child: Int,
    in id: Component.ID,
    before: View,
    tables: [TableLookup],
    under settings: Policy.Settings
  ) {
    let localization = before.localization(child, in: id)
    guard !removes(child, from: id), let tag = localization.tag, localization.isOnDisk else {
      return
    }
    let order = before.lookupOrder(of: child, in: id)
    // Nearest first: one that stays may make those behind it needless.
    for parent in order where removes(parent, from: id) {
      let others = order.filter { !removes($0, from: id) }
      guard canKeep(before.localization(parent, in: id), under: settings),
        before.localization(parent, in: id).tag.map(tag.inherits) ?? false,
        before.inventory.brings(parent, to: id, beside: others, tables: tables)
      else { continue }
      decisions[id][parent] = .keep(
        .keepsParents,
        "\(localization.name) inherits from it what it lacks"
      )
    }
  }

  /// Whether `remove` does not name the localization itself; a pattern such as `*` names none.
  private func canKeep(
    _ parent: Localization,
    under settings: Policy.Settings
  ) -> Bool {
    guard case .remove(let entries) = settings.selection else { return true }
    return !entries.contains { entry in
      entry.value.specificity >= .tag && !entry.value.isException
        && entry.value.matches(name: parent.name.bytes, tag: parent.tag)
    }
  }
}

extension Inventory {
  /// The tables of every component, ready for lookup.
  func tableLookups(in view: View) -> [[TableLookup]] {
    var lookups = [[TableLookup]](repeating: [], count: components.count)
    for table in tables { lookups[table.component].append(TableLookup(table, in: view)) }
    return lookups
  }

  /// Whether `parent` has a table or a resource that none of `others` has.
  fileprivate func brings(
    _ parent: Int,
    to id: Component.ID,
    beside others: [Int],
    tables: [TableLookup]
  ) -> Bool {
    let bringsATable = tables.contains { lookup in
      let own = lookup.own(parent)
      let theirs = others.map(lookup.own)
      return own.strings != nil && theirs.allSatisfy { $0.strings == nil }
        || own.dict != nil && theirs.allSatisfy { $0.dict == nil }
    }
    return bringsATable
      || resources.contains { resource in
        resource.component == id && !resource.isUnlocalized
          && resource.localizations.contains(parent)
          && !resource.localizations.contains(where: others.contains)
      }
  }
}
