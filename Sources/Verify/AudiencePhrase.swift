import Diagnostics
import Model

/// Users as the subject of a sentence.
enum AudiencePhrase {
  /// `en-US`, `en-US and it-IT`, `en-US and 3 others`, `everyone whose language is not there`; each audience once, in the order given.
  static func users(_ audiences: [Audience]) -> String {
    var known: Set<Audience> = []
    let distinct = audiences.filter { known.insert($0).inserted }
    // A user none of whose languages is there says least, and comes last.
    let ordered = distinct.filter { !$0.languages.isEmpty } + distinct.filter(\.languages.isEmpty)
    let names = ordered.map(name)
    guard names.count > 3, let first = names.first else { return Phrase.list(names) }
    return "\(first) and \(Phrase.number(names.count - 1)) others"
  }

  private static func name(of audience: Audience) -> String {
    switch audience.languages.count {
    case 0: "everyone whose language is not there"
    case 1: Phrase.language(audience.languages[0])
    default: "[\(audience)]"
    }
  }
}
