import Languages
import Model
import Resolve

/// One table with what its judged localizations lack.
struct JudgedTable: Sendable {
  /// Where a text comes from when a table lacks it.
  enum Fallback: Sendable {
    /// Nowhere: the key itself shows.
    case key
    /// The value in Info.plist.
    case infoPlist
    /// The text in the nib, storyboard or intent definition of the same name.
    case nib
  }

  /// The index in `Inventory.tables`.
  let index: Int
  let before: TableLookup
  let after: TableLookup
  let fallback: Fallback
  let source: SourceLanguage

  /// What a receipt says of the table; nil where there is none.
  let prior: PriorTable?

  /// Which keys count.
  let reference: RequiredKeys

  /// The localizations that are judged.
  private(set) var languages: [JudgedLanguage] = []

  /// Where texts of a language that the plan takes away show in place of what the table lacks; nil where none do.
  let remains: RemainingTexts?

  /// The keys that count, in the order of the key space.
  var required: [KeySpace.Index] { reference.keys }

  /// The table with the keys that only a receipt or the reference has behind its own.
  var table: Table { after.table }
  var name: BundlePath { table.name }
  var component: Component.ID { table.component }

  /// How far the languages cover the table: all but those that the app does not speak.
  ///
  /// A folder whose name is no language is a translation all the same.
  var coverage: Coverage {
    let shown = languages.filter { language in
      let localization = source.component.localizations[language.localization]
      return localization.form != .virtual && (!language.isUnspoken || localization.tag == nil)
    }
    return Coverage(
      table: index,
      required: required.count,
      languages: shown.map(\.coverage),
      keys: table.keys
    )
  }
}

extension JudgedTable {
  init(
    _ index: Int,
    before: View,
    after: View,
    reachable: [Bool],
    names: TableNames,
    removed: LanguageTag?,
    unspoken: Set<Int>,
    misnamed: Set<Int>,
    prior prune: PriorPrune?,
    under settings: Policy.Settings
  ) {
    let inventory = before.inventory
    var table = inventory.tables[index]
    let prior = prune?.table(&table)
    self.prior = prior
    var listed: RequiredKeys?
    if case .files(let files) = settings.reference {
      listed = RequiredKeys(listedIn: files, for: &table)
    }
    self.index = index
    self.before = TableLookup(table, in: before)
    self.after = TableLookup(table, in: after)
    let nibs = names.nibs(of: table)
    let fallback = Fallback(of: table, isOfNib: !nibs.isEmpty)
    self.fallback = fallback
    let source = SourceLanguage(
      of: self.before,
      in: before,
      replacement: settings.developmentRegion?.value,
      prior: prior,
      prune?.source
    )
    self.source = source
    remains = removed.flatMap {
      RemainingTexts(of: $0, for: table, fallback, nibs: nibs, in: after)
    }
    // Nobody asks for a table by a wrong name, so that nothing is missing from it.
    let isAsked = names.rightName(of: index) == nil
    let versions = fallback == .infoPlist ? table.versionKeys : []
    var reference =
      listed
      ?? RequiredKeys(
        of: self.before,
        in: source,
        by: settings.reference ?? .union,
        prior: prior,
        // A folder whose name is no language holds a translation, whose keys are asked for.
        leavingOut: unspoken.filter { source.component.localizations[$0].tag != nil }
      )
    reference.keys = isAsked ? reference.keys.filter { !versions.contains($0) } : []
    self.reference = reference
    guard isAsked else { return }
    languages = judgedLanguages(
      among: reachable,
      unspoken: unspoken,
      misnamed: misnamed,
      before: before,
      in: after
    )
  }

  /// What those of the localizations lack that are to have the table.
  private func judgedLanguages(
    among reachable: [Bool],
    unspoken: Set<Int>,
    misnamed: Set<Int>,
    before: View,
    in view: View
  ) -> [JudgedLanguage] {
    let isForADevice = view.inventory.hasPlainTable(for: table)
    // Beside Base the development region is listed without a folder: all are given it whose language is not there.
    let regions = view.listed(in: component).filter { region in
      view.localization(region, in: component).form == .virtual && reachable[region]
        && !isForADevice
    }
    let folders = view.languages(of: component).filter { language in
      // A link that led nowhere before is named as such, and has no tables that could be missed; without a table for
      // a kind of device the plain one serves.
      reachable[language] && before.origin(of: language, in: component) != nil
        && !(isForADevice && after.own(language).isEmpty)
    }
    let judged = (folders + regions).map {
      JudgedLanguage(
        $0,
        of: after,
        before: self.before,
        requiring: required,
        or: fallback,
        source: source,
        isUnspoken: unspoken.contains($0),
        isMisnamed: misnamed.contains($0)
      )
    }
    return judged.filter { !regions.contains($0.localization) || !$0.missing.isEmpty }
  }
}

extension JudgedTable.Fallback {
  init(of table: Table, isOfNib: Bool) {
    self = table.name == "InfoPlist" ? .infoPlist : isOfNib ? .nib : .key
  }
}
