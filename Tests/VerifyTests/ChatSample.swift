import Languages
import Model
import TestSupport

/// An app and a framework that someone else wrote, of which English goes.
enum ChatSample {
  /// An app in English and German, complete.
  static let app = Sample(tables: completeTables)

  /// A framework that someone else wrote, whose German lacks one of the texts.
  static func chat(
    identifier: String = "net.chat.kit",
    _ tables: [String: [String: Sample.Texts]] = [
      "Chat": ["en": ["chat.open": "Open", "chat.typing": "Typing"], "de": ["chat.open": "Auf"]]
    ],
    folders: [String] = [],
    resources: [String: [String]] = [:],
    notes: [String: [FileNote]] = [:]
  ) -> Sample {
    Sample(
      "Frameworks/Chat.framework",
      .framework,
      identifier: identifier,
      folders: folders,
      tables: tables,
      resources: resources,
      notes: notes
    )
  }

  /// Removes English, which German replaces, and asks what users of either see, and all others.
  static func policy(_ change: (inout Policy) throws -> Void = { _ in }) throws -> Policy {
    var policy = try removingEnglish()
    policy.root.audiences = [["en"], ["de"], []].map { .init(Audience($0), text: "") }
    try change(&policy)
    return policy
  }

  static func shown(_ kit: Sample, under policy: Policy? = nil) throws -> [String] {
    try pruned(app, kit, policy: policy ?? ChatSample.policy()).of("raw-key-shown").lines
  }
}
