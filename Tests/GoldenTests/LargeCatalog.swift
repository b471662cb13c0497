/// The catalog `Localizable` of a large app: 1,200 keys, 30 of them new and hardly translated, and 60 that were taken
/// out of the source and are still in some translations.
struct LargeCatalog {
  static let translations = [
    "de", "es", "fr", "it", "ja", "ko", "nl", "pl", "pt-BR", "ru", "zh-Hans",
  ]

  private struct Entry {
    var key: String
    var source: String

    /// The languages whose tables have it.
    var languages: [String]
  }

  private let entries: [Entry]

  init() {
    let fresh = Self.identifiers(of: "widgets", 15) + Self.texts("Pin", 15)
    let old =
      Self.screens.flatMap { Self.identifiers(of: $0, 20) }
      + Self.identifiers(of: "sync", 5) + Self.texts("Undo", 7)
      + Self.verbs.flatMap { Self.texts($0, 30) }
    let stale =
      Self.identifiers(of: "fax", 20) + Self.texts("Fax", 20) + Self.texts("Telegraph", 20)
    entries =
      old.map { Self.entry($0, in: Self.translations) }
      + fresh.enumerated().map { number, text in
        let some = [number % 11, (number + 4) % 11].prefix(number % 3)
        return Self.entry(text, in: some.map { Self.translations[$0] })
      }
      + stale.enumerated().map { number, text in
        let languages = Self.translations.indices.filter {
          (7 * number + 5 * $0) % 11 < 2 + number % 4
        }
        var entry = Self.entry(text, in: languages.map { Self.translations[$0] })
        entry.languages.removeAll { $0 == "en" }
        return entry
      }
  }

  /// The entries of one language's strings file.
  ///
  /// As the compiler of catalogs has it, the source language goes without texts that are keys of their own.
  func strings(in language: String) -> [(key: String, value: String)] {
    entries.filter { $0.languages.contains(language) }.map { entry in
      (entry.key, language == "en" ? entry.source : translated(entry, into: language))
    }
  }

  /// What a region of the source language says in its own way: a dozen keys.
  var regional: [(key: String, value: String)] {
    let texts = entries.filter { $0.key == $0.source && $0.key.hasPrefix("Open ") }.prefix(8)
    return (texts + entries.filter { $0.key.hasPrefix("account.") }.prefix(4))
      .map { ($0.key, $0.source) }
  }

  /// The texts that depend on a number.
  static let plurals = [
    "%lld notes", "%lld photos", "%lld days left", "%lld entries found", "%lld files",
    "%lld people", "%lld minutes ago", "%lld words",
  ]

  private static let screens = [
    "account", "archive", "backup", "calendar", "editor", "export", "onboarding", "paywall",
    "search", "settings", "share",
  ]
  private static let parts = [
    "title", "subtitle", "button.cancel", "button.confirm", "error.offline", "error.full",
    "hint.first", "hint.later", "label.name", "label.date", "label.count", "label.size",
    "placeholder", "footer", "badge", "tooltip", "menu.open", "menu.remove", "menu.share",
    "accessibility",
  ]
  private static let verbs = [
    "Add", "Archive", "Attach", "Back Up", "Change", "Close", "Copy", "Create", "Duplicate",
    "Edit", "Export", "Filter", "Find", "Hide", "Import", "Lock", "Merge", "Move", "Open",
    "Preview", "Protect", "Remove", "Rename", "Replace", "Restore", "Save", "Select", "Share",
    "Show", "Sort", "Split",
  ]
  private static let nouns = [
    "Account", "Album", "Attachment", "Audio", "Backup", "Bookmark", "Calendar", "Chapter",
    "Comment", "Contact", "Document", "Draft", "Entry", "Event", "Folder", "Heading", "Image",
    "Journal", "Link", "List", "Location", "Map", "Note", "Page", "Photo", "Place", "Reminder",
    "Sketch", "Tag", "Template",
  ]
  private static let placeholders = [" %@", " (%lld)", " %1$@ (%2$lld)"]

  /// Keys that are names, and what they stand for; three of twenty texts take something.
  private static func identifiers(of screen: String, _ count: Int) -> [(key: String, text: String)]
  {
    parts.prefix(count).enumerated().map { number, part in
      ("\(screen).\(part)", text("The \(part) of \(screen)", number))
    }
  }

  /// Keys that are the text itself.
  private static func texts(_ verb: String, _ count: Int) -> [(key: String, text: String)] {
    nouns.prefix(count).enumerated().map { number, noun in
      let text = text("\(verb) \(noun)", number)
      return (text, text)
    }
  }

  private static func text(_ words: String, _ number: Int) -> String {
    number % 20 < placeholders.count ? words + placeholders[number % 20] : words
  }

  /// An entry that the source has where its key is a name, and these translations have.
  private static func entry(_ text: (key: String, text: String), in translations: [String]) -> Entry
  {
    Entry(
      key: text.key,
      source: text.text,
      // A text that nobody translated is in no compiled table at all, so one language has it.
      languages: text.key != text.text
        ? ["en"] + translations : translations.isEmpty ? ["de"] : translations
    )
  }

  /// The one mistake: nl asks for a text where a number is passed.
  private func translated(_ entry: Entry, into language: String) -> String {
    let isWrong = language == "nl" && entry.key == "backup.button.cancel"
    let text = isWrong ? entry.source.replacing("%2$lld", with: "%2$@") : entry.source
    return "\(text) [\(language)]"
  }
}
