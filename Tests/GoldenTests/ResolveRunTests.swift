import Foundation
import Testing

/// What `lprune resolve` makes of its arguments; what it answers is in `Fixtures/Resolve`.
@Suite struct ResolveRunTests {
  private func run(
    _ words: String...,
    environment: [String: String] = [:],
    files: [String: String] = ["en.lproj/T.strings": "\"a\" = \"1\";"]
  ) throws -> Run {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    for (path, text) in files {
      let file = scratch.url.appending(path: "A.app/\(path)")
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try Run(
      of: Repository.lprune,
      ["resolve"] + words,
      environment: environment,
      in: scratch
    )
  }

  /// The heading of the only key that is asked for.
  private func heading(_ key: String, _ files: [String: String]) throws -> String? {
    let run = try run("A.app", "--languages", "en", "--key", key, files: files)
    return run.output.split(separator: "\n").dropFirst(3).first.map(String.init)
  }

  @Test func endsTheTableWhereATableEnds() throws {
    let files = [
      "en.lproj/T.strings": "\"a/b/c\" = \"1\"; \"sub/U/x\" = \"2\";",
      "en.lproj/sub/U.strings": "\"x\" = \"3\"; \"x/y\" = \"4\";",
      "en.lproj/sub.strings": "\"U/only\" = \"5\";",
    ]
    #expect(try heading("T/a/b/c", files) == "  T/a/b/c")
    func json(_ key: String) throws -> String {
      try run("A.app", "--languages", "en", "--key", key, "--report", "json", files: files).output
    }
    #expect(try json("sub/U/x/y").contains("\"table\": \"sub/U\",\n      \"value\": \"4\""))
    #expect(try json("sub/U/none").contains("\"key\": \"none\""))
    #expect(try json("sub/U/only").contains("\"table\": \"sub\",\n      \"value\": \"5\""))
    #expect(try json("T.strings/a/b/c").contains("\"table\": \"T\",\n      \"value\": \"1\""))
    #expect(try json("None/a/b").contains("\"key\": \"a/b\",\n      \"table\": \"None\""))
  }

  @Test(arguments: ["T", "/T", "T/"])
  func wantsATableAndAKey(key: String) throws {
    let run = try run("A.app", "--languages", "en", "--key", key)
    #expect(run.status == 64)
    #expect(
      run.errors
        == (key == "T/"
          ? "error: no key behind the table in 'T/' for '--key'\n"
          : "error: no table in '\(key)' for '--key'; write it before the key: 'Localizable/\(key)'\n")
    )
  }

  @Test func findsAComponentAsPoliciesDo() throws {
    let files = [
      "Info.plist": "{ CFBundleIdentifier = a; }",
      "Frameworks/F.framework/en.lproj/T.strings": "\"a\" = \"1\";",
      "Frameworks/G.framework/en.lproj/T.strings": "\"a\" = \"1\";",
      "Frameworks/G.framework/Info.plist": "{ CFBundleIdentifier = \"com.acme.g\"; }",
    ]
    for name in ["Frameworks/G.framework", "G.framework", "*/G*", "id:com.acme.*"] {
      let run = try run("A.app", "--languages", "en", "--component", name, files: files)
      #expect(run.output.hasPrefix("G.framework in A.app for en\n"), "\(name)")
    }
    let both = try run("A.app", "--languages", "en", "--component", "*.framework", files: files)
    #expect(
      both.errors == """
        error: '*.framework' for '--component' means 2 components
               name one of them: 'Frameworks/F.framework' or 'Frameworks/G.framework'

        """
    )
    let none = try run("A.app", "--languages", "en", "--component", "X.bundle", files: files)
    #expect(
      none.errors == """
        error: no component 'X.bundle' in A.app
               its components are 'Frameworks/F.framework' and 'Frameworks/G.framework'

        """
    )
    #expect(none.status == 64)
    let only = try run("A.app", "--languages", "en", "--component", "X.bundle")
    #expect(only.errors == "error: no component 'X.bundle' in A.app; leave out '--component'\n")
  }

  @Test func refusesToSetTheLanguageOfSettings() throws {
    let files = ["Settings.bundle/en.lproj/Root.strings": "\"a\" = \"1\";"]
    let run = try run(
      "A.app",
      "--languages",
      "en",
      "--component",
      "Settings.bundle",
      "--mechanism",
      "in-app",
      files: files
    )
    #expect(run.status == 64)
    #expect(
      run.errors == """
        error: 'Settings.bundle' is read by the Settings app, which no language set in the app reaches
               leave out '--mechanism'

        """
    )
  }

  @Test func writesToFilesAndTakesTheProductOfXcode() throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let folder = scratch.url.appending(path: "A.app/en.lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let run = try Run(
      of: Repository.lprune,
      ["resolve", "--languages", "en", "--report", "text", "--report", "json=answer.json"],
      environment: ["XCODE_VERSION_ACTUAL": "2600", "CODESIGNING_FOLDER_PATH": "A.app"],
      in: scratch
    )
    #expect(run.output.hasPrefix("A.app for en\n"))
    #expect(run.errors == "")
    let answer = try String(contentsOf: scratch.url.appending(path: "answer.json"), encoding: .utf8)
    #expect(answer.hasPrefix("{\n  \"component\": \"\",\n  \"languages\""))
  }

  @Test func explainsItself() throws {
    #expect(try run("--help").output == Self.help)
  }

  private static let help = """
    Show which localization users get, and where what they see is found.

    USAGE: lprune resolve [<artifact>] [--languages <tags>]...
                          [--mechanism <system|apple-languages|in-app>]
                          [--key <table/key>]... [--resource <name.ext>]...
                          [--component <path>] [--report <format[=path]>]...
                          [--policy <file>] [--keep <tags>] [--remove <tags>]
                          [--development-region <tag>] [--color <auto|always|never>]

    Changes nothing. With a policy it also says what users would see after the
    prune.

    A system gives each user a search list: the localization nearest to one of the
    user's languages, those that it inherits from, and the development region. A
    file is taken from outside of the .lproj folders, else from the first of the
    list, from Base.lproj, or from the rest of the list. What the file that is found
    lacks, no other is asked for: a missing key shows as it is.

    With 'apple-languages' the languages are those that the app sets as
    AppleLanguages, in force from its next launch. With 'in-app' the first is a
    folder's name, which a picker in the app opens as a bundle of its own; where
    there is no such folder, it asks the system with all of them.

    ARGUMENTS
      <artifact>                An .app, .appex, .framework, .bundle or .xcarchive,
                                or a folder with .lproj folders; when Xcode runs it,
                                by default $CODESIGNING_FOLDER_PATH.

    OPTIONS
      --languages <tags>        What a user prefers, such as 'ja-JP,fr-FR'; '*' is
                                one none of whose languages is there. Repeatable:
                                one user each.
      --mechanism <system|apple-languages|in-app>
                                How the languages come to count; the default is
                                system.
      --key <table/key>         A text to look up, such as 'Localizable/menu.open';
                                repeatable. Of several slashes the first ends the
                                table, unless there is a table with more of them in
                                its name.
      --resource <name.ext>     A file to look up, such as 'welcome.png' or
                                'Main.storyboardc'; repeatable.
      --component <path>        The bundle to look into, such as
                                'Frameworks/Chat.framework'; without it the product.
      --report <format[=path]>  Write the answer as text or json, to a file if a
                                path is given; repeatable.
      --policy <file>           The policy; without it 'lprune.json' in $SRCROOT,
                                else in the current folder.
      --keep <tags>             Keep only these, such as 'de,fr'; replaces 'keep'
                                and 'remove' of the policy.
      --remove <tags>           Remove these, such as 'en,en-*,!en-GB'; replaces
                                'keep' and 'remove' of the policy.
      --development-region <tag>
                                The language to fall back to where the own one is
                                removed.
      --color <auto|always|never>
                                Colour the text report; the default is auto.
      -h, --help                Print this help.
      --version                 Print the version.

    EXAMPLES
      lprune resolve Journal.app --languages ja-JP,fr-FR --key Localizable/menu.open
          Show which text someone gets who prefers Japanese, then French.
      lprune resolve Journal.app --languages en-US --languages '*' --remove en
          Show who gets what once English is gone: Americans, and users whose
          language is not there.

    """
}
