import Model
import Report
import Testing

@Suite struct ReceiptReporterTests {
  private func written(_ receipt: PruneReceipt) -> String {
    final class Page { var bytes: [UInt8] = [] }
    let page = Page()
    var output = Output {
      page.bytes += $0
      return nil
    }
    write(receipt, version: "1.2.3", into: &output)
    output.flush()
    return String(decoding: page.bytes, as: UTF8.self)
  }

  private var sample: PruneReceipt {
    PruneReceipt(
      artifact: "Tiny.app",
      identifier: "com.example.tiny",
      components: [
        PruneReceipt.Component(
          path: .root,
          identifier: "com.example.tiny",
          regionBefore: "en",
          regionAfter: "de",
          declared: ["de"],
          undeclared: ["en"],
          kept: ["de", #"fr\xFF"#],
          removed: [
            .init(
              name: "en",
              size: TreeSize(files: 2, bytes: 30, blockBytes: 8192),
              isSource: true
            )
          ],
          tables: [
            .init(
              name: "Localizable",
              keys: [Array("Hello \"you\"".utf8), Array("a.b".utf8), Array("c.d".utf8)],
              isIdentifier: [false, true, true],
              isKept: [true, true, false],
              removed: [
                .init(name: "en", has: [false, true, true]),
                .init(name: "en-GB", has: [false, true, false]),
              ]
            )
          ]
        ),
        PruneReceipt.Component(path: "Settings.bundle"),
      ]
    )
  }

  @Test func writesAListInALine() {
    #expect(
      written(sample) == #"""
        {
          "artifact": {
            "identifier": "com.example.tiny",
            "name": "Tiny.app"
          },
          "components": [
            {
              "declared": ["de"],
              "developmentRegion": {
                "after": "de",
                "before": "en"
              },
              "identifier": "com.example.tiny",
              "kept": ["de", "fr\\xFF"],
              "path": "",
              "removed": [
                {
                  "blockBytes": 8192,
                  "bytes": 30,
                  "files": 2,
                  "name": "en",
                  "source": true
                }
              ],
              "tables": [
                {
                  "identifiers": ["a.b", "c.d"],
                  "name": "Localizable",
                  "onlyInRemoved": ["c.d"],
                  "removed": [
                    {
                      "lacks": ["Hello \"you\""],
                      "name": "en"
                    },
                    {
                      "has": ["a.b"],
                      "name": "en-GB"
                    }
                  ],
                  "texts": ["Hello \"you\""]
                }
              ],
              "undeclared": ["en"]
            },
            {
              "declared": [],
              "kept": [],
              "path": "Settings.bundle",
              "removed": [],
              "tables": [],
              "undeclared": []
            }
          ],
          "document": "receipt",
          "schemaVersion": 1,
          "tool": {
            "name": "lprune",
            "version": "1.2.3"
          }
        }

        """#
    )
  }

  @Test func keepsToTheSchema() throws {
    let schema = try JSONSchema("receipt")
    #expect(try schema.faults(in: written(sample)) == [])
    let bare = PruneReceipt(artifact: "A.bundle", identifier: nil, components: [])
    #expect(try schema.faults(in: written(bare)) == [])
    let broken = written(sample).replacing(#""source": true"#, with: #""source": 1"#)
    #expect(
      try schema.faults(in: broken) == ["$.components[0].removed[0].source: no boolean"]
    )
  }
}
