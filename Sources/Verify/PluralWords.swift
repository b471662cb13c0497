import Diagnostics
import Languages
import Model

/// Plural forms and the numbers that show them, in the words of messages.
enum PluralWords {
  /// `the plural form 'few'`, `the plural forms 'few' and 'many'`.
  static func forms(_ categories: [PluralCategory]) -> String {
    let names = Phrase.list(categories.map { "'\($0.rawValue)'" })
    return "the plural \(categories.count == 1 ? "form" : "forms") \(names)"
  }

  /// What shows any of the categories in each of the languages: `numbers such as 2, 3, 4 and 22`, `the number 1`; with
  /// whether that is more than one thing.
  static func numbers(
    showing categories: [PluralCategory],
    in tags: [LanguageTag]
  ) -> (text: String, areMany: Bool) {
    let all = tags.compactMap(\.pluralCategories)
    let whole = common(
      all.map { known in categories.flatMap { known.wholeNumbers(in: $0) }.sorted() }
    )
    let decimals = common(all.map { known in categories.flatMap { known.decimals(in: $0) } })
    let numbers = whole.isEmpty ? decimals : whole.map(String.init)
    guard let first = numbers.first else {
      let isMillions = all.allSatisfy { known in
        categories.allSatisfy { known.all.contains($0) && known.isOfMillions($0) }
      }
      return (isMillions ? "whole millions" : "some numbers", true)
    }
    guard numbers.count > 1 else { return ("the number \(first)", false) }
    return ("numbers such as \(Phrase.list(Array(numbers.prefix(4))))", true)
  }

  /// What is in each of the lists, in the order of the first.
  private static func common<Number: Hashable>(_ lists: [[Number]]) -> [Number] {
    guard let first = lists.first else { return [] }
    return first.filter { number in lists.dropFirst().allSatisfy { $0.contains(number) } }
  }
}

extension PluralCategories {
  /// Whether the category is for whole millions and compact notation alone.
  fileprivate func isOfMillions(_ category: PluralCategory) -> Bool {
    !wholeNumbers.contains(category) && !decimals.contains(category)
  }
}

extension Rule.Variable {
  /// Whether the system can use it, so that its texts are worth a look.
  var isUsable: Bool { isPluralRule && valueClass != nil }

  /// Whether its numbers may have a fraction.
  var isDecimal: Bool { valueClass == .double || valueClass == .longDouble }

  func text(for category: PluralCategory) -> Rule.CategoryText? {
    texts.first { $0.category == category }
  }
}
