import Arguments
import Model
import Report

/// What all commands take.
struct CommonOptions {
  var policy: String?
  var keep: String?
  var remove: String?
  var developmentRegion: String?
  var gate: Policy.Gate?
  var reports: [Destination] = []
  var isStrict = false
  var isQuiet = false
  var color = ColorChoice.auto
}

extension String {
  /// What `<artifact>` may be, in every command.
  static let artifactHelp = """
    An .app, .appex, .framework, .bundle or .xcarchive, or a folder with .lproj folders; when Xcode \
    runs it, by default $CODESIGNING_FOLDER_PATH.
    """
}

enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

/// A report and where it goes: `json`, `json=report.json`.
struct Destination {
  var format: ReportFormat

  /// Nil for standard output.
  var path: String?

  init(_ format: ReportFormat, path: String? = nil) {
    self.format = format
    self.path = path
  }

  init(parsing text: String) throws(InvalidValue) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    format = try ReportFormat(choosing: String(parts[0]))
    path = parts.count > 1 ? String(parts[1]) : nil
    if path?.isEmpty == true { throw InvalidValue("no path behind '='") }
  }
}

extension CommonOptions {
  /// One list for all commands, so that an option has the same name and meaning in each.
  static func bindings<Options>(
    in path: WritableKeyPath<Options, CommonOptions>
  ) -> [Binding<Options>] {
    let own: [Binding<CommonOptions>] = [
      .option(
        "policy",
        \.policy,
        value: "file",
        help: "The policy; without it 'lprune.json' in $SRCROOT, else in the current folder."
      ),
      .option(
        "keep",
        \.keep,
        value: "tags",
        help: "Keep only these, such as 'de,fr'; replaces 'keep' and 'remove' of the policy."
      ),
      .option(
        "remove",
        \.remove,
        value: "tags",
        help: "Remove these, such as 'en,en-*,!en-GB'; replaces 'keep' and 'remove' of the policy."
      ),
      .option(
        "development-region",
        \.developmentRegion,
        value: "tag",
        help: "The language to fall back to where the own one is removed."
      ),
      .option(
        "gate",
        \.gate,
        help: "What is an error: all that is not covered, or only the harm that this plan does."
      ),
      .option(
        "report",
        \.reports,
        value: "format[=path]",
        help: "Write a report as text, json or xcode, to a file if a path is given; repeatable.",
        parse: Destination.init(parsing:)
      ),
      .flag("strict", \.isStrict, help: "Count warnings as errors."),
      .flag("quiet", \.isQuiet, help: "Print only warnings, errors and the last line."),
      .option("color", \.color, help: "Colour the text report."),
    ]
    return own.map { $0.inside(path) }
  }
}
