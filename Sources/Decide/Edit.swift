import Languages
import Model

/// The change to a component's Info.plist that follows from what goes; nil where nothing does.
///
/// A removed language leaves `CFBundleLocalizations`. Where the component's own development region goes and the one
/// that the policy names is there and stays, that one is written, in the spelling of its folder. A file that cannot be
/// edited is left, and checks say what follows from that.
func edit(
  of id: Component.ID,
  in inventory: Inventory,
  after decisions: [Decision],
  under settings: Policy.Settings
) -> InfoPlistEdit? {
  let component = inventory.components[id]
  guard let plist = component.infoPlist, plist.isEditable, decisions.contains(where: \.isRemoval)
  else { return nil }
  let entries = zip(component.localizations, decisions)
  // What stays under a name or tag, on disk or declared, keeps its declaration.
  let undeclared = plist.declared.filter { declared in
    let same = entries.filter { $0.0.isMeant(by: declared) }
    return !same.isEmpty && same.allSatisfy(\.1.isRemoval)
  }
  var edit = InfoPlistEdit(component: id, undeclared: undeclared)
  if let region = plist.developmentRegion, let new = settings.developmentRegion?.value {
    let own = entries.filter { $0.0.isMeant(by: region) }
    let successor = entries.first { $0.0.tag == new && !$0.1.isRemoval && $0.0.form != .file }
    if !own.isEmpty, own.allSatisfy(\.1.isRemoval), let successor {
      edit.developmentRegion = successor.0.name.description
    }
  }
  return edit.developmentRegion == nil && edit.undeclared.isEmpty ? nil : edit
}

extension Localization {
  /// Whether `name`, from an Info.plist, means this localization.
  fileprivate func isMeant(by name: String) -> Bool {
    self.name.bytes.elementsEqual(name.utf8) || tag.map { $0 == LanguageTag(name) } ?? false
  }
}
