import Model

/// Who sees what, as in `Summary.audiences`.
func audiences(of summary: Summary) -> JSONValue {
  let components = summary.inventory.components
  return .list(summary.audiences) { result in
    let isAmbiguous = result.before.isAmbiguous || result.after.isAmbiguous
    return .object([
      "languages": .texts(result.audience.languages),
      "component": .text(components[result.component].path.description),
      "host": result.host.map { .text(components[$0].path.description) },
      "before": .texts(result.before.first),
      "after": .texts(result.after.first),
      "ambiguous": .flag(isAmbiguous),
      "possible": isAmbiguous
        ? .object([
          "before": .list(result.before.all, of: JSONValue.texts),
          "after": .list(result.after.all, of: JSONValue.texts),
        ]) : nil,
    ])
  }
}
