import Arguments
import Diagnostics
import Model
import Report

struct ResolveOptions {
  var artifact: String?
  var languages: [String] = []
  var mechanism = Mechanism.system
  var keys: [String] = []
  var resources: [String] = []
  var component: String?
  var common = CommonOptions()
}

extension Command {
  /// `lprune resolve`: says what users see, and why; a policy is not needed.
  static func resolve(in surroundings: Surroundings) -> Command {
    Command(
      "resolve",
      "Show which localization users get, and where what they see is found.",
      discussion: """
        Changes nothing. With a policy it also says what users would see after the prune.

        A system gives each user a search list: the localization nearest to one of the user's languages, those that it \
        inherits from, and the development region. A file is taken from outside of the .lproj folders, else from \
        the first of the list, from Base.lproj, or from the rest of the list. What the file that is found lacks, no \
        other is asked for: a missing key shows as it is.

        With 'apple-languages' the languages are those that the app sets as AppleLanguages, in force from its next \
        launch. With 'in-app' the first is a folder's name, which a picker in the app opens as a bundle of its own; \
        where there is no such folder, it asks the system with all of them.
        """,
      examples: [
        HelpRow(
          "lprune resolve Journal.app --languages ja-JP,fr-FR --key Localizable/menu.open",
          "Show which text someone gets who prefers Japanese, then French."
        ),
        HelpRow(
          "lprune resolve Journal.app --languages en-US --languages '*' --remove en",
          "Show who gets what once English is gone: Americans, and users whose language is not there."
        ),
      ],
      defaults: ResolveOptions(),
      [.positional("artifact", \.artifact, help: .artifactHelp)] + ResolveOptions.bindings
        + CommonOptions.bindings(in: \.common).filter { binding in
          let unused = ["gate", "report", "strict", "quiet"]
          return !unused.contains(binding.parameter.name)
        }
    ) { (options) throws(Failure) in
      try ResolveJob(options, in: surroundings).run()
    }
  }
}

extension ResolveOptions {
  fileprivate static var bindings: [Binding<ResolveOptions>] {
    [
      .option(
        "languages",
        \.languages,
        value: "tags",
        help: """
          What a user prefers, such as 'ja-JP,fr-FR'; '*' is one none of whose languages is there. Repeatable: one user \
          each.
          """
      ),
      .option("mechanism", \.mechanism, help: "How the languages come to count."),
      .option(
        "key",
        \.keys,
        value: "table/key",
        help: """
          A text to look up, such as 'Localizable/menu.open'; repeatable. Of several slashes the first ends the table, \
          unless there is a table with more of them in its name.
          """
      ),
      .option(
        "resource",
        \.resources,
        value: "name.ext",
        help: "A file to look up, such as 'welcome.png' or 'Main.storyboardc'; repeatable."
      ),
      .option(
        "component",
        \.component,
        value: "path",
        help:
          "The bundle to look into, such as 'Frameworks/Chat.framework'; without it the product."
      ),
      .option(
        "report",
        \.common.reports,
        value: "format[=path]",
        help: "Write the answer as text or json, to a file if a path is given; repeatable.",
        parse: destination
      ),
    ]
  }
}

/// A report of this command; one that only the others write is refused.
private func destination(parsing text: String) throws(InvalidValue) -> Destination {
  let format = String(text.prefix { $0 != "=" })
  guard ReportFormat(rawValue: format) != nil else {
    throw InvalidValue(format, isNoneOf: ["text", "json"])
  }
  let destination = try Destination(parsing: text)
  switch destination.format {
  case .text, .json: return destination
  case .xcode:
    throw InvalidValue(
      "unusable value '\(destination.format.rawValue)'",
      advice: "'resolve' makes no findings; write text or json"
    )
  }
}
