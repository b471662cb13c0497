import Languages
import Model
import TestSupport
import Testing

import Resolve

/// The search lists that CFBundle gave (runtime.md, table A).
@Suite struct SearchListTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let folders: [String]
    let region: String?
    let user: [String]
    let list: [String]
    let note: String

    var testDescription: String { id }
  }

  static let rows: [Row] = {
    let lines = (try? VectorFile.lines("search-list.tsv")) ?? []
    return lines.dropFirst().map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let words = columns.map { $0.split(separator: " ").map(String.init) }
      return Row(
        id: columns[0],
        folders: words[1],
        region: words[2].first,
        user: words[3],
        list: words[4],
        note: columns.count > 5 ? columns[5] : ""
      )
    }
  }()

  @Test func hasEveryRow() { #expect(Self.rows.count == 127) }

  @Test(arguments: rows)
  func searchesAsTheSystemDoes(row: Row) {
    let inventory = inventory(Sample(region: row.region, folders: row.folders))
    let lists = View(inventory).searchLists(of: 0, for: row.user.map { LocaleID($0) })
    let names = lists.all.map { $0.map(\.description) }
    if row.note.isEmpty {
      #expect(names == [row.list])
    } else {
      #expect(names.contains(row.list))
      #expect(lists.isAmbiguous == (names.count > 1))
    }
  }

  /// Where the first of the folder is taken, every localization may be it.
  @Test(arguments: [
    ("6", ["de en", "fr en"]), ("9", ["de", "fr"]), ("73", ["es en", "es-MX es en"]),
  ])
  func tellsEveryAnswerThatTheOrderOfAFolderMayGive(id: String, expected: [String]) throws {
    let row = try #require(Self.rows.first { $0.id == id })
    let inventory = inventory(Sample(region: row.region, folders: row.folders))
    let lists = View(inventory).searchLists(of: 0, for: row.user.map { LocaleID($0) })
    #expect(
      lists.all.map { $0.map(\.description).joined(separator: " ") }.sorted() == expected
    )
  }

  /// The region that the system adds beside `Base` comes behind the folder's entries, whatever their order (runtime.md 1).
  @Test func doesNotDoubtWhereTheAddedRegionStands() {
    let inventory = inventory(Sample(region: "en", folders: ["Base", "en-AU"]))
    // Both are one step away from India's English, and the first wins.
    let lists = View(inventory).searchLists(of: 0, for: [LocaleID("en-IN")])
    #expect(lists.all == [["en-AU", "en"]])
  }
}
