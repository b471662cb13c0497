import Languages
import Model

/// What a host asks of all that it loads, which is found out once and not for each component.
struct HostLists: Sendable {
  /// Every search list that users can be given in the host.
  let all: [SearchLists]
  let requests: [Request]

  init(of listing: Listing) {
    all = listing.allSearchLists
    requests = all.compactMap { lists in
      lists.first.first?.tag.map { Request(language: $0, host: lists) }
    }
  }
}

extension Listing {
  /// Every search list that some user can be given: one for each localization that can be chosen, and that of a user none
  /// of whose languages is there.
  var allSearchLists: [SearchLists] {
    var known: Set<SearchLists> = []
    return (users + [[]]).map { SearchLists(searchLists(for: $0)) }
      .filter { known.insert($0).inserted }
  }
}
