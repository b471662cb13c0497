import Diagnostics
import Foundation
import Languages
import Model
import Report
import Testing

@Suite struct JSONReporterTests {
  @Test func writesTheWholeContract() {
    let summary = SummaryDraft("Tiny.app", size: 9_000).with { draft in
      draft.declare(["de", "en"], region: "en")
      draft.add("Base", .isBase, bytes: 400)
      draft.add("en", .goes("en"), bytes: 5_000)
      draft.add("zh_CN", .stays, bytes: 800)
      draft.add("de", .stays, form: .declared)
      draft.cover("Localizable", keys: 3, "zh_CN", missing: ["zh_CN": 2])
      draft.show("ja-JP de-AT", "de en", "de")
      draft.show("", "en", "de|zh_CN de")
      draft.summary.isDryRun = true
      draft.summary.configuration = "Release"
      draft.summary.plan.edits = [
        InfoPlistEdit(component: 0, developmentRegion: "de", undeclared: ["en"])
      ]
      draft.summary.findings = [
        Finding(
          check: "missing-key",
          severity: .error,
          cause: .before,
          message: "zh_CN lacks 2 of 3 keys of Localizable",
          reason: "they would show as raw keys",
          advice: "translate them, or remove zh_CN",
          component: 0,
          table: "Localizable",
          keys: ["k0", "k1"],
          languages: ["zh_CN"],
          place: Place("zh_CN.lproj/Localizable.strings", at: TextPosition(line: 1, column: 2))
        )
      ]
    }
    #expect(
      report(.json, summary) == """
        {
          "artifact": {
            "blockBytes": 12288,
            "bytes": 9000,
            "files": 812,
            "kind": "app",
            "name": "Tiny.app"
          },
          "audiences": [
            {
              "after": [
                "de"
              ],
              "ambiguous": false,
              "before": [
                "de",
                "en"
              ],
              "component": "",
              "languages": [
                "ja-JP",
                "de-AT"
              ]
            },
            {
              "after": [
                "de"
              ],
              "ambiguous": true,
              "before": [
                "en"
              ],
              "component": "",
              "languages": [],
              "possible": {
                "after": [
                  [
                    "de"
                  ],
                  [
                    "zh_CN",
                    "de"
                  ]
                ],
                "before": [
                  [
                    "en"
                  ]
                ]
              }
            }
          ],
          "command": "prune",
          "components": [
            {
              "declared": [
                "de",
                "en"
              ],
              "developmentRegion": "en",
              "hosts": [
                ""
              ],
              "kind": "app",
              "localizations": [
                {
                  "blockBytes": 8192,
                  "byKind": {
                    "nibs": 300,
                    "strings": 100
                  },
                  "bytes": 400,
                  "decision": "keep",
                  "files": 3,
                  "name": "Base",
                  "reason": "what all languages share",
                  "rule": "Base"
                },
                {
                  "blockBytes": 8192,
                  "byKind": {
                    "nibs": 3750,
                    "strings": 1250
                  },
                  "bytes": 5000,
                  "decision": "remove",
                  "files": 3,
                  "name": "en",
                  "reason": "named by 'en' in 'remove'",
                  "rule": "Named",
                  "tag": "en"
                },
                {
                  "blockBytes": 8192,
                  "byKind": {
                    "nibs": 600,
                    "strings": 200
                  },
                  "bytes": 800,
                  "decision": "keep",
                  "files": 3,
                  "name": "zh_CN",
                  "reason": "not in 'remove'",
                  "rule": "Unlisted",
                  "tag": "zh-Hans"
                },
                {
                  "blockBytes": 0,
                  "byKind": {},
                  "bytes": 0,
                  "decision": "keep",
                  "files": 0,
                  "name": "de",
                  "reason": "not in 'remove'",
                  "rule": "Unlisted",
                  "tag": "de"
                }
              ],
              "owned": true,
              "path": "",
              "sealed": false,
              "sizes": {
                "after": {
                  "blockBytes": 4096,
                  "bytes": 4000,
                  "files": 809
                },
                "before": {
                  "blockBytes": 12288,
                  "bytes": 9000,
                  "files": 812
                },
                "removed": {
                  "blockBytes": 8192,
                  "bytes": 5000,
                  "files": 3
                }
              },
              "tables": [
                {
                  "keys": 3,
                  "languages": [
                    {
                      "missing": [
                        "k0",
                        "k1"
                      ],
                      "name": "zh_CN",
                      "present": 1,
                      "state": "read"
                    }
                  ],
                  "name": "Localizable"
                }
              ]
            }
          ],
          "configuration": "Release",
          "dryRun": true,
          "edited": [
            "Info.plist"
          ],
          "findings": [
            {
              "advice": "translate them, or remove zh_CN",
              "cause": "before",
              "check": "missing-key",
              "column": 2,
              "component": "",
              "file": "zh_CN.lproj/Localizable.strings",
              "keys": [
                "k0",
                "k1"
              ],
              "languages": [
                "zh_CN"
              ],
              "line": 1,
              "message": "zh_CN lacks 2 of 3 keys of Localizable",
              "reason": "they would show as raw keys",
              "severity": "error",
              "table": "Localizable"
            }
          ],
          "needsSigning": [],
          "removed": [
            "en.lproj"
          ],
          "schemaVersion": 1,
          "signed": [],
          "sizes": {
            "after": {
              "blockBytes": 4096,
              "bytes": 4000,
              "files": 809
            },
            "before": {
              "blockBytes": 12288,
              "bytes": 9000,
              "files": 812
            },
            "removed": {
              "blockBytes": 8192,
              "bytes": 5000,
              "files": 3
            }
          },
          "storeLanguages": {
            "after": [
              "de",
              "zh_CN"
            ],
            "before": [
              "de",
              "en",
              "zh_CN"
            ]
          },
          "tool": {
            "name": "lprune",
            "version": "1.2.3"
          },
          "warnings": []
        }

        """
    )
  }

  /// Search lists in the order of their summary, with the host where it matters.
  @Test func tellsWhoSeesWhatInWhichHost() throws {
    let summary = SummaryDraft().with { draft in
      let widget = draft.nest("PlugIns/Widget.appex", .appExtension)
      let chat = draft.nest("Frameworks/Chat.framework")
      draft.show("ja-JP", "ja en")
      draft.show("ja-JP", "ja", in: chat, host: 0)
      draft.show("ja-JP", "en", in: chat, host: widget)
    }
    let text = report(.json, summary)
    let lines = text.split(separator: "\n").filter {
      $0.contains(#""component""#) || $0.contains(#""host""#)
    }
    #expect(
      lines.map { $0.drop { $0 == " " } } == [
        #""component": "","#,
        #""component": "Frameworks/Chat.framework","#, #""host": "","#,
        #""component": "Frameworks/Chat.framework","#, #""host": "PlugIns/Widget.appex","#,
      ]
    )
    #expect(try JSONSchema().faults(in: text) == [])
  }

  @Test func keepsToTheSchema() throws {
    let schema = try JSONSchema()
    let journal = SummaryDraft.journal.with { draft in
      draft.show("ja-JP", "ja en", "ja de")
      draft.show("", "en", "de|fr de")
    }
    let large = SummaryDraft.large.summary
    #expect(try schema.faults(in: report(.json, journal)) == [])
    #expect(try schema.faults(in: report(.json, journal, large)) == [])
    #expect(try schema.faults(in: "[]") == [])
  }

  @Test(arguments: [
    (#""dryRun": false"#, #""dryRun": 0"#, "$.dryRun: no boolean"),
    (#""dryRun": false"#, #""dry": false"#, "$.dryRun: missing"),
    (#""files": 812"#, #""files": 812.5"#, "$.artifact.files: no integer"),
    (#""kind": "app""#, #""kind": "apps""#, "$.artifact.kind: apps is not allowed"),
    (#""edited": []"#, #""edited": [1]"#, "$.edited[0]: no string"),
    (#""audiences": []"#, #""audiences": [{}]"#, "$.audiences[0].languages: missing"),
    (#""schemaVersion": 1"#, #""schemaVersion": 2"#, "$.schemaVersion: not 1"),
  ])
  func findsWhatIsNotInTheSchema(valid: String, invalid: String, fault: String) throws {
    let text = report(.json, SummaryDraft().summary)
    let broken = text.replacing(valid, with: invalid, maxReplacements: 1)
    #expect(try JSONSchema().faults(in: broken).first == fault)
  }

  @Test func namesInTheSchemaAreThoseOfTheModel() throws {
    let schema = try JSONSchema()
    #expect(schema.values(of: "kind") == ComponentKind.allCases.map(\.rawValue))
    #expect(
      schema.values(of: "finding", "severity").sorted()
        == Severity.allCases.filter { $0 != .off }.map(\.rawValue).sorted()
    )
  }

  @Test func tellsWhatCouldNotBeCleanedUp() throws {
    let warning = "'.lprune-1f.done' is still there; the next prune removes it"
    let summary = SummaryDraft().with {
      $0.summary.outcome = .applied(Receipt(removed: [], edited: [], warnings: [warning]))
    }
    let text = report(.json, summary)
    #expect(text.contains("  \"warnings\": [\n    \"\(warning)\"\n  ]\n"))
    #expect(try JSONSchema().faults(in: text) == [])
  }

  @Test func sortsTheKeysOfEveryObject() {
    var open: [[Substring]] = [[]]
    for line in report(.json, SummaryDraft.journal.summary).split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if text.first == "}" || text.first == "]" {
        let keys = open.removeLast()
        #expect(keys == keys.sorted())
      }
      if text.first == "\"", let end = text.dropFirst().firstIndex(of: "\""),
        text[end...].hasPrefix("\":")
      {
        open[open.count - 1].append(text[...end])
      }
      if text.last == "{" || text.last == "[" { open.append([]) }
    }
    #expect(open.count == 1)
  }

  @Test func writesAnArrayForSeveralArtifacts() throws {
    let summary = SummaryDraft().summary
    let text = report(.json, summary, summary)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect((value as? [[String: Any]])?.count == 2)
    #expect(text.hasPrefix("[\n  {\n    \"artifact\": {\n"))
    #expect(text.hasSuffix("\n  }\n]\n"))
  }

  @Test func writesAnEmptyArrayWhereNoArtifactCouldBeRead() {
    final class Page { var text = "" }
    let page = Page()
    var output = Output {
      page.text += String(decoding: $0, as: UTF8.self)
      return nil
    }
    Reporter(.json, style: ReportStyle(), version: "1", count: 2).finish(into: &output)
    #expect(page.text == "[]\n")
  }

  @Test func writesTheSameBytesForTheSameSummary() {
    #expect(
      report(.json, SummaryDraft.journal.summary) == report(.json, SummaryDraft.journal.summary)
    )
  }

  @Test func namesNoAbsolutePath() {
    let summary = SummaryDraft().with {
      let finding = Finding(
        check: "x",
        severity: .error,
        message: "",
        place: Place("/Users/me/lprune.json", in: .policy)
      )
      $0.summary.findings = [finding]
    }
    let text = report(.json, summary)
    #expect(text.contains(#""file": "lprune.json""#))
    #expect(!text.contains(#""/"#))
  }

  @Test func spellsOutNamesThatAreNoText() throws {
    let summary = SummaryDraft("Odd\n\u{2028}.app").with {
      let name = ByteName(bytes: [0x64, 0xFF])
      $0.summary.inventory.components[0].localizations = [
        Localization(name: name, tag: nil, form: .folder)
      ]
      $0.summary.plan.decisions = [[.stays]]
    }
    let text = report(.json, summary)
    #expect(text.contains(#""name": "d\\xFF""#))
    #expect(text.contains(#""name": "Odd\\x0A\u2028.app""#))
    #expect(try JSONSchema().faults(in: text) == [])
  }
}
