import Languages
import Model
import Resolve

extension Judgement {
  /// What `judge` finds in the rules of the stringsdict files that are read for judged languages, each file once, under
  /// the language that it is written in; of the keys that count.
  ///
  /// The way to the text that is concerned comes with what is found, or is empty.
  func found<What: Hashable>(
    in judged: JudgedTable,
    by judge: (Rule, LanguageTag?) -> (what: What, path: [String])?
  ) -> [FoundEntry<What>] {
    let table = judged.table
    guard !table.rules.isEmpty else { return [] }
    return ruleFiles(of: judged).flatMap { file -> [FoundEntry<What>] in
      let cells = table.rows[file.row].cells
      // Entries that differ in words alone share a rule, in which mostly nothing is found.
      var known: [Int: (what: What, path: [String])] = [:]
      var isJudged = [Bool](repeating: false, count: table.rules.count)
      var entries: [FoundEntry<What>] = []
      for key in judged.required where Int(key) < cells.count {
        guard let number = cells[Int(key)].rule else { continue }
        if !isJudged[number] {
          isJudged[number] = true
          known[number] = judge(table.rules[number], file.tag)
        }
        guard !known.isEmpty, let found = known[number] else { continue }
        entries.append(
          FoundEntry(
            what: found.what,
            localization: file.localization,
            tag: file.tag,
            entry: EntryRef(table: judged.index, row: file.row, key: key, path: found.path)
          )
        )
      }
      return entries
    }
  }

  /// The stringsdict files that judged languages read, each once.
  private func ruleFiles(of judged: JudgedTable) -> [RuleFile] {
    let localizations = component(judged.component).localizations
    return judged.table.rows.indices.filter { judged.table.rows[$0].isDict }.compactMap { index in
      let own = judged.table.rows[index].localization
      let readers = judged.languages.filter { $0.pick.dict == index }.map(\.localization)
      let isBase = own.map { localizations[$0].isBase } ?? false
      guard !readers.isEmpty || isBase && isReadFromBase(in: judged.component),
        let localization = own ?? readers.first
      else { return nil }
      // Base, and what lies beside all folders, are in the source language.
      let tag = own == nil || isBase ? judged.source.tag : localizations[localization].tag
      return RuleFile(row: index, localization: localization, tag: tag)
    }
  }

  /// Whether the system lists a language that has no files but those of Base.
  private func isReadFromBase(in id: Component.ID) -> Bool {
    after.listed(in: id).contains { after.localization($0, in: id).form == .virtual }
  }
}

/// A stringsdict file, and the language that it is in.
private struct RuleFile {
  /// The index in `Table.rows`.
  var row: Int

  /// The one in which the file lies; where it lies beside them all, one that reads it.
  var localization: Int

  /// Nil where it is not known.
  var tag: LanguageTag?
}

extension Rule {
  /// A variable that the system looks up, and how.
  struct UsedVariable {
    /// The way to its dictionary, by key.
    var path: [String]
    var variable: Variable

    /// The argument that it stands for, from 1.
    var position: Int
  }

  /// The variables that the formats name, and those that their texts name in turn.
  var usedVariables: [UsedVariable] {
    switch self {
    case .plural(let plural): plural.used
    case .variants(let variation, let variants):
      variants.flatMap { variant in
        variant.rule.usedVariables.map { used in
          var used = used
          used.path = [variation.rawKey, variant.name] + used.path
          return used
        }
      }
    case .text, .phrase, .malformed: []
    }
  }
}

extension Rule.Plural {
  /// The variables that are reached from the format, in that order.
  fileprivate var used: [Rule.UsedVariable] {
    let named = variablesByName
    return references.compactMap { reference in
      named[reference.name].map {
        Rule.UsedVariable(path: [$0.name], variable: $0, position: reference.position)
      }
    }
  }

  /// Of several with one name the first.
  var variablesByName: [String: Rule.Variable] {
    Dictionary(variables.map { ($0.name, $0) }) { first, _ in first }
  }

  /// What the format names, and what the texts of the variables so named name in turn; each name once.
  var references: [Rule.Reference] {
    let named = variablesByName
    var seen: Set<String> = []
    var references: [Rule.Reference] = []
    var rest = format.references[...]
    while let reference = rest.popFirst() {
      guard seen.insert(reference.name).inserted else { continue }
      references.append(reference)
      rest += named[reference.name]?.texts.flatMap(\.text.references) ?? []
    }
    return references
  }
}

extension Rule.Variation {
  /// The key of a rule dictionary below which its variants stand.
  fileprivate var rawKey: String {
    switch self {
    case .width: "NSStringVariableWidthRuleType"
    case .device: "NSStringDeviceSpecificRuleType"
    }
  }
}
