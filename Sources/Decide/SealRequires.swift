import Languages
import Model
import Resolve

/// What code signatures hold in place, and why; known before anything is decided, since it depends on no decision.
struct Seals {
  /// By component and localization; nil for what may go.
  private let reasons: [[String?]]

  /// By component, whether its Info.plist is sealed, by its own seal or by one around it.
  private let sealsInfoPlist: [Bool]

  /// What the seals of the artifact hold, where they are heeded at all.
  ///
  /// Xcode signs frameworks as it copies them, and extensions, watch apps and other programs in their own targets
  /// (xcode-and-field.md 1.1), so that an unsealed product with sealed parts is the common case of a script phase. A
  /// sealed product is another matter: only under `optional-only` is it pruned at all, and then as its seals allow.
  init(of view: View, under settings: [Policy.Settings], areHeeded: Bool) {
    let inventory = view.inventory
    let areHeeded =
      areHeeded && (!inventory.product.isSealed || settings[0].signed == .optionalOnly)
    sealsInfoPlist = inventory.components.indices.map {
      areHeeded && !inventory.seals(around: $0).isEmpty
    }
    reasons = inventory.components.indices.map { id in
      guard areHeeded else {
        return inventory.components[id].localizations.map { _ in nil }
      }
      return inventory.reasons(for: id, in: view)
    }
  }

  /// Whether the Info.plist of a component may be edited.
  func letEdit(_ component: Component.ID) -> Bool { !sealsInfoPlist[component] }

  /// The decision to keep a localization that a seal holds; nil where none does.
  func hold(_ localization: Int, in component: Component.ID) -> Decision? {
    reasons[component][localization].map { .keep(.sealRequires, $0) }
  }
}

extension Plan {
  /// Keeps what a seal requires, and what could go only with the edit of an Info.plist that is sealed.
  mutating func keepWhatSealsRequire(_ seals: Seals) {
    for id in decisions.indices {
      for index in decisions[id].indices where removes(index, from: id) {
        guard let hold = seals.hold(index, in: id) else { continue }
        decisions[id][index] = hold
      }
    }
  }
}

/// A seal and whose it is.
private struct OwnedSeal {
  var seal: Seal

  /// The owner for the start of a phrase: `its seal`, `the seal of Chat.framework`.
  var name: String
}

extension Inventory {
  /// Why each localization of a component stays; nil for those that its seals let go.
  fileprivate func reasons(for id: Component.ID, in view: View) -> [String?] {
    let component = components[id]
    let seals = seals(around: id)
    guard !seals.isEmpty else { return component.localizations.map { _ in nil } }
    let own = "prune it in a phase of its own target, before it is signed"
    let advice = product.isSealed ? "prune before signing" : own
    if let program = sealedProgram(around: id) {
      let whole = program == id ? "signed by its own target" : "part of a signed program"
      return component.localizations.map { _ in "\(whole); \(own)" }
    }
    if let damaged = seals.first(where: { $0.seal.damage != nil }) {
      return component.localizations.map { _ in "\(damaged.name) is damaged; \(advice)" }
    }
    let named = localizationsNamedByInfoPlist(of: id, in: view)
    return component.localizations.indices.map { index in
      let entry = component.localizations[index].entry
      let holder = entry.flatMap { entry in seals.first { $0.seal.required[entry] != nil } }
      if let holder { return "\(holder.name) requires it; \(advice)" }
      return named.contains(index) ? "named by a sealed Info.plist; \(advice)" : nil
    }
  }

  /// The component's seal and those of what encloses it, innermost first.
  fileprivate func seals(around id: Component.ID) -> [OwnedSeal] {
    var seals: [OwnedSeal] = []
    var next: Component.ID? = id
    while let holder = next {
      if let seal = components[holder].seal {
        let name = holder == 0 ? self.name : components[holder].path.name
        seals.append(OwnedSeal(seal: seal, name: holder == id ? "its seal" : "the seal of \(name)"))
      }
      next = components[holder].parent
    }
    return seals
  }

  /// The outermost program below an unsealed product that is sealed, and encloses the component or is it.
  ///
  /// It was signed by its own target, with rights of its own, and is left to a phase of that.
  private func sealedProgram(around id: Component.ID) -> Component.ID? {
    guard !product.isSealed else { return nil }
    var program: Component.ID?
    var next: Component.ID? = id
    while let holder = next {
      if components[holder].kind.isHost, components[holder].isSealed { program = holder }
      next = components[holder].parent
    }
    return program
  }

  /// The localizations that can go only with an edit of Info.plist.
  ///
  /// Those are what it declares, and of a program those of its development region: what a program loads goes by the
  /// program's own region first (runtime.md 3.4). Not even the Info.plist of a bundle without a seal of its own can be
  /// edited below a seal, which lists it.
  private func localizationsNamedByInfoPlist(of id: Component.ID, in view: View) -> Set<Int> {
    guard let plist = components[id].infoPlist else { return [] }
    let localizations = components[id].localizations
    let declared = plist.declared.flatMap { name in
      let tag = LanguageTag(name)
      return localizations.indices.filter { localizations[$0].isMeant(by: name, tag) }
    }
    let needsRegion = plist.hasDevelopmentRegion && (id == 0 || components[id].kind.isHost)
    return Set(declared + (needsRegion ? view.fallback(in: id) : []))
  }
}
