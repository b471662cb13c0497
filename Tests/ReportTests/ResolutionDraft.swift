import Model
import Report
import TestSupport

/// An answer of `resolve` built by hand for an app with `de`, `en` and `fr`, and a framework in it.
struct ResolutionDraft {
  var resolution: Resolution

  init(_ question: Question, nested kind: ComponentKind = .framework) {
    let inventory = inventory(
      Sample(folders: ["Base", "de", "en", "fr"], tables: ["T": ["en": ["menu.open": "Open"]]]),
      Sample("Frameworks/Chat.framework", kind, folders: ["de", "en", "fr"])
    )
    resolution = Resolution(inventory: inventory, question: question, answers: [])
  }

  /// The only answer.
  mutating func answer(_ before: Trace, _ after: Trace? = nil) {
    resolution.answers = [Resolution.Answer(before: before, after: after)]
  }

  func with(_ change: (inout ResolutionDraft) -> Void) -> Resolution {
    var draft = self
    change(&draft)
    return draft.resolution
  }
}

extension Trace {
  /// A user of `languages` who is given `list` for a reason.
  static func to(
    _ list: [ByteName],
    _ choice: Choice,
    for languages: [String] = ["de-AT"],
    hosts: [Component.ID] = [],
    hostLists: SearchLists? = nil,
    texts: [TextTrace] = [],
    resources: [ResourceTrace] = []
  ) -> Trace {
    Trace(
      audience: Audience(languages),
      hosts: hosts,
      hostLists: hostLists,
      routes: [
        Route(
          list: list,
          choice: choice,
          places: [.outside] + [.folder(1), .folder(0)],
          texts: texts.isEmpty ? [] : [texts],
          resources: resources.isEmpty ? [] : [resources]
        )
      ]
    )
  }
}

extension TextTrace {
  /// What is found in the strings file of a folder.
  static func inStrings(
    _ content: Content,
    _ outcome: Outcome,
    device: Device? = nil
  ) -> TextTrace {
    let trace = FileTrace(found: .init(place: .folder(1), file: "de.lproj/T.strings"))
    return TextTrace(
      device: device,
      strings: File(trace, content),
      dict: File(FileTrace()),
      outcome: outcome
    )
  }
}

/// The text of an answer.
func text(_ resolution: Resolution, width: Int = 80, isColored: Bool = false) -> String {
  written {
    resolution.writeText(style: ReportStyle(width: width, isColored: isColored), into: &$0)
  }
}

/// The JSON of an answer.
func json(_ resolution: Resolution) -> String { written { resolution.writeJSON(into: &$0) } }

private func written(_ write: (inout Output) -> Void) -> String {
  final class Page { var bytes: [UInt8] = [] }
  let page = Page()
  var output = Output {
    page.bytes += $0
    return nil
  }
  write(&output)
  output.flush()
  return String(decoding: page.bytes, as: UTF8.self)
}
