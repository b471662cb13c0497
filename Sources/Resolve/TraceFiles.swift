import Model

/// What is asked, with what the inventory has of those names, looked up once for all users.
struct SoughtNames {
  let mechanism: Mechanism
  let component: Component.ID
  let texts: [SoughtText]
  let resources: [SoughtFile]

  init(_ question: Question, in inventory: Inventory) {
    mechanism = question.mechanism
    component = question.component
    texts = question.keys.map { SoughtText($0, of: question.component, in: inventory) }
    resources = question.resources.map { SoughtFile($0, of: question.component, in: inventory) }
  }
}

/// A file by its name below an `.lproj` folder, and those that stand in for it on one kind of device.
struct SoughtFile {
  let name: NamedFile
  let devices: [(device: Device, name: NamedFile)]

  init(_ path: BundlePath, of component: Component.ID, in inventory: Inventory) {
    name = NamedFile(path, of: component, in: inventory)
    devices = inventory.devices.compactMap { device in
      let own = NamedFile(device.name(for: path, isTable: false), of: component, in: inventory)
      return own.isAnywhere ? (device, own) : nil
    }
  }
}

/// What the inventory has of one file name in one component.
struct NamedFile {
  private let component: Component.ID
  private let resource: LocalizedResource?

  /// The index in `Inventory.tables`, where the file is one of a table.
  private let table: (index: Int, isDict: Bool)?

  init(_ path: BundlePath, of component: Component.ID, in inventory: Inventory) {
    self.component = component
    resource = inventory.resources.first { $0.component == component && $0.name == path }
    let tables: [(suffix: StaticString, isDict: Bool)] = [
      (".strings", false), (".stringsdict", true),
    ]
    table =
      tables.lazy.compactMap { suffix, isDict -> (index: Int, isDict: Bool)? in
        guard path.name.hasSuffix(suffix) else { return nil }
        let name = BundlePath(bytes: path.bytes.dropLast(suffix.utf8CodeUnitCount))
        let index = inventory.tables.firstIndex { $0.component == component && $0.name == name }
        return index.map { ($0, isDict) }
      }.first
  }

  init(_ resource: LocalizedResource) {
    component = resource.component
    self.resource = resource
    table = nil
  }

  /// Whether any place has it, in any view.
  var isAnywhere: Bool { resource != nil || table != nil }

  /// The file from the artifact's root that one place has; nil where it has none.
  func file(at place: Trace.Place, in view: View) -> BundlePath? {
    if let table {
      let row = view.row(ofTable: table.index, isDict: table.isDict, at: place)
      return row.map { view.inventory.tables[table.index].rows[$0].file }
    }
    guard let resource else { return nil }
    switch place {
    case .outside:
      let path = view.inventory.components[component].resources.appending(resource.name)
      return resource.isUnlocalized && !view.isGone(path) ? path : nil
    case .folder(let index):
      return view.holder(of: resource, at: index)
        .flatMap { view.localization($0, in: component).entry?.appending(resource.name) }
    }
  }
}

extension View {
  /// The row of a table that one place has, links between localizations followed.
  func row(ofTable index: Int, isDict: Bool, at place: Trace.Place) -> Int? {
    let lookup = TableLookup(inventory.tables[index], in: self)
    let files =
      switch place {
      case .outside: lookup.unlocalized
      case .folder(let folder): lookup.own(folder)
      }
    return isDict ? files.dict : files.strings
  }

  /// Looks for a file, whose path in each place `file` knows, in `places` in order.
  func trace(
    in places: [Trace.Place],
    of component: Component.ID,
    file: (Trace.Place) -> BundlePath?
  ) -> FileTrace {
    var trace = FileTrace()
    for place in places {
      guard let path = file(place) else {
        if trace.found == nil { trace.passed.append(place) }
        continue
      }
      if trace.found == nil {
        trace.found = FileTrace.Found(place: place, file: path)
      } else {
        trace.hidden.append(place)
      }
    }
    let all = [.outside] + present(in: component).map(Trace.Place.folder)
    trace.elsewhere = all.filter { !places.contains($0) && file($0) != nil }
    return trace
  }

  /// What is found of a resource, for every device and for those that have files of their own.
  func traces(of file: SoughtFile, in places: [Trace.Place], of component: Component.ID)
    -> [ResourceTrace]
  {
    let plain = trace(in: places, of: component) { file.name.file(at: $0, in: self) }
    return [ResourceTrace(file: plain)]
      + file.devices.map { device, own in
        let trace = trace(in: places, of: component) { place in
          own.file(at: place, in: self) ?? file.name.file(at: place, in: self)
        }
        return ResourceTrace(device: device, file: trace)
      }
  }
}

extension Inventory {
  /// The kinds of device whose files the system looks for: none on a Mac (CFBundle_Resources.c, `_CFBundleSplitFileName`).
  var devices: [Device] { isForMac ? [] : Device.allCases }

  /// Whether the product is laid out as only those for the Mac are.
  private var isForMac: Bool {
    let first = product.resources.names.first
    return first == "Contents" || first == "Versions"
  }
}
