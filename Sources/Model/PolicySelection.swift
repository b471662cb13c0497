package import Languages

extension Policy.Selection {
  /// The most specific entry that names a language with that name, as written, and tag; an exception wins over an entry
  /// that is equally specific, and nil means that none does.
  ///
  /// A name that is no language is reached by that exact name alone.
  package func entry(
    naming name: ByteName,
    _ tag: LanguageTag?
  ) -> Policy.Named<LanguagePattern>? {
    let best = entries.filter { $0.value.matches(name: name.bytes, tag: tag) }.max { a, b in
      (a.value.specificity, a.value.isException ? 1 : 0)
        < (b.value.specificity, b.value.isException ? 1 : 0)
    }
    return tag == nil && best?.value.isExactFolder != true ? nil : best
  }

  /// Whether a language with that name and tag goes; what is no language stays unless it is named.
  package func removes(_ name: ByteName, _ tag: LanguageTag?) -> Bool {
    if let entry = entry(naming: name, tag) { return isKeep == entry.value.isException }
    return isKeep && tag != nil
  }

  /// Whether any language can go by it: not by an empty `remove`, nor where `keep` lists all.
  package var canRemove: Bool {
    guard isKeep else { return entries.contains { !$0.value.isException } }
    return entries.contains(where: \.value.isException)
      || !entries.contains { $0.value.namesAll }
  }

  /// Whether it lists what stays.
  package var isKeep: Bool {
    switch self {
    case .keep: true
    case .remove: false
    }
  }

  private var entries: [Policy.Named<LanguagePattern>] {
    switch self {
    case .keep(let entries), .remove(let entries): entries
    }
  }
}
