import Diagnostics
import Model
import Testing

@testable import Report

@Suite struct JSONFindingTests {
  @Test func quotesEntriesWithTheirMarks() throws {
    let summary = SummaryDraft.quoting(
      [
        (
          EntryRef(table: 0, row: 0, key: 0),
          // Two bytes a letter before the mark, which is counted in letters.
          Quote(
            position: TextPosition(line: 12, column: 1),
            value: "Größe %@ 🎉 %d",
            isCut: true,
            marks: [8..<10, 16..<18]
          )
        ),
        (
          EntryRef(table: 0, row: 1, key: 0, path: ["count", "other"]),
          Quote(position: nil, value: "%s", marks: [0..<2])
        ),
      ],
      keys: ["k0"]
    )
    let text = report(.json, summary)
    #expect(
      text.contains(
        """
              "quotes": [
                {
                  "column": 1,
                  "cut": true,
                  "file": "en.lproj/Localizable.strings",
                  "key": "k0",
                  "language": "en",
                  "line": 12,
                  "marks": [
                    [
                      6,
                      2
                    ],
                    [
                      11,
                      2
                    ]
                  ],
                  "value": "Größe %@ 🎉 %d"
                },
                {
                  "cut": false,
                  "file": "nl.lproj/Localizable.strings",
                  "key": "k0",
                  "language": "nl",
                  "marks": [
                    [
                      0,
                      2
                    ]
                  ],
                  "path": [
                    "count",
                    "other"
                  ],
                  "value": "%s"
                }
              ],
        """
      )
    )
    #expect(try JSONSchema().faults(in: text) == [])
  }

  @Test func quotesNothingWhereTheFileHasChanged() {
    let summary = SummaryDraft.quoting(SummaryDraft.mistake, keys: ["k0"]).with { $0.quotes = [:] }
    #expect(!report(.json, summary).contains("quotes"))
  }

  @Test func leavesOutTheLanguageOfAFileThatServesAll() {
    let summary = SummaryDraft.quoting(SummaryDraft.mistake, keys: ["k0"]).with {
      for row in $0.inventory.tables[0].rows.indices {
        $0.inventory.tables[0].rows[row].localization = nil
      }
    }
    #expect(!report(.json, summary).contains(#""language":"#))
  }

  @Test func leavesOutTheValueOfADictionary() throws {
    let entry = EntryRef(table: 0, row: 0, key: 0)
    let summary = SummaryDraft.quoting([(entry, Quote(position: nil, value: ""))], keys: ["k0"])
      .with {
        $0.inventory.tables[0].rules = [.variants(.width, [])]
        $0.inventory.tables[0].rows[0].cells = [Cell(.text, rule: 0)]
      }
    let text = report(.json, summary)
    #expect(!text.contains(#""value":"#))
    #expect(try JSONSchema().faults(in: text) == [])
  }

  /// The place of what is wrong, and not of what it is measured by.
  @Test func isWhereTheLanguageOfTheFindingIs() {
    let text = report(.json, SummaryDraft.quoting(SummaryDraft.mistake, keys: ["k0"]))
    #expect(
      text.contains(
        """
              "file": "nl.lproj/Localizable.strings",
              "keys": [
                "k0"
              ],
              "languages": [
                "nl"
              ],
              "line": 40,
        """
      )
    )
  }

  @Test func listsTheTablesThatHoldAllLanguages() throws {
    let keys = KeySpace(pool: Array("bac".utf8), starts: [0, 1, 2])
    let summary = SummaryDraft().with {
      $0.summary.inventory.languageTables = [
        LanguageTable(
          component: 0,
          file: "Main.loctable",
          bytes: 4_096,
          keys: keys,
          languages: [
            .init(name: "de", isPresent: [true]),
            .init(name: "en", isPresent: [true, true, true]),
          ]
        ),
        LanguageTable(
          component: 0,
          file: "Odd.loctable",
          bytes: 3,
          keys: KeySpace(pool: [], starts: []),
          languages: [],
          damage: "it is no property list"
        ),
      ]
    }
    let text = report(.json, summary)
    #expect(
      text.contains(
        """
              "languageTables": [
                {
                  "bytes": 4096,
                  "file": "Main.loctable",
                  "languages": [
                    {
                      "keys": 1,
                      "missing": [
                        "a",
                        "c"
                      ],
                      "name": "de"
                    },
                    {
                      "keys": 3,
                      "missing": [],
                      "name": "en"
                    }
                  ]
                },
                {
                  "bytes": 3,
                  "damage": "it is no property list",
                  "file": "Odd.loctable",
                  "languages": []
                }
              ],
        """
      )
    )
    #expect(try JSONSchema().faults(in: text) == [])
  }
}
