package import Model

/// Writes a receipt as the contract of schema version 1 says: `scripts/receipt.schema.json`.
///
/// The same receipt gives the same bytes.
package func write(_ receipt: PruneReceipt, version: String, into output: inout Output) {
  let value = JSONValue.object([
    "document": .text("receipt"),
    "schemaVersion": .integer(1),
    "tool": .object(["name": .text("lprune"), "version": .text(version)]),
    "artifact": .object([
      "name": .text(receipt.artifact.description),
      "identifier": receipt.identifier.map(JSONValue.text),
    ]),
    "components": .list(receipt.components, of: json),
  ])
  value.write(into: &output)
  output.write("\n")
}

private func json(of component: PruneReceipt.Component) -> JSONValue {
  .object([
    "path": .text(component.path.description),
    "identifier": component.identifier.map(JSONValue.text),
    "developmentRegion": component.regionBefore == nil && component.regionAfter == nil
      ? nil
      : .object([
        "before": component.regionBefore.map(JSONValue.text),
        "after": component.regionAfter.map(JSONValue.text),
      ]),
    "declared": .line(component.declared),
    "undeclared": .line(component.undeclared),
    "kept": .line(component.kept.map(\.description)),
    "removed": .list(component.removed) { removed in
      .object([
        "name": .text(removed.name.description),
        "files": .count(removed.size.files),
        "bytes": .integer(removed.size.bytes),
        "blockBytes": .integer(removed.size.blockBytes),
        "source": .flag(removed.isSource),
      ])
    },
    "tables": .list(component.tables, of: json),
  ])
}

/// A table, whose keys stand in two lists, and what tells who had them in as few as say it.
private func json(of table: PruneReceipt.Table) -> JSONValue {
  let texts = table.keys.map { String(decoding: $0, as: UTF8.self) }
  let listed = { (isMeant: (Int) -> Bool) in
    JSONValue.line(texts.indices.filter(isMeant).map { texts[$0] })
  }
  return .object([
    "name": .text(table.name.description),
    "identifiers": listed { table.isIdentifier[$0] },
    "texts": listed { !table.isIdentifier[$0] },
    "onlyInRemoved": listed { !table.isKept[$0] },
    "removed": .list(table.removed) { removed in
      let count = removed.has.count(where: \.self)
      // Mostly all keys are there, or few.
      let isFull = count * 2 >= table.keys.count
      return .object([
        "name": .text(removed.name.description),
        isFull ? "lacks" : "has": listed { removed.has[$0] != isFull },
      ])
    },
  ])
}
