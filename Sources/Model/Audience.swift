package import Languages

/// One kind of user: the languages that the system's settings list, most wanted first.
package struct Audience: Sendable {
  /// As written: `ja-JP`, `fr-FR`; empty for a user none of whose languages is there.
  package let languages: [String]

  /// The languages as the matcher sees them, worked out once, since every component asks for them.
  package let ids: [LocaleID]

  package init(_ languages: [String]) {
    self.languages = languages
    ids = languages.map { LocaleID($0) }
  }

  /// A user none of whose languages is there.
  package static let anyone = Audience([])
}

extension Audience: Hashable {
  package static func == (a: Audience, b: Audience) -> Bool { a.languages == b.languages }

  package func hash(into hasher: inout Hasher) { hasher.combine(languages) }
}

extension Audience: CustomStringConvertible {
  /// The languages in order, or `*` for a user none of whose languages is there.
  package var description: String { languages.isEmpty ? "*" : languages.joined(separator: ", ") }
}

/// Every search list that one audience may be given in one component: a single one, unless the order of a folder's
/// entries, which nobody knows, decides.
package struct SearchLists: Hashable, Sendable {
  /// Names of localizations in the order in which they are searched, each list once.
  ///
  /// They are spelled as the system spells them, which is not always as a folder is. The first list is that of a folder
  /// whose entries come sorted.
  package let all: [[ByteName]]

  /// `lists` has at least one element; repeated ones are left out.
  package init(_ lists: [[ByteName]]) {
    var known: Set<[ByteName]> = []
    all = lists.filter { known.insert($0).inserted }
  }

  /// The list of a folder whose entries come sorted.
  package var first: [ByteName] { all.first ?? [] }

  /// The localizations that may be chosen, those at the head of the lists, each once.
  package var chosen: [ByteName] {
    var known: Set<ByteName> = []
    return all.compactMap(\.first).filter { known.insert($0).inserted }
  }

  /// Whether the answer depends on the order of a folder's entries.
  package var isAmbiguous: Bool { all.count > 1 }
}

/// What one audience is given in one component, before the plan and after it.
package struct AudienceResult: Hashable, Sendable {
  package var audience: Audience
  package var component: Component.ID

  /// The executable in whose process the component is loaded; nil where all its hosts give the same, and for hosts
  /// themselves.
  package var host: Component.ID?
  package var before: SearchLists

  /// The same as `before` where the artifact is judged as it is.
  package var after: SearchLists

  package init(
    audience: Audience,
    component: Component.ID,
    host: Component.ID? = nil,
    before: SearchLists,
    after: SearchLists
  ) {
    self.audience = audience
    self.component = component
    self.host = host
    self.before = before
    self.after = after
  }
}
