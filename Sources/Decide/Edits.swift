import Languages
import Model
import Resolve

extension Plan {
  /// The edits that follow from what goes, by component.
  func edits(
    in before: View,
    under settings: [Policy.Settings],
    beside seals: Seals
  ) -> [InfoPlistEdit] {
    decisions.indices.filter(seals.letEdit)
      .compactMap { newEdit(of: $0, in: before, under: settings[$0]) }
  }

  /// The change to a component's Info.plist that follows from what goes; nil where nothing does.
  ///
  /// A removed language leaves `CFBundleLocalizations`. Where all goes that users fall back to, and the region that the
  /// policy names is there and stays, that one is written, in the spelling of its folder. A file that cannot be edited is
  /// left, and checks say what follows from that.
  private func newEdit(
    of id: Component.ID,
    in before: View,
    under settings: Policy.Settings
  ) -> InfoPlistEdit? {
    let component = before.inventory.components[id]
    guard let plist = component.infoPlist, plist.isEditable,
      decisions[id].contains(where: \.isRemoval)
    else { return nil }
    let entries = zip(component.localizations, decisions[id])
    // What stays under a name or tag, on disk or declared, keeps its declaration.
    let undeclared = plist.declared.filter { declared in
      let tag = LanguageTag(declared)
      let same = entries.filter { $0.0.isMeant(by: declared, tag) }
      return !same.isEmpty && same.allSatisfy(\.1.isRemoval)
    }
    var edit = InfoPlistEdit(component: id, undeclared: undeclared)
    let fallback = before.fallback(in: id)
    if !fallback.isEmpty, fallback.allSatisfy({ removes($0, from: id) }),
      plist.hasDevelopmentRegion, let new = settings.developmentRegion?.value
    {
      let successor = entries.first { $0.0.tag == new && !$0.1.isRemoval && $0.0.form != .file }
      edit.developmentRegion = successor?.0.name.description
    }
    return edit.developmentRegion == nil && edit.undeclared.isEmpty ? nil : edit
  }
}
