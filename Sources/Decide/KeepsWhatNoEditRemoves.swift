import Model

extension Plan {
  /// Keeps what only an Info.plist names where no edit takes it out: there is nothing on disk to remove, so that the
  /// plan would never be done.
  ///
  /// The virtual region of a host is left to the check `development-region-removed`, which says what to do.
  mutating func keepWhatNoEditRemoves(in inventory: Inventory) {
    for (id, component) in inventory.components.enumerated() {
      let edit = edit(of: id)
      for (index, localization) in component.localizations.enumerated()
      where removes(index, from: id) {
        switch localization.form {
        case .folder, .link, .file: continue
        case .declared:
          let isUndeclared = edit?.undeclared.contains { ByteName($0) == localization.name }
          guard isUndeclared != true else { continue }
          let isEditable = component.infoPlist?.isEditable ?? false
          decisions[id][index] = .keep(
            .unlisted,
            isEditable ? "declared only" : "declared only, in an Info.plist that is UTF-16"
          )
        case .virtual:
          guard !component.kind.isHost, edit?.developmentRegion == nil else { continue }
          decisions[id][index] = .keep(.base, "its own region, for which Base stands")
        }
      }
    }
  }
}
