import Diagnostics
import Model

/// The words in which one side of an answer is told.
struct ResolutionPhrases {
  let resolution: Resolution
  let names: ComponentNames

  private var component: Component {
    resolution.inventory.components[resolution.question.component]
  }

  func name(of place: Trace.Place) -> String {
    switch place {
    case .outside: "outside of .lproj"
    case .folder(let index): visible(component.localizations[index].name.description) + ".lproj"
    }
  }

  /// What the component is asked for, where that is not plain from the user; nil where it is.
  func asked(_ trace: Trace) -> String? {
    guard trace.routes.first?.choice != .opened, !component.kind.isHost else { return nil }
    if component.kind == .settingsBundle {
      return "the user's own list, since the Settings app reads it"
    }
    let hosts = self.hosts(of: trace)
    if let lists = trace.hostLists {
      let all = lists.all.map { Phrase.list($0.map { visible($0.description) }, limit: 8) }
      return "\(Phrase.choice(all)), the search list of \(hosts)"
    }
    if trace.hosts.isEmpty {
      return resolution.question.component == 0
        ? nil : "the user's own list, since nothing that loads it is known"
    }
    guard trace.hosts.count == 1 else {
      if case .host? = trace.routes.first?.choice {
        return "a different list in each of these processes, with the same answer"
      }
      return nil
    }
    return "the user's own list, since \(hosts) does not limit what it loads"
  }

  func hosts(of trace: Trace) -> String {
    Phrase.list(trace.hosts.map { names[$0] }, limit: 3, noun: "processes")
  }

  /// What the system overlooks in the component for the sake of a folder that it takes for the place of everything; nil
  /// where it overlooks nothing.
  var hidden: String? {
    let inventory = resolution.inventory
    let found = inventory.oddities.lazy.compactMap {
      oddity -> (folder: BundlePath, hidden: [BundlePath])? in
      guard case .hijacker(let hidden) = oddity.kind,
        inventory.component(holding: oddity.path.parent) == resolution.question.component
      else { return nil }
      return (oddity.path, hidden)
    }.first
    return found.map { folder, hidden in
      let names = hidden.map { "'\(visible($0.name.description))'" }
      return "the folder '\(visible(folder.name.description))' hides "
        + "\(Phrase.list(names, limit: 4, noun: "entries")) beside it: the system looks into that folder alone"
    }
  }

  /// Which localization is chosen, and why.
  func chosen(_ trace: Trace) -> String {
    guard let route = trace.routes.first else { return "" }  // there always is one
    let chosen = trace.lists.chosen.map { visible($0.description) }
    let name = chosen.count == 1 ? chosen[0] : "one of \(Phrase.list(chosen, limit: 8))"
    var text = name + reason(for: route, isOneOfMany: chosen.count > 1)
    if case .user(let language) = route.choice, trace.hostLists != nil, language != chosen[0] {
      text += ", since nothing of the list above is here"
    }
    guard resolution.question.mechanism == .inApp, route.choice != .opened,
      let picked = trace.audience.languages.first
    else { return text }
    return text + "; there is no \(visible(picked)).lproj to open"
  }

  private func reason(for route: Trace.Route, isOneOfMany: Bool) -> String {
    let chosen = route.list.first?.description ?? ""
    let end = isOneOfMany ? "; the order on disk decides" : ""
    func nearest(to name: String, _ what: String) -> String {
      name == chosen && !isOneOfMany ? ", \(what)" : ", \(what) \(visible(name))"
    }
    let nothing = "nothing asked for is here"
    switch route.choice {
    case .opened: return ", opened by name"
    case .user(let language):
      return language == chosen && !isOneOfMany
        ? ", asked for" : ", nearest to \(visible(language))\(end)"
    case .host(let name):
      return name.description == chosen && !isOneOfMany
        ? ", asked for" : ", nearest to \(name)\(end)"
    case .developmentRegion(let region):
      return nearest(to: region.description, "the development region") + ", since \(nothing)\(end)"
    case .english(let region):
      return
        ", since the system asks for English where neither a language asked for nor "
        + "\(self.region(region)) is here\(end)"
    case .arbitrary(let region):
      // Without any localization the system still says English.
      let isNone = !route.list.contains { name in
        component.localizations.contains { $0.name == name }
      }
      let lacks =
        (isNone ? ", for want of any localization" : "")
        + ": neither a language asked for nor \(self.region(region)) nor English is here"
      return lacks + end
    }
  }

  private func region(_ region: ByteName?) -> String {
    region.map { "the development region \($0)" } ?? "a development region"
  }

  /// Where files are looked for, in order.
  func searched(_ route: Trace.Route) -> String {
    let places = route.places.map(name)
    guard route.choice != .opened else { return "\(places.joined(separator: ", ")) alone" }
    let folders = route.places.compactMap { place -> ByteName? in
      if case .folder(let index) = place { component.localizations[index].name } else { nil }
    }
    let missing = route.list.filter { !folders.contains($0) }.map { visible($0.description) }
    guard !missing.isEmpty else { return places.joined(separator: ", ") }
    let verb = missing.count == 1 ? "has" : "have"
    return "\(places.joined(separator: ", ")); \(Phrase.list(missing)) \(verb) no folder"
  }
}

extension ResolutionPhrases {
  /// Where a file was found, and where not; `asked` is its name, `remark` what is to be said of the file itself.
  func file(_ trace: FileTrace, asked: String? = nil, remark: String? = nil) -> String {
    guard let found = trace.found else {
      guard !trace.elsewhere.isEmpty else { return "there is none" }
      return "in none of these, only \(within(trace.elsewhere))"
    }
    var text = within([found.place])
    let real = visible(found.file.name.description)
    if let asked, asked != real { text += " as \(real)" }
    if !trace.hidden.isEmpty {
      text += " (before \(Phrase.list(trace.hidden.map(name), limit: 4, noun: "folders")))"
    }
    if let remark { text += ", \(remark)" }
    let passed = trace.passed.filter { $0 != .outside }.map(name)
    return passed.isEmpty ? text : "\(text); not in \(Phrase.choice(passed))"
  }

  private func within(_ places: [Trace.Place]) -> String {
    let folders = places.filter { $0 != .outside }.map(name)
    let outside = places.contains(.outside) ? name(of: .outside) : nil
    let inside = folders.isEmpty ? nil : "in \(Phrase.list(folders, limit: 4, noun: "folders"))"
    return [outside, inside].compactMap(\.self).joined(separator: " and ")
  }

  func strings(_ text: TextTrace) -> String {
    file(text.strings.trace, remark: remark(on: text.strings))
  }

  func dict(_ text: TextTrace) -> String {
    let wins = text.dict.content == .present && text.strings.content == .present
    return file(text.dict.trace, remark: wins ? "and its entry wins" : remark(on: text.dict))
  }

  private func remark(on file: TextTrace.File) -> String? {
    switch file.content {
    case .present: nil
    case .absent: "without this key"
    case .damaged: "damaged: the system reads nothing of it"
    case .dropped: "cut by the system before this key"
    }
  }
}

extension Device {
  /// The name as people know it.
  var shownName: String {
    switch self {
    case .iphone: "iPhone"
    case .ipad: "iPad"
    case .appleTV: "Apple TV"
    case .appleWatch: "Apple Watch"
    }
  }
}
