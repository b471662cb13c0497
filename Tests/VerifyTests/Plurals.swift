import Languages
import Model
import TestSupport

/// The findings about how texts vary in a table `L` with these rules by language, then key, beside these plain texts.
func varying(
  _ rules: [String: [String: Rule]],
  plain: [String: Sample.Texts] = [:],
  region: String = "en",
  policy: Policy = Policy(),
  checks: Set<String> = [
    "missing-plural-category", "unused-plural-category", "implied-quantity", "shape-differs",
    "malformed-rule",
  ]
) throws -> [String] {
  try judged(sample(rules, plain: plain, region: region), policy: policy)
    .filter { checks.contains($0.check) }.lines
}

/// A product with one table `L`.
func sample(
  _ rules: [String: [String: Rule]],
  plain: [String: Sample.Texts] = [:],
  region: String = "en"
) -> Sample {
  var all: [Rule] = []
  var cells: [String: [String: Cell]] = [:]
  for (language, rules) in rules.sorted(by: { $0.key < $1.key }) {
    for (key, rule) in rules.sorted(by: { $0.key < $1.key }) {
      let number = all.firstIndex(of: rule) ?? all.count
      if number == all.count { all.append(rule) }
      cells["\(language)/L.stringsdict", default: [:]][key] = Cell(.text, rule: number)
    }
  }
  return Sample(
    region: region,
    tables: [
      "L": plain, "L.stringsdict": rules.mapValues { $0.mapValues { _ in "rule" } },
    ],
    cells: cells,
    rules: all
  )
}

extension Rule {
  /// `%#@n@` with a text for each category, which shows the number except in `wordsOnly`.
  static func plural(
    _ categories: PluralCategory...,
    valueType: String? = "d",
    of valueClass: ArgumentClass? = .int32,
    wordsOnly: Set<PluralCategory> = [],
    isPluralRule: Bool = true,
    unknownKeys: [String] = []
  ) -> Rule {
    let texts = categories.sorted().map { category in
      CategoryText(category, Text(wordsOnly.contains(category) ? .none : .init([.int32])))
    }
    let variable = Variable(
      name: "n",
      valueType: valueType,
      valueClass: valueClass,
      isPluralRule: isPluralRule,
      texts: texts,
      unknownKeys: unknownKeys
    )
    return .plural(Plural(format: .naming("n"), variables: [variable]))
  }
}

extension Rule.Text {
  /// A text of variables alone: `%#@a@ %#@b@`.
  static func naming(_ names: String...) -> Self {
    Self(
      Placeholders(names.map { _ in .variable }),
      references: names.enumerated().map { Rule.Reference(name: $1, position: $0 + 1) }
    )
  }
}
