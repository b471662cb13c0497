import Model
import TestSupport

/// The entries of one table, by language and key, as texts or rules.
struct ArgumentSample {
  var region: String? = "en"
  var table = "L"
  /// By language, then key; the keys are their own texts as well.
  var texts: [String: [String: String]] = [:]
  var rules: [String: [String: Rule]] = [:]

  /// An app that has the table and nothing else.
  func app(
    _ path: String = "",
    _ kind: ComponentKind = .app,
    identifier: String = "com.example.app"
  ) -> Sample {
    var sample = Sample(path, kind, region: region, identifier: identifier)
    var keys: Set<String> = []
    for (language, own) in texts.sorted(by: { $0.key < $1.key }) {
      sample.tables[table, default: [:]][language] = own
      sample.cells["\(language)/\(table)"] = own.reduce(into: [:]) { cells, entry in
        let isItsKey = entry.key == entry.value && cell(of: entry.key, &sample.rules).isPlain
        cells[entry.key] =
          isItsKey ? Cell(.text, equalsKey: true) : cell(of: entry.value, &sample.rules)
      }
      keys.formUnion(own.keys)
    }
    for (language, own) in rules.sorted(by: { $0.key < $1.key }) {
      sample.tables["\(table).stringsdict", default: [:]][language] = own.mapValues { _ in "rule" }
      sample.cells["\(language)/\(table).stringsdict"] = own.mapValues {
        cell(of: $0, &sample.rules)
      }
      keys.formUnion(own.keys)
    }
    let keyCells = keys.reduce(into: [:]) { $0[$1] = cell(of: $1, &sample.rules) }
    if keyCells.values.contains(where: { !$0.isPlain }) { sample.keyCells[table] = keyCells }
    return sample
  }

  private func cell(of text: String, _ rules: inout [Rule]) -> Cell {
    guard table == "AppShortcuts" else {
      let placeholders = Placeholders(of: text)
      return placeholders.doubtful.isEmpty ? Cell(of: text) : cell(of: .text(placeholders), &rules)
    }
    let names = text.split(separator: "${").dropFirst().compactMap { rest in
      rest.split(separator: "}").first.map(String.init)
    }
    return names.isEmpty ? Cell(.text) : cell(of: .phrase(Set(names).sorted()), &rules)
  }

  private func cell(of rule: Rule, _ rules: inout [Rule]) -> Cell {
    let known = rules.firstIndex(of: rule)
    if known == nil { rules.append(rule) }
    return Cell(.text, rule: known ?? rules.count - 1)
  }

  /// What the checks of placeholders find in it.
  func findings(policy: Policy = Policy()) throws -> [Finding] {
    try judged(app(), policy: policy).filter(\.isAboutPlaceholders)
  }
}

extension ArgumentSample {
  /// One key, `k`, which is an identifier, with the text of the source and that of `fr`.
  init(_ source: String, _ fr: String) {
    self.init(texts: ["en": ["k.k": source], "fr": ["k.k": fr]])
  }

  /// The same with a rule for each.
  init(_ source: Rule, _ fr: Rule) {
    self.init(rules: ["en": ["k.k": source], "fr": ["k.k": fr]])
  }
}

extension Finding {
  var isAboutPlaceholders: Bool {
    ["placeholder-mismatch", "placeholder-width", "dropped-argument", "stray-percent"]
      .contains(check)
  }
}
