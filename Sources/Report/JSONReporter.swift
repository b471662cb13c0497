import Diagnostics
import Languages
import Model

/// The report on one artifact as the contract of schema version 1 says:
/// `scripts/report.schema.json`.
func jsonReport(on summary: Summary, version: String) -> JSONValue {
  let inventory = summary.inventory
  let effect = summary.effect
  return .object([
    "schemaVersion": .integer(1),
    "tool": .object(["name": .text("lprune"), "version": .text(version)]),
    "command": .text(summary.command.rawValue),
    "dryRun": .flag(summary.isDryRun),
    "configuration": summary.configuration.map(JSONValue.text),
    "artifact": sized(
      inventory.size,
      [
        "name": .text(inventory.name.description),
        "kind": .text(inventory.product.kind.rawValue),
      ]
    ),
    "components": components(of: summary),
    "audiences": audiences(of: summary),
    "findings": .list(summary.findings) { json(of: $0, in: summary) },
    "sizes": json(of: effect.sizes),
    "storeLanguages": .object([
      "before": .texts(effect.storeLanguages.before),
      "after": .texts(effect.storeLanguages.after),
    ]),
    "removed": .texts(effect.removed),
    "edited": .texts(effect.edited),
    "signed": .texts(summary.signedAgain.map { inventory.components[$0].path }),
    "needsSigning": .texts(effect.needsSigning),
    "warnings": .texts(summary.warnings),
  ])
}

private func components(of summary: Summary) -> JSONValue {
  let coverage = Dictionary(grouping: summary.coverage) {
    summary.inventory.tables[$0.table].component
  }
  return .list(count: summary.inventory.components.count) { id in
    let component = summary.inventory.components[id]
    let planned = summary.plannedSizes(of: id)
    return .object([
      "path": .text(component.path.description),
      "kind": .text(component.kind.rawValue),
      "owned": .flag(summary.owned[id]),
      "hosts": .texts(summary.hosts[id].map { summary.inventory.components[$0].path }),
      "developmentRegion": component.developmentRegion.map(JSONValue.text),
      "declared": component.infoPlist.map { .texts($0.declared) },
      "sealed": .flag(component.isSealed),
      "sizes": json(
        of: summary.isPlanInEffect ? planned : SummarySizes(before: planned.before)
      ),
      "localizations": .list(count: component.localizations.count) {
        json(of: component.localizations[$0], decided: summary.plan.decision($0, in: id))
      },
      "tables": .list(coverage[id, default: []]) { json(of: $0, in: summary.inventory) },
      "languageTables": languageTables(of: id, in: summary.inventory),
    ])
  }
}

private func json(of localization: Localization, decided decision: Decision) -> JSONValue {
  let kinds = FileKind.allCases.filter { localization.sizes[$0].files > 0 }
    .map { ($0.rawValue, JSONValue?.some(.integer(localization.sizes[$0].bytes))) }
  return sized(
    localization.sizes.total,
    [
      "name": .text(localization.name.description),
      "tag": localization.tag.map { .text($0.description) },
      "byKind": .object(Dictionary(uniqueKeysWithValues: kinds)),
      "decision": .text(decision.isRemoval ? "remove" : "keep"),
      "rule": .text(decision.rule.rawValue),
      "reason": .text(decision.reason),
    ]
  )
}

private func json(of coverage: Coverage, in inventory: Inventory) -> JSONValue {
  let table = inventory.tables[coverage.table]
  let localizations = inventory.components[table.component].localizations
  return .object([
    "name": .text(table.name.description),
    "keys": .count(coverage.required),
    "languages": .list(coverage.languages) { language in
      .object([
        "name": .text(localizations[language.localization].name.description),
        "present": .count(language.present),
        "missing": .texts(sorted(language.missing, in: coverage.keys ?? table.keys)),
        "state": .text(language.state.rawValue),
      ])
    },
  ])
}

/// The tables of which one file holds all languages; nil where there are none.
private func languageTables(of component: Component.ID, in inventory: Inventory) -> JSONValue? {
  let tables = inventory.languageTables.filter { $0.component == component }
  guard !tables.isEmpty else { return nil }
  return .list(tables) { table in
    .object([
      "file": .text(table.file.description),
      "bytes": .count(table.bytes),
      "damage": table.damage.map(JSONValue.text),
      "languages": .list(table.languages) { language in
        let keys = (0..<table.keys.count).map(KeySpace.Index.init)
        let missing = keys.filter { !language.has($0) }
        return .object([
          "name": .text(language.name.description),
          "keys": .count(keys.count - missing.count),
          "missing": .texts(sorted(missing, in: table.keys)),
        ])
      },
    ])
  }
}

extension Summary {
  /// What could not be cleaned up after the change, and how to finish.
  fileprivate var warnings: [String] {
    if case .applied(let receipt) = outcome { receipt.warnings } else { [] }
  }
}

/// The texts of keys in the order of their bytes, which does not depend on which file was read
/// first.
private func sorted(_ keys: [KeySpace.Index], in space: KeySpace) -> [String] {
  keys.sorted { space.bytes(of: $0).lexicographicallyPrecedes(space.bytes(of: $1)) }
    .map(space.text)
}

private func json(of sizes: SummarySizes) -> JSONValue {
  .object([
    "before": sized(sizes.before),
    "removed": sized(sizes.removed),
    "after": sized(sizes.after),
  ])
}

/// An object that says how large its subject is, and what else there is to say of it.
private func sized(_ size: TreeSize, _ members: [String: JSONValue?] = [:]) -> JSONValue {
  let sizes: [String: JSONValue?] = [
    "files": .count(size.files),
    "bytes": .integer(size.bytes),
    "blockBytes": .integer(size.blockBytes),
  ]
  return .object(members.merging(sizes) { $1 })
}
