import Languages
import Model
import Resolve

/// What an entry's text depends on.
struct EntryShape: OptionSet, Hashable {
  let rawValue: Int

  static let number = EntryShape(rawValue: 1)
  static let width = EntryShape(rawValue: 2)
  static let device = EntryShape(rawValue: 4)

  static let each: [EntryShape] = [number, width, device]
}

/// What the texts of a table's entries depend on.
struct TableShapes {
  /// By rule; nil for one that the system cannot use.
  private let shapes: [EntryShape?]

  init(of table: Table) { shapes = table.rules.map(\.shape) }

  /// Whether any rule varies.
  var vary: Bool { shapes.contains { !($0?.isEmpty ?? true) } }

  /// What the text of an entry depends on; nil where it has none, or a rule that the system cannot use.
  func shape(of cell: Cell) -> EntryShape? {
    guard cell.state == .text else { return nil }
    return cell.rule.map { shapes[$0] } ?? EntryShape()
  }
}

extension Rule {
  /// What the text depends on; nil where the system cannot use the rule.
  var shape: EntryShape? {
    switch self {
    case .text, .phrase: []
    case .malformed: nil
    case .plural(let plural): plural.references.isEmpty ? [] : .number
    case .variants(let variation, let variants):
      variants.reduce(variation == .width ? .width : .device) { shape, variant in
        shape.union(variant.rule.shape ?? [])
      }
    }
  }
}

/// One key's entries in all judged languages, by what their texts depend on.
struct EntryShapes {
  /// A judged language's entry.
  struct Entry {
    /// The index in `Component.localizations`.
    var localization: Int
    var tag: LanguageTag?

    /// The index in `Table.rows`.
    var row: Int
    var shape: EntryShape
  }

  var entries: [Entry]

  /// The shape in the source language; nil where it does not have the key.
  var source: EntryShape?
  var sourceTag: LanguageTag?

  /// Who sets an example for the others.
  enum Example: Hashable {
    case source, majority
  }

  /// Whether texts are to depend on `trait`, and whose example says so; nil where nothing tells.
  func example(for trait: EntryShape) -> (isVaried: Bool, from: Example)? {
    if let source, trait != .number || source.contains(.number) || sourceTag.canVaryByNumber {
      return (source.contains(trait), .source)
    }
    let able = entries.filter { trait != .number || $0.tag.canVaryByNumber }
    let varied = able.count { $0.shape.contains(trait) }
    guard varied * 2 != able.count else { return nil }
    return (varied * 2 > able.count, .majority)
  }
}

extension LanguageTag? {
  /// Whether the language has several plural forms for whole numbers; of an unknown one nothing is expected.
  var canVaryByNumber: Bool { self?.pluralCategories.map { $0.wholeNumbers.count > 1 } ?? false }
}
