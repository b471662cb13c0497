import Model

/// The answers as the contract says: one object for one user, a list for several, and with a policy that under `before`
/// and `after`.
func json(of resolution: Resolution) -> JSONValue {
  let answers = resolution.answers
  let before = json(of: answers.map(\.before), in: resolution)
  let after = answers.compactMap(\.after)
  guard !answers.isEmpty, after.count == answers.count else { return before }
  return .object(["before": before, "after": json(of: after, in: resolution)])
}

private func json(of traces: [Trace], in resolution: Resolution) -> JSONValue {
  guard let only = traces.first, traces.count == 1 else {
    return .list(traces) { json(of: $0, in: resolution) }
  }
  return json(of: only, in: resolution)
}

private func json(of trace: Trace, in resolution: Resolution) -> JSONValue {
  let (question, components) = (resolution.question, resolution.inventory.components)
  let lists = trace.lists
  return .object([
    "component": .text(components[question.component].path.description),
    "hosts": trace.hosts.isEmpty ? nil : .texts(trace.hosts.map { components[$0].path }),
    "languages": .texts(trace.audience.languages),
    "mechanism": .text(question.mechanism.rawValue),
    "searchList": .texts(lists.first),
    "ambiguous": lists.isAmbiguous ? .list(lists.all, of: JSONValue.texts) : nil,
    "strings": strings(of: trace, in: resolution),
    "resources": resources(of: trace, in: resolution),
  ])
}

/// One element for each key, and each kind of device that has a table of its own.
private func strings(of trace: Trace, in resolution: Resolution) -> JSONValue {
  let keys = resolution.question.keys
  let places = keys.indices.flatMap { key in
    trace.routes[0].texts[key].indices.map { (key: key, device: $0) }
  }
  return .list(places) { place in
    let texts = trace.routes.map { $0.texts[place.key][place.device] }
    let key = keys[place.key]
    return answer(
      [
        "table": .text(key.table.description),
        "key": .text(key.key),
        "device": texts[0].device.map { .text($0.rawValue) },
      ],
      texts.map(\.outcome)
    ) { members(of: $0, of: key, in: resolution) }
  }
}

private func members(
  of outcome: TextTrace.Outcome,
  of key: SoughtKey,
  in resolution: Resolution
) -> [String: JSONValue?] {
  switch outcome {
  case .entry(let entry, let kind):
    let row = resolution.inventory.tables[entry.table].rows[entry.row]
    let quote = resolution.quote(of: entry, kind)
    return [
      "value": quote.map { .text($0.value) },
      "cut": quote?.isCut == true ? .flag(true) : nil,
      "file": .text(row.file.description),
      "fromStringsdict": .flag(row.isDict),
    ]
  case .infoPlist:
    guard let value = resolution.infoPlistTexts[key.key] else { return [:] }
    let plist = resolution.inventory.components[resolution.question.component].infoPlist
    return ["value": .text(value), "file": plist.map { .text($0.file.description) }]
  case .nib(let file): return ["file": .text(file.description)]
  case .key: return ["value": .text(key.key)]
  }
}

private func resources(of trace: Trace, in resolution: Resolution) -> JSONValue {
  let names = resolution.question.resources
  let places = names.indices.flatMap { name in
    trace.routes[0].resources[name].indices.map { (name: name, device: $0) }
  }
  return .list(places) { place in
    let files = trace.routes.map { $0.resources[place.name][place.device] }
    return answer(
      [
        "name": .text(names[place.name].description),
        "device": files[0].device.map { .text($0.rawValue) },
      ],
      files.map { $0.file.found?.file }
    ) { file in ["file": file.map { .text($0.description) }] }
  }
}

/// What is asked with the first of the results, and the others where there are different ones.
private func answer<Result: Hashable>(
  _ question: [String: JSONValue?],
  _ results: [Result],
  members: @escaping (Result) -> [String: JSONValue?]
) -> JSONValue {
  var known: Set<Result> = []
  let distinct = results.filter { known.insert($0).inserted }
  var object = question.merging(distinct.first.map(members) ?? [:]) { $1 }
  let others = Array(distinct.dropFirst())
  if !others.isEmpty { object["alternatives"] = .list(others) { .object(members($0)) } }
  return .object(object)
}
