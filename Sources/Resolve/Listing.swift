import Languages
package import Model

/// The localizations of one component as the system lists them, in one view (runtime.md 1; CFBundle_Locale.c,
/// `_copyBundleLocalizationsFromResources`).
package struct Listing: Sendable {
  /// Each once: those that Info.plist declares, in its order; those of the folder, which the system takes in an order
  /// that nobody knows, sorted here; the development region beside `Base`.
  package let names: [ByteName]

  /// The same as the system lists them: what is declared and on disk, or declared twice, stands there twice, and the
  /// matcher, which of equals takes the first or, for Portugal's Portuguese, the last, sees it in both places.
  private let listed: [ByteName]

  /// How many of `listed` are declared.
  private let declared: Int

  /// How many of `listed`, behind the declared ones, are of the folder.
  private let found: Int

  /// `CFBundleDevelopmentRegion`, if there is one.
  private let region: ByteName?
  private let ids: LocaleIDs
  private let matcher: Matcher

  /// Tells listings apart among those of a view and of the views derived from it; components that list the same have one.
  let number: Int

  /// What is listed.
  struct Source: Hashable {
    /// What Info.plist declares.
    var declared: [ByteName]

    /// The names that the folder holds, sorted.
    var folder: [ByteName]
    var region: ByteName?
  }

  /// `ids` knows all names.
  fileprivate init(_ source: Source, number: Int, ids: LocaleIDs) {
    var listed = source.declared + source.folder
    declared = source.declared.count
    found = source.folder.count
    let region = source.region
    if let region, listed.contains("Base") {
      let id = ids.id(of: region)
      if !listed.contains(where: { ids.id(of: $0).isForm(of: id) }) { listed.append(region) }
    }
    if listed.isEmpty, let region { listed = [region] }
    self.listed = listed
    names = listed.eachOnce
    self.region = region
    self.ids = ids
    self.number = number
    matcher = Matcher(
      available: listed.map(ids.id),
      ordered: declared,
      last: listed.count - declared - found
    )
  }

  /// Each name with what the matcher makes of it, as the list of someone who wants it alone.
  var users: [[LocaleID]] { matcher.available.map { [$0] } }

  /// The names that the system matches to a localization of that name: itself, then those that it inherits from.
  func relatives(of name: ByteName) -> [ByteName] {
    matcher.match([ids.id(of: name)]).map { listed[$0] }.eachOnce
  }

  /// Whether anything matches one of the names of another search list.
  func answers(_ list: [ByteName]) -> Bool { !matcher.match(list.map(ids.id)).isEmpty }

  /// Every search list that a user may be given, in a process whose main bundle's search list is `host`, if it is not the
  /// component's own (CFBundle_Locale.c, `_CFBundleCopyLanguageSearchListInBundle`).
  ///
  /// Where nothing answers, the system asks for the first of the localizations, which is any of the folder's. The
  /// development region comes last in every list, in its own spelling.
  func searchLists(for user: [LocaleID], in host: [ByteName]? = nil) -> [[ByteName]] {
    if let answer = answer(to: user, in: host) { return answer.lists.map(ended) }
    let firsts = declared > 0 ? listed[..<1] : listed[..<max(found, min(listed.count, 1))]
    let lists = firsts.flatMap { first in
      let matches = matches([ids.id(of: first)])
      return matches.isEmpty ? [[]] : matches
    }
    return lists.isEmpty ? [ended([])] : lists.map(ended)
  }

  /// What answers a user, and with which lists; nil where nothing does.
  ///
  /// Asked in turn: the host's list, the user's, the development region, American English.
  func answer(
    to user: [LocaleID],
    in host: [ByteName]? = nil
  ) -> (isAsked: Bool, lists: [[ByteName]])? {
    let asked = [host.map { $0.map(ids.id) } ?? [], user]
    let fallbacks = [region.map { [ids.id(of: $0)] } ?? [], [LocaleIDs.english]]
    for (place, preferences) in (asked + fallbacks).enumerated() where !preferences.isEmpty {
      let lists = matches(preferences)
      if !lists.isEmpty { return (place < asked.count, lists) }
    }
    return nil
  }

  /// Every answer of the matcher; none where it matches nothing.
  private func matches(_ preferences: [LocaleID]) -> [[ByteName]] {
    matcher.possibleMatches(preferences).filter { !$0.isEmpty }
      .map { $0.map { listed[$0] }.eachOnce }
  }

  private func ended(_ list: [ByteName]) -> [ByteName] {
    if let region { return list.contains(region) ? list : list + [region] }
    let english: [ByteName] = ["en", "English", "en_US"]
    if let last = english.first(where: names.contains), !list.contains(last) {
      return list + [last]
    }
    return list.isEmpty ? ["en"] : list
  }
}

extension [ByteName] {
  /// The names without those that stand further in front; a folder that is looked into twice has nothing new.
  fileprivate var eachOnce: Self {
    guard count > 1 else { return self }
    var known: Set<ByteName> = []
    return filter { known.insert($0).inserted }
  }
}

/// The listings of components, each made once: the frameworks of one product mostly have the same localizations.
struct Listings: Sendable {
  private let ids: LocaleIDs
  private var known: [Listing.Source: Listing] = [:]

  init(ids: LocaleIDs) { self.ids = ids }

  mutating func listing(of source: Listing.Source) -> Listing {
    if let listing = known[source] { return listing }
    let listing = Listing(source, number: known.count, ids: ids)
    known[source] = listing
    return listing
  }
}

/// The ids of all names that an inventory and its plan speak of, each parsed once.
struct LocaleIDs: Sendable {
  /// What is tried last of all.
  static let english = LocaleID("en_US")

  private let known: [ByteName: LocaleID]

  init(of names: some Sequence<ByteName>) {
    var known: [ByteName: LocaleID] = [:]
    for name in names where known[name] == nil { known[name] = LocaleID(utf8: name.bytes) }
    self.known = known
  }

  func id(of name: ByteName) -> LocaleID { known[name] ?? LocaleID(utf8: name.bytes) }
}
