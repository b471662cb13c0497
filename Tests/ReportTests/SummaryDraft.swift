import Diagnostics
import Languages
import Model
import Report

/// A summary built by hand, part by part, the way the stages would leave it.
struct SummaryDraft {
  var summary: Summary

  /// Starts with an app of this name without localizations, of `size` bytes.
  init(_ name: String = "Journal.app", size: UInt64 = 48_204_113) {
    let app = Component(path: "", folder: "", resources: "", kind: .app, size: .files(812, size))
    let inventory = Inventory(
      name: ByteName(name),
      location: BundlePath("/build/Products/\(name)"),
      identity: FileIdentity(
        kind: .folder,
        device: 1,
        inode: 2,
        birthSeconds: 0,
        birthNanoseconds: 0
      ),
      components: [app],
      size: .files(812, size)
    )
    summary = Summary(
      command: .prune,
      isDryRun: false,
      configuration: nil,
      policy: Policy(file: "lprune.json", root: Policy.Settings(selection: .remove([]))),
      inventory: inventory,
      owned: [true],
      hosts: [[0]],
      plan: Plan(decisions: [[]], edits: []),
      coverage: [],
      findings: [],
      quotes: [:],
      outcome: .refused
    )
  }

  /// Adds a nested component and returns its index.
  mutating func nest(
    _ path: String,
    _ kind: ComponentKind = .framework,
    owned: Bool = false
  ) -> Component.ID {
    summary.inventory.components.append(
      Component(
        path: BundlePath(path),
        folder: BundlePath(path),
        resources: BundlePath(path),
        kind: kind,
        parent: 0,
        size: .files(40, 1_000_000)
      )
    )
    summary.owned.append(owned)
    summary.hosts.append(kind.isHost ? [summary.inventory.components.count - 1] : [0])
    summary.plan.decisions.append([])
    return summary.inventory.components.count - 1
  }

  /// Adds localizations that share a decision and a size.
  mutating func add(
    _ names: String,
    to component: Component.ID = 0,
    _ decision: Decision,
    form: Localization.Form = .folder,
    bytes: UInt64 = 12_400
  ) {
    let folder = summary.inventory.components[component].resources
    for name in names.split(separator: " ") {
      var sizes = SizeByKind()
      if form == .folder {
        sizes[.strings] = .files(2, bytes / 4)
        sizes[.nibs] = .files(1, bytes - bytes / 4)
      }
      let isOnDisk = form != .declared && form != .virtual
      summary.inventory.components[component].localizations.append(
        Localization(
          name: ByteName(name),
          tag: name == "Base" ? nil : LanguageTag(String(name)),
          form: form,
          entry: isOnDisk ? folder.appending(ByteName("\(name).lproj")) : nil,
          sizes: sizes
        )
      )
      summary.plan.decisions[component].append(decision)
    }
  }

  /// Gives a component an Info.plist.
  mutating func declare(
    _ languages: [String],
    region: String?,
    in component: Component.ID = 0
  ) {
    let folder = summary.inventory.components[component].folder
    summary.inventory.components[component].infoPlist = InfoPlist(
      file: folder.appending(ByteName("Info.plist")),
      identity: summary.inventory.identity,
      bytes: [],
      developmentRegion: region,
      declared: languages
    )
  }

  /// Adds what an audience is given: search lists with names between spaces, alternatives between bars.
  mutating func show(
    _ languages: String,
    _ before: String,
    _ after: String? = nil,
    in component: Component.ID = 0,
    host: Component.ID? = nil
  ) {
    let lists = { (text: String) in
      SearchLists(
        text.split(separator: "|").map { $0.split(separator: " ").map { ByteName($0) } }
      )
    }
    summary.audiences.append(
      AudienceResult(
        audience: Audience(languages.split(separator: " ").map(String.init)),
        component: component,
        host: host,
        before: lists(before),
        after: lists(after ?? before)
      )
    )
  }

  /// Adds a table of `keys` keys, `k0` and so on, with how many are missing from each language.
  mutating func cover(
    _ table: String,
    in component: Component.ID = 0,
    keys: Int,
    _ languages: String,
    missing: [String: Int] = [:],
    states: [String: LanguageCoverage.State] = [:]
  ) {
    var pool: [UInt8] = []
    var starts: [UInt32] = []
    for key in 0..<keys {
      starts.append(UInt32(pool.count))
      pool += Array("k\(key)".utf8)
    }
    let localizations = summary.inventory.components[component].localizations
    let coverage = languages.split(separator: " ").compactMap { name in
      localizations.firstIndex { $0.name == ByteName(name) }.map { index in
        let lacks = missing[String(name)] ?? 0
        return LanguageCoverage(
          localization: index,
          state: states[String(name)] ?? .read,
          present: keys - lacks,
          missing: (0..<lacks).map { KeySpace.Index($0) }
        )
      }
    }
    summary.inventory.tables.append(
      Table(
        component: component,
        name: BundlePath(table),
        keys: KeySpace(pool: pool, starts: starts),
        rows: localizations.indices.map { index in
          Row(
            localization: index,
            file: BundlePath("\(localizations[index].name).lproj/\(table).strings"),
            isDict: false,
            cells: [],
            notes: []
          )
        }
      )
    )
    summary.coverage.append(
      Coverage(table: summary.inventory.tables.count - 1, required: keys, languages: coverage)
    )
  }
}

extension Decision {
  static let stays = Decision(isRemoval: false, rule: .unlisted, reason: "not in 'remove'")
  static let isBase = Decision(isRemoval: false, rule: .base, reason: "what all languages share")

  static func goes(_ entry: String) -> Decision {
    Decision(isRemoval: true, rule: .named, reason: "named by '\(entry)' in 'remove'")
  }

  static func serves(_ languages: String, _ component: String) -> Decision {
    Decision(
      isRemoval: false,
      rule: .keepsTheLastResort,
      reason: "serves \(languages), which \(component) lacks"
    )
  }
}

extension TreeSize {
  static func files(_ files: Int, _ bytes: UInt64) -> TreeSize {
    TreeSize(files: files, bytes: bytes, blockBytes: (bytes + 4095) / 4096 * 4096)
  }
}

/// The report on the summaries as one text.
func report(
  _ format: ReportFormat,
  _ summaries: Summary...,
  width: Int = 80,
  colored isColored: Bool = false,
  quiet isQuiet: Bool = false
) -> String {
  final class Page { var bytes: [UInt8] = [] }
  let page = Page()
  var output = Output {
    page.bytes += $0
    return nil
  }
  let style = ReportStyle(width: width, isColored: isColored, isQuiet: isQuiet)
  var reporter = Reporter(format, style: style, version: "1.2.3", count: summaries.count)
  for summary in summaries { reporter.write(summary, into: &output) }
  reporter.finish(into: &output)
  return String(decoding: page.bytes, as: UTF8.self)
}
