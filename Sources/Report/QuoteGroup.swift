import Model

/// Entries of a finding that are to be read together: one key in several files, the one that it is
/// measured by first.
struct QuoteGroup {
  /// An entry with what its file says.
  struct Member {
    var entry: EntryRef
    var quote: Quote
  }

  private(set) var members: [Member]

  /// Whether all are the same text of a rule dictionary, or none is one.
  var isOfOnePath: Bool { Set(members.map(\.entry.path)).count == 1 }

  /// Whether parts of the values are marked.
  var isMarked: Bool { members.contains { !$0.quote.marks.isEmpty } }

  /// Adds an entry of the same key; one that is there already only gets more marks.
  fileprivate mutating func add(_ member: Member) {
    let same = members.firstIndex {
      $0.entry.row == member.entry.row && $0.entry.path == member.entry.path
    }
    guard let same else {
      members.append(member)
      return
    }
    let marks = Set(members[same].quote.marks).union(member.quote.marks)
    members[same].quote.marks = marks.sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension Summary {
  /// The quoted entries of a finding in groups, in their order.
  func quoteGroups(of finding: Finding) -> [QuoteGroup] {
    finding.entries.reduce(into: []) { groups, entry in
      guard let quote = quotes[entry] else { return }
      let member = QuoteGroup.Member(entry: entry, quote: quote)
      if let last = groups.last?.members.first?.entry, last.table == entry.table,
        last.key == entry.key
      {
        groups[groups.count - 1].add(member)
      } else {
        groups.append(QuoteGroup(members: [member]))
      }
    }
  }

  /// The language of an entry; nil where the file lies beside those of all languages.
  func language(of entry: EntryRef) -> String? {
    let table = inventory.tables[entry.table]
    return table.rows[entry.row].localization.map {
      inventory.components[table.component].localizations[$0].name.description
    }
  }

  func key(of entry: EntryRef) -> String {
    listed(inventory.tables[entry.table].keys.text(of: entry.key))
  }

  /// What the entry of a member is or varies by, where it is no text that could be quoted.
  func variation(of member: QuoteGroup.Member) -> String? {
    guard member.entry.path.isEmpty, member.quote.value.isEmpty else { return nil }
    let table = inventory.tables[member.entry.table]
    let cell = table.rows[member.entry.row].cell(member.entry.key)
    if cell.state == .notText { return "no text" }
    switch table.rule(of: cell) {
    case .plural: return "varies by number"
    case .variants(.width, _): return "varies by width"
    case .variants(.device, _): return "varies by device"
    case .text, .phrase, .malformed, nil: return nil
    }
  }
}

extension EntryRef {
  /// The way to one text of a rule dictionary, as it is printed: `count > other`.
  var way: String { path.map(listed).joined(separator: " > ") }
}
