import Model
import Report
import Testing

@Suite struct ResolutionJSONTests {
  private let question = Question(
    keys: [SoughtKey(table: "T", key: "menu.open")],
    resources: ["pic.png"]
  )
  private let entry = EntryRef(table: 0, row: 0, key: 0)

  private func trace(_ list: [ByteName], _ texts: TextTrace..., file: BundlePath?) -> Trace {
    let found = file.map { FileTrace.Found(place: .folder(1), file: $0) }
    return .to(
      list,
      .user("de"),
      texts: texts,
      resources: [ResourceTrace(file: FileTrace(found: found))]
    )
  }

  @Test func writesTheWholeContract() throws {
    let value = TextTrace.inStrings(.present, .entry(entry, .text))
    var before = trace(["de", "en"], value, file: "de.lproj/pic.png")
    before.routes += trace(["fr", "en"], .inStrings(.absent, .key), file: nil).routes
    let iPad = TextTrace.inStrings(.absent, .infoPlist, device: .ipad)
    var after = trace(["de"], .inStrings(.absent, .key), iPad, file: nil)
    after.hosts = [0, 1]
    let resolution = ResolutionDraft(question).with { draft in
      draft.answer(before, after)
      draft.resolution.quotes = [entry: Quote(position: nil, value: "Open", isCut: true)]
    }
    #expect(try JSONSchema("resolve").faults(in: json(resolution)) == [])
    #expect(
      json(resolution) == """
        {
          "after": {
            "component": "",
            "hosts": [
              "",
              "Frameworks/Chat.framework"
            ],
            "languages": [
              "de-AT"
            ],
            "mechanism": "system",
            "resources": [
              {
                "name": "pic.png"
              }
            ],
            "searchList": [
              "de"
            ],
            "strings": [
              {
                "key": "menu.open",
                "table": "T",
                "value": "menu.open"
              },
              {
                "device": "ipad",
                "key": "menu.open",
                "table": "T"
              }
            ]
          },
          "before": {
            "ambiguous": [
              [
                "de",
                "en"
              ],
              [
                "fr",
                "en"
              ]
            ],
            "component": "",
            "languages": [
              "de-AT"
            ],
            "mechanism": "system",
            "resources": [
              {
                "alternatives": [
                  {}
                ],
                "file": "de.lproj/pic.png",
                "name": "pic.png"
              }
            ],
            "searchList": [
              "de",
              "en"
            ],
            "strings": [
              {
                "alternatives": [
                  {
                    "value": "menu.open"
                  }
                ],
                "cut": true,
                "file": "en.lproj/T.strings",
                "fromStringsdict": false,
                "key": "menu.open",
                "table": "T",
                "value": "Open"
              }
            ]
          }
        }

        """
    )
  }

  @Test func writesAListForSeveralUsers() throws {
    let trace = Trace.to(["de"], .user("de"))
    let resolution = ResolutionDraft(Question(mechanism: .inApp, component: 1)).with { draft in
      draft.resolution.answers = [
        Resolution.Answer(before: trace), Resolution.Answer(before: trace),
      ]
    }
    let one = """
        {
          "component": "Frameworks/Chat.framework",
          "languages": [
            "de-AT"
          ],
          "mechanism": "in-app",
          "resources": [],
          "searchList": [
            "de"
          ],
          "strings": []
        }
      """
    #expect(json(resolution) == "[\n\(one),\n\(one)\n]\n")
    #expect(try JSONSchema("resolve").faults(in: json(resolution)) == [])
  }

  @Test func allowsEveryMechanismAndDevice() throws {
    let schema = try JSONSchema("resolve")
    #expect(schema.values(of: "mechanism") == Mechanism.allCases.map(\.rawValue))
    #expect(schema.values(of: "device") == Device.allCases.map(\.rawValue))
  }
}
