import Diagnostics
import Languages
import Model
import Resolve

extension Check {
  static let shapeDiffers = Check(
    "shape-differs",
    .warning,
    what: "a text varies by number, width or device in one language and not in another",
    why: "where it does not vary, users read '1 files', or a text made for another device",
    fix: "translate every form of the text, or make it one plain text everywhere",
    findEntries: { judgement, allowances in
      judgement.tables.filter { judgement.owned[$0.component] }.flatMap { judged -> [Finding] in
        let found = judgement.differences(in: judged).filter {
          !judgement.allows("shape-differs", $0, in: judged, &allowances)
        }
        return EntryGroup.groups(of: found).map { judgement.finding(for: $0, in: judged) }
      }
    }
  )
}

/// How the shape of an entry differs from the example.
private struct Difference: Hashable {
  var trait: EntryShape

  /// Whether the entry varies, and the example does not.
  var isVaried: Bool
  var example: EntryShapes.Example
}

extension Judgement {
  fileprivate func differences(in judged: JudgedTable) -> [FoundEntry<Difference>] {
    let known = TableShapes(of: judged.table)
    guard known.vary else { return [] }
    return judged.keysOfSeveralShapes(known).flatMap { key -> [FoundEntry<Difference>] in
      let shapes = shapes(of: key, in: judged, known)
      return EntryShape.each.flatMap { trait -> [FoundEntry<Difference>] in
        guard let (isVaried, example) = shapes.example(for: trait) else { return [] }
        return shapes.entries.filter {
          $0.shape.contains(trait) != isVaried && (trait != .number || $0.tag.canVaryByNumber)
        }.map { entry in
          FoundEntry(
            what: Difference(trait: trait, isVaried: !isVaried, example: example),
            localization: entry.localization,
            tag: entry.tag,
            entry: EntryRef(table: judged.index, row: entry.row, key: key)
          )
        }
      }
    }
  }

  /// The entries of languages that have the key in a file of their own.
  private func shapes(
    of key: KeySpace.Index,
    in judged: JudgedTable,
    _ known: TableShapes
  ) -> EntryShapes {
    let (table, source) = (judged.table, judged.source)
    let localizations = component(judged.component).localizations
    let entries = judged.languages.compactMap { language -> EntryShapes.Entry? in
      let rows = [language.pick.dict, language.pick.strings].compactMap(\.self)
      guard let row = rows.first(where: { table.rows[$0].cell(key).isPresent }),
        table.rows[row].localization == language.localization,
        let shape = known.shape(of: table.rows[row].cell(key))
      else { return nil }
      let tag = localizations[language.localization].tag
      return .init(localization: language.localization, tag: tag, row: row, shape: shape)
    }
    return EntryShapes(
      entries: entries,
      source: source.cell(of: key).flatMap(known.shape),
      sourceTag: source.tag
    )
  }

  fileprivate func finding(for group: EntryGroup<Difference>, in judged: JudgedTable) -> Finding {
    let words = group.what.words
    return finding(
      "shape-differs",
      .warning,
      group,
      in: judged,
      reason: words.reason,
      advice: words.advice
    ) { languages, texts in
      let verb =
        group.what.isVaried
        ? languages.subject("varies", "vary")
        : languages.subject("does not vary", "do not vary")
      return "\(verb) \(texts) by \(words.trait), \(words.comparison)"
    }
  }
}

extension Difference {
  fileprivate var words: (trait: String, comparison: String, reason: String, advice: String) {
    let (trait, forms): (String, String) =
      switch self.trait {
      case .width: ("width", "a text for each width")
      case .device: ("device", "a text for each device")
      default: ("number", isVaried ? "plural forms" : "the plural forms")
      }
    let others = example == .source ? "the source language" : "most languages"
    let verb = (example == .source ? "does" : "do") + (isVaried ? " not" : "")
    return (
      trait, "where \(others) \(verb)",
      "users read one text for every \(trait) \(isVaried ? "in \(others)" : "there")",
      isVaried
        ? "give the others \(forms) too, or make it one plain text" : "translate \(forms)"
    )
  }
}

extension JudgedTable {
  /// The keys that count and whose entries are not all of one shape, as nearly all are.
  fileprivate func keysOfSeveralShapes(_ known: TableShapes) -> [KeySpace.Index] {
    var shapes = [EntryShape?](repeating: nil, count: table.keys.count)
    var areSeveral = [Bool](repeating: false, count: table.keys.count)
    for key in required { shapes[Int(key)] = source.cell(of: key).flatMap(known.shape) }
    for language in languages {
      let cells = after.cells(of: language.pick)
      for key in required {
        guard let shape = known.shape(of: cells[key]) else { continue }
        if let one = shapes[Int(key)] {
          if one != shape { areSeveral[Int(key)] = true }
        } else {
          shapes[Int(key)] = shape
        }
      }
    }
    return required.filter { areSeveral[Int($0)] }
  }
}
