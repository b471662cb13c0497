import Languages
import Model
import Resolve

extension Judgement {
  /// What the prune saw and does, as far as it alone knows.
  var receipt: PruneReceipt {
    let tables = Dictionary(grouping: tables, by: \.component)
    return PruneReceipt(
      artifact: inventory.name.spelled,
      identifier: inventory.product.identifier,
      components: judged.map { receipt(of: $0, tables[$0] ?? []) }
    )
  }

  private func receipt(of id: Component.ID, _ tables: [JudgedTable]) -> PruneReceipt.Component {
    let component = component(id)
    let edit = plan.edit(of: id)
    let localizations = component.localizations
    let onDisk = localizations.indices.filter { localizations[$0].entry != nil }
    let sources =
      after.sourceTakenAway(from: before, of: id) == nil ? [] : before.spokenRegion(of: id)
    return PruneReceipt.Component(
      path: component.path.spelled,
      identifier: component.identifier,
      regionBefore: component.developmentRegion,
      regionAfter: edit?.developmentRegion ?? component.developmentRegion,
      declared: (component.infoPlist?.declared ?? [])
        .filter { !(edit?.undeclared.contains($0) ?? false) },
      undeclared: Set(edit?.undeclared ?? []).sorted(),
      kept: onDisk.filter { !plan.removes($0, from: id) && localizations[$0].isOnDisk }
        .map { localizations[$0].name.spelled }.sorted(),
      removed: onDisk.filter { plan.removes($0, from: id) }.map { index in
        PruneReceipt.RemovedLocalization(
          name: localizations[index].name.spelled,
          size: localizations[index].sizes.total,
          isSource: sources.contains(index)
        )
      }.sorted { $0.name < $1.name },
      tables: tables.compactMap { receipt(of: $0) }.sorted { $0.name < $1.name }
    )
  }

  /// Nil where no key of the table is asked for.
  private func receipt(of judged: JudgedTable) -> PruneReceipt.Table? {
    guard tableNames.rightName(of: judged.index) == nil else { return nil }
    let id = judged.component
    let table = judged.table
    var isKept = [Bool](repeating: false, count: table.keys.count)
    var removed: [Int: [Bool]] = [:]
    for row in table.rows {
      guard let localization = row.localization, !after.has(localization, in: id) else {
        let isAsked = row.localization.map { !isStray($0, in: id) } ?? true
        if isAsked, !after.isGone(row.file) { row.markKeys(in: &isKept) }
        continue
      }
      guard !isStray(localization, in: id) else { continue }
      row.markKeys(
        in: &removed[localization, default: isKept.map { _ in false }]
      )
    }
    let versions = judged.fallback == .infoPlist ? Set(table.versionKeys) : []
    let keys = (0..<KeySpace.Index(table.keys.count)).filter { key in
      !versions.contains(key) && table.keys.isText(key)
        && (isKept[Int(key)] || removed.values.contains { $0[Int(key)] })
    }.sorted { table.keys.bytes(of: $0).lexicographicallyPrecedes(table.keys.bytes(of: $1)) }
    guard !keys.isEmpty else { return nil }
    return PruneReceipt.Table(
      name: table.name.spelled,
      keys: keys.map { Array(table.keys.bytes(of: $0)) },
      isIdentifier: keys.map(judged.source.isIdentifier),
      isKept: keys.map { isKept[Int($0)] },
      removed: removed.map { localization, has in
        PruneReceipt.RemovedKeys(
          name: component(id).localizations[localization].name.spelled,
          has: keys.map { has[Int($0)] }
        )
      }.sorted { $0.name < $1.name }
    )
  }

  /// Whether the keys of a localization are asked for by nobody, since the app does not speak it.
  private func isStray(_ localization: Int, in id: Component.ID) -> Bool {
    unspoken[id].contains(localization) && component(id).localizations[localization].tag != nil
  }
}

extension Row {
  fileprivate func markKeys(in isThere: inout [Bool]) {
    for (key, cell) in cells.enumerated() where cell.isPresent { isThere[key] = true }
  }
}

extension KeySpace {
  /// Whether a key can be written as text: not where it holds half a character.
  fileprivate func isText(_ key: Index) -> Bool {
    bytes(of: key).elementsEqual(text(of: key).utf8)
  }
}
