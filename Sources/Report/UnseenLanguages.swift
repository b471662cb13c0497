import Languages
import Model

extension Summary {
  /// What a policy removes by name and an artifact to verify does not have: an earlier prune may
  /// have removed it, and with it keys that nothing here remembers, unless a receipt does.
  var unseenLanguages: [String] {
    guard command == .verify, receipt == nil,
      case .remove(let entries) = policy?.root.selection
    else { return [] }
    let present = inventory.components.flatMap(\.localizations)
    return entries.filter { entry in
      !entry.value.isException && !entry.text.contains("*")
        && !present.contains { entry.value.matches(name: $0.name.bytes, tag: $0.tag) }
    }.map(\.text)
  }
}
