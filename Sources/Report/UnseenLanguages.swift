import Languages
import Model

extension Summary {
  /// What a policy removes by name and the product to verify has no folder of, whatever is nested in it: an earlier prune
  /// may have removed it, and with it keys that nothing here remembers, unless a receipt does.
  ///
  /// Where the product has no folder of any language, what is nested in it speaks for it.
  var unseenLanguages: [String] {
    guard command == .verify, receipt == nil,
      case .remove(let entries) = policy?.root.selection
    else { return [] }
    let own = inventory.product.languagesOnDisk
    let present = own.isEmpty ? inventory.components.flatMap(\.languagesOnDisk) : own
    return entries.filter { entry in
      !entry.value.isException && !entry.text.contains("*")
        && !present.contains { entry.value.matches(name: $0.name.bytes, tag: $0.tag) }
    }.map(\.text)
  }
}

extension Component {
  fileprivate var languagesOnDisk: [Localization] {
    localizations.filter { $0.isOnDisk && !$0.isBase }
  }
}
