import Model

/// A key, with where the inventory has it, in the table and in those that stand in for it on one kind of device.
struct SoughtText {
  let table: Place?
  let devices: [(device: Device, table: Place)]

  /// Whether Info.plist has a value of its own for what the table lacks.
  let isOfInfoPlist: Bool

  /// The nibs, storyboards and definitions of intents whose own texts show where the table lacks one.
  let nibs: [NamedFile]

  let key: String

  /// A table by its index in `Inventory.tables`, and the key's place there; nil where no language has the key.
  struct Place {
    let table: Int
    let key: KeySpace.Index?
  }

  init(_ sought: SoughtKey, of component: Component.ID, in inventory: Inventory) {
    let place = { (name: BundlePath) -> Place? in
      inventory.tables.firstIndex { $0.component == component && $0.name == name }
        .map { Place(table: $0, key: inventory.tables[$0].keys.place(of: sought.key.utf8)) }
    }
    key = sought.key
    table = place(sought.table)
    devices = inventory.devices.compactMap { device in
      place(device.name(for: sought.table, isTable: true)).map { (device, $0) }
    }
    isOfInfoPlist = sought.table == "InfoPlist"
    nibs = inventory.resources.filter {
      $0.component == component && $0.tableNames.contains(sought.table)
    }.map { NamedFile($0) }
  }
}

extension View {
  /// The route with what it leads to.
  func filled(_ route: Trace.Route, _ question: SoughtNames) -> Trace.Route {
    var route = route
    route.texts = question.texts.map { traces(of: $0, on: route, in: question.component) }
    route.resources = question.resources.map {
      traces(of: $0, in: route.places, of: question.component)
    }
    return route
  }

  private func traces(
    of text: SoughtText,
    on route: Trace.Route,
    in component: Component.ID
  ) -> [TextTrace] {
    let tables = text.devices.map { (Optional.some($0.device), [$0.table, text.table]) }
    return ([(nil, [text.table])] + tables).map { device, tables in
      let tables = tables.compactMap(\.self)
      let strings = file(of: tables, text, isDict: false, on: route, in: component)
      let dict = file(of: tables, text, isDict: true, on: route, in: component)
      return TextTrace(
        device: device,
        strings: strings.file,
        dict: dict.file,
        outcome: dict.outcome ?? strings.outcome
          ?? substitute(for: text, on: route, in: component)
      )
    }
  }

  /// What shows where neither file has the key.
  private func substitute(
    for text: SoughtText,
    on route: Trace.Route,
    in component: Component.ID
  ) -> TextTrace.Outcome {
    // Who opens a folder as a bundle gets what that bundle says.
    guard route.choice != .opened else { return .key }
    if text.isOfInfoPlist { return .infoPlist }
    for nib in text.nibs {
      let trace = trace(in: route.places, of: component) { nib.file(at: $0, in: self) }
      if let found = trace.found { return .nib(found.file) }
    }
    return .key
  }

  /// The strings file or the stringsdict that is found, of which the first of `tables` has its own in each place; what it
  /// says of the key, and what shows by it.
  private func file(
    of tables: [SoughtText.Place],
    _ text: SoughtText,
    isDict: Bool,
    on route: Trace.Route,
    in component: Component.ID
  ) -> (file: TextTrace.File, outcome: TextTrace.Outcome?) {
    let row = { (place: Trace.Place) -> (of: SoughtText.Place, row: Int)? in
      tables.lazy.compactMap { table in
        self.row(ofTable: table.table, isDict: isDict, at: place).map { (table, $0) }
      }.first
    }
    let trace = trace(in: route.places, of: component) { place in
      row(place).map { inventory.tables[$0.of.table].rows[$0.row].file }
    }
    guard let found = trace.found.flatMap({ row($0.place) }) else {
      return (TextTrace.File(trace), nil)
    }
    let table = inventory.tables[found.of.table]
    let cell = found.of.key.map(table.rows[found.row].cell) ?? .absent
    guard let key = found.of.key, cell.isPresent else {
      let content = table.rows[found.row].lack(of: text.key)
      return (TextTrace.File(trace, content), nil)
    }
    let reference = EntryRef(table: found.of.table, row: found.row, key: key)
    return (
      TextTrace.File(trace, .present),
      .entry(reference, TextTrace.Entry(cell, rule: table.rule(of: cell)))
    )
  }
}

extension TextTrace.Entry {
  fileprivate init(_ cell: Cell, rule: Rule?) {
    guard cell.state != .notText else {
      self = .notText
      return
    }
    switch rule {
    case .plural: self = .format
    case .variants(let variation, _): self = .variants(variation)
    case .malformed(let reason): self = .malformed(reason)
    case .text, .phrase, nil: self = .text
    }
  }
}

extension Row {
  /// Why the file does not have a key.
  fileprivate func lack(of key: String) -> TextTrace.Content {
    if isDamaged { return .damaged }
    let isDropped = notes.contains { note in
      guard case .truncated(_, let lostKeys) = note.kind else { return false }
      return lostKeys.contains { $0.utf8.elementsEqual(key.utf8) }
    }
    return isDropped ? .dropped : .absent
  }
}
