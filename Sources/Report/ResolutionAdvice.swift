import Diagnostics
import Model

extension Resolution {
  /// Whether the component has a table of that name in any language.
  func hasTable(_ name: BundlePath) -> Bool {
    tables.contains { $0.name == name }
  }

  /// What may be wrong with a key that no language has, or whose table is nowhere, or that no picker decides about; nil
  /// where there is nothing to say.
  func advice(on key: SoughtKey) -> String? {
    if question.mechanism == .inApp, key.table == "InfoPlist" {
      return "where the system reads it, it goes by no picker: leave out '--mechanism in-app'"
    }
    guard let table = tables.first(where: { $0.name == key.table }) else {
      let name = key.table.description
      let near = Suggestion.nearest(to: name, among: tables.lazy.map(\.name.description))
      if let file = languageTables.first(where: { $0.name.bytes == key.table.bytes })?.file {
        return "\(visible(file.description)) has such a table, which lprune does not look into"
      }
      return "there is no table '\(visible(name))'" + question(near)
    }
    guard table.keys.place(of: key.key.utf8) == nil else { return nil }
    let keys = (0..<KeySpace.Index(table.keys.count)).lazy
    return "no language has this key"
      + question(Suggestion.nearest(to: key.key, among: keys.map { table.keys.text(of: $0) }))
  }

  /// What may be wrong with the name of a resource that is nowhere; nil where it is somewhere.
  func advice(on name: BundlePath) -> String? {
    let places = question.resources.indices.filter { question.resources[$0] == name }
    let isThere = answers.lazy.flatMap(\.before.routes).contains { route in
      places.contains { place in
        route.resources[place].contains { $0.file.found != nil || !$0.file.elsewhere.isEmpty }
      }
    }
    guard !isThere else { return nil }
    let names = inventory.resources.lazy.filter { $0.component == self.question.component }
      .map(\.name.description)
    return Suggestion.nearest(to: name.description, among: names).map {
      "there is '\(visible($0))'; is that meant?"
    }
  }

  private var tables: [Table] {
    inventory.tables.filter { $0.component == question.component }
  }

  private var languageTables: [LanguageTable] {
    inventory.languageTables.filter { $0.component == question.component }
  }

  private func question(_ near: String?) -> String {
    near.map { "; did you mean '\(visible($0))'?" } ?? ""
  }
}
