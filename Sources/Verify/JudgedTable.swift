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

  /// Which keys count.
  let reference: RequiredKeys

  /// The localizations that are judged.
  let languages: [JudgedLanguage]

  /// The keys that count, in the order of the key space.
  var required: [KeySpace.Index] { reference.keys }

  /// The table with the keys that only the reference has behind its own.
  var table: Table { after.table }
  var name: BundlePath { table.name }
  var component: Component.ID { table.component }

  var coverage: Coverage {
    Coverage(
      table: index,
      required: required.count,
      languages: languages.map(\.coverage),
      keys: table.keys
    )
  }
}

extension JudgedTable {
  init(
    _ index: Int,
    before: View,
    after: View,
    selectable: [Bool],
    nibTables: Set<BundlePath>,
    under settings: Policy.Settings
  ) {
    let inventory = before.inventory
    var table = inventory.tables[index]
    var listed: RequiredKeys?
    if case .files(let files) = settings.reference {
      listed = RequiredKeys(listedIn: files, for: &table)
    }
    let id = table.component
    self.index = index
    self.before = TableLookup(table, in: before)
    self.after = TableLookup(table, in: after)
    fallback = Fallback(of: table, nibTables: nibTables)
    let source = SourceLanguage(
      of: self.before,
      in: before,
      replacement: settings.developmentRegion?.value
    )
    self.source = source
    let reference =
      listed ?? RequiredKeys(of: self.before, in: source, by: settings.reference ?? .union)
    self.reference = reference
    let (lookup, earlier, keys, fallback) = (self.after, self.before, reference.keys, fallback)
    let isForADevice = inventory.hasPlainTable(for: table)
    languages = after.languages(of: id).filter { language in
      // A link that led nowhere before is named as such, and has no tables that could be missed; without a table for
      // a kind of device the plain one serves.
      selectable[language] && before.origin(of: language, in: id) != nil
        && !(isForADevice && lookup.own(language).rows.isEmpty)
    }.map {
      JudgedLanguage(
        $0,
        of: lookup,
        before: earlier,
        requiring: keys,
        or: fallback,
        source: source,
        in: after
      )
    }
  }
}

extension JudgedTable.Fallback {
  fileprivate init(of table: Table, nibTables: Set<BundlePath>) {
    if table.name == "InfoPlist" {
      self = .infoPlist
    } else {
      self = nibTables.contains(table.name) ? .nib : .key
    }
  }
}

extension Inventory {
  /// By component, the names that a table must have to translate the texts of a nib, storyboard or intent definition.
  var nibTables: [Set<BundlePath>] {
    var names = [Set<BundlePath>](repeating: [], count: components.count)
    for resource in resources
    where resource.kind == .nibs || resource.name.name.hasSuffix(".intentdefinition") {
      let bytes = resource.name.bytes
      for dot in bytes.indices where bytes[dot] == UInt8(ascii: ".") {
        names[resource.component].insert(BundlePath(bytes: bytes[..<dot]))
      }
    }
    return names
  }
}
