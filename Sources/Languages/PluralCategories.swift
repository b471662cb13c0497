/// Into which categories a language sorts numbers, with examples (CLDR, cardinal).
package struct PluralCategories: Hashable, Sendable {
  private let rows: [Row]

  private struct Row: Hashable, Sendable {
    var category: PluralCategory
    var wholeNumbers: [Int]
    var decimals: [String]
  }

  /// Where the rules are from: `CLDR 46`.
  package static let source = PluralTables.source

  /// Every category that the language knows, ascending; `many` of `fr` and the like is for whole millions and for
  /// compact notation alone.
  package var all: [PluralCategory] { rows.map(\.category) }

  /// Those of whole numbers below a million, ascending.
  package var wholeNumbers: [PluralCategory] {
    rows.filter { !$0.wholeNumbers.isEmpty }.map(\.category)
  }

  /// Those of decimals that are no whole numbers, ascending.
  package var decimals: [PluralCategory] {
    rows.filter { !$0.decimals.isEmpty }.map(\.category)
  }

  /// The first six whole numbers below a million that are in the category, or as many as there are, ascending.
  package func wholeNumbers(in category: PluralCategory) -> [Int] {
    rows.first { $0.category == category }?.wholeNumbers ?? []
  }

  /// The first three decimals that are in the category and no whole numbers, or as many as there are: `0.1`.
  package func decimals(in category: PluralCategory) -> [String] {
    rows.first { $0.category == category }?.decimals ?? []
  }
}

extension LanguageTag {
  /// The language's plural categories: those of `pt-PT`, which has its own, else of the bare language; nil where
  /// nothing is known of it.
  package var pluralCategories: PluralCategories? {
    var subtags = subtags.map { $0.lowercased() }
    while !subtags.isEmpty {
      if let name = PluralTables.languages.value(of: subtags.joined(separator: "-")) {
        return PluralTables.rules.value(of: name).map(PluralCategories.init(table:))
      }
      subtags.removeLast()
    }
    return nil
  }
}

extension PluralCategories {
  /// Reads an entry of the generated table: `one:1:;other:0,2,3:0.1,0.2`.
  fileprivate init(table text: String) {
    // By bytes, because every table with plurals asks: characters are several times slower.
    let comma = UInt8(ascii: ",")
    rows = text.utf8.split(separator: UInt8(ascii: ";")).compactMap { row in
      let parts = row.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      guard parts.count == 3, let category = PluralCategory(rawValue: String(Substring(parts[0])))
      else { return nil }
      return Row(
        category: category,
        wholeNumbers: parts[1].split(separator: comma).compactMap { Int(Substring($0)) },
        decimals: parts[2].split(separator: comma).map { String(Substring($0)) }
      )
    }
  }
}
