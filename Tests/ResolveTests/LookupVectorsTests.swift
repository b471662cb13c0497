import Foundation
import Languages
import Model
import TestSupport
import Testing

import Resolve

/// The texts that CFBundle found in 150 random bundles.
@Suite struct LookupVectorsTests {
  struct Case: Decodable, CustomTestStringConvertible, Sendable {
    struct Info: Decodable, Sendable {
      let CFBundleDevelopmentRegion: String?
      let CFBundleLocalizations: [String]?
    }

    /// A text for each key, or the keys that have a rule.
    enum File: Decodable, Sendable {
      case texts([String: String])
      case rules([String])

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do { self = .texts(try container.decode([String: String].self)) } catch {
          self = .rules(try container.decode([String].self))
        }
      }
    }

    let id: String
    let info: Info
    let tree: [String: [String: File]]
    let preferences: [String]
    let search: String
    let answers: [String: String]

    var testDescription: String { id }

    /// By file, then language.
    var tables: [String: [String: Sample.Texts]] {
      tree.reduce(into: [:]) { tables, folder in
        for (name, file) in folder.value {
          switch file {
          case .texts(let texts): tables["T", default: [:]][folder.key] = texts
          case .rules(let keys):
            let texts = keys.map {
              ($0, "stringsdict{\($0)#\(folder.key.isEmpty ? "root" : folder.key)}")
            }
            tables[name, default: [:]][folder.key] = Dictionary(uniqueKeysWithValues: texts)
          }
        }
      }
    }
  }

  static let cases: [Case] = {
    let lines = (try? VectorFile.lines("lookup.jsonl")) ?? []
    return lines.compactMap { try? JSONDecoder().decode(Case.self, from: Data($0.utf8)) }
  }()

  @Test func hasEveryCase() { #expect(Self.cases.count == 150) }

  @Test(arguments: cases)
  func findsWhatTheSystemFinds(vector: Case) throws {
    let tables = vector.tables
    let inventory = inventory(
      Sample(
        region: vector.info.CFBundleDevelopmentRegion,
        declared: vector.info.CFBundleLocalizations ?? [],
        folders: vector.tree.keys.filter { !$0.isEmpty },
        tables: tables
      )
    )
    let view = View(inventory)
    let lists = view.searchLists(of: 0, for: vector.preferences.map { LocaleID($0) })
    let expected = vector.search.split(separator: ",").map { ByteName($0) }
    #expect(lists.all.contains(expected))
    let answers = try Dictionary(
      uniqueKeysWithValues: vector.answers.keys.map { key in
        (key, try text(of: key, for: expected, in: view, tables))
      }
    )
    #expect(answers == vector.answers)
  }

  /// The text that lookup finds, or the key.
  private func text(
    of key: String,
    for list: [ByteName],
    in view: View,
    _ tables: [String: [String: Sample.Texts]]
  ) throws -> String {
    guard let table = view.inventory.tables.first,
      let place = (0..<KeySpace.Index(table.keys.count)).first(where: {
        table.keys.text(of: $0) == key
      })
    else { return key }
    let lookup = TableLookup(table, in: view)
    let pick = lookup.pick(for: list)
    let row = [pick.dict, pick.strings].compactMap(\.self).first {
      table.rows[$0].cell(place).isPresent
    }
    guard let row else { return key }
    let language = table.rows[row].localization.map {
      view.localization($0, in: 0).name.description
    }
    let file = table.rows[row].isDict ? "T.stringsdict" : "T"
    return try #require(tables[file]?[language ?? ""]?[key])
  }
}
