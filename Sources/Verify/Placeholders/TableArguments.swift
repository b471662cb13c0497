import Model
import Resolve

/// What is wrong with the arguments that the entries of one table take.
struct TableArguments {
  /// What an entry was compared with.
  enum Origin: Hashable {
    /// The source's entry, in this row.
    case source(row: Int)
    case key
    /// What most languages take, such as the one of this row.
    case majority(row: Int)
    /// The first language of several that differ, none of which most languages agree with.
    case first(row: Int)
    /// Nothing: the entry contradicts itself, or is the one that others are compared with.
    case itself

    /// The row of what it was compared with.
    var row: Int? {
      switch self {
      case .source(let row), .majority(let row), .first(let row): row
      case .key, .itself: nil
      }
    }
  }

  /// An entry that something is wrong with.
  struct Issue {
    /// The index in `Component.localizations`.
    var language: Int
    var row: Int
    var key: KeySpace.Index
    var origin: Origin
    /// The index in `outcomes`.
    var outcome: Int
  }

  let judged: JudgedTable
  let issues: [Issue]

  /// For each check the worst that is wrong; each once, however many entries it is the outcome of.
  let outcomes: [[ArgumentDifference]]

  init(of judged: JudgedTable) {
    self.judged = judged
    var scan = ArgumentScan(of: judged)
    if judged.takesArguments, !judged.languages.isEmpty { scan.run() }
    issues = scan.issues
    outcomes = scan.comparer.outcomes
  }
}

extension JudgedTable {
  /// Whether texts of the table can be formats, or phrases with parameters.
  fileprivate var takesArguments: Bool {
    switch fallback {
    case .infoPlist, .nib: holdsPhrases
    default: true
    }
  }

  /// Whether the texts are what is said to Siri.
  var holdsPhrases: Bool { name == "AppShortcuts" }
}
