package import Languages

/// What an entry takes and how it varies, without its words: entries that differ in words alone have equal rules.
package indirect enum Rule: Hashable, Sendable {
  /// A text whose arguments do not fit into a cell.
  case text(Placeholders)
  /// `NSStringLocalizedFormatKey` with its variables.
  case plural(Plural)
  /// One text or plural for each width, device or the like.
  case variants(Variation, [Variant])
  /// A phrase of App Shortcuts: the names between `${` and `}`, sorted, each once.
  case phrase([String])
  /// A dictionary that the system cannot use, and why, in lower case without a final stop.
  case malformed(String)
}

extension Rule {
  /// What an entry's variants are told apart by.
  package enum Variation: String, Hashable, Sendable {
    /// `NSStringVariableWidthRuleType`.
    case width
    /// `NSStringDeviceSpecificRuleType`.
    case device
  }

  /// One of the variants, with the number or the name of the device as it is written.
  package struct Variant: Hashable, Sendable {
    package var name: String
    package var rule: Rule

    package init(name: String, rule: Rule) {
      self.name = name
      self.rule = rule
    }
  }

  /// A format and the variables that it, or they in turn, may name.
  package struct Plural: Hashable, Sendable {
    package var format: Text

    /// By name.
    package var variables: [Variable]

    package init(format: Text, variables: [Variable]) {
      self.format = format
      self.variables = variables
    }
  }

  /// What a text takes, and the variables among it.
  package struct Text: Hashable, Sendable {
    package var placeholders: Placeholders

    /// In the order of the text.
    package var references: [Reference]

    package init(_ placeholders: Placeholders, references: [Reference] = []) {
      self.placeholders = placeholders
      self.references = references
    }
  }

  /// `%2$#@name@` in a text.
  package struct Reference: Hashable, Sendable {
    package var name: String

    /// From 1.
    package var position: Int

    /// Whether it has a width, which looks like a position but is none: `%2#@name@`.
    package var hasWidth: Bool

    package init(name: String, position: Int, hasWidth: Bool = false) {
      self.name = name
      self.position = position
      self.hasWidth = hasWidth
    }
  }

  /// A dictionary of plural categories.
  package struct Variable: Hashable, Sendable {
    package var name: String

    /// `NSStringFormatValueTypeKey` as written; nil where it is absent or no text.
    package var valueType: String?

    /// What the value type stands for; nil where it is none or not known.
    package var valueClass: ArgumentClass?

    /// Whether `NSStringFormatSpecTypeKey` is `NSStringPluralRuleType`.
    package var isPluralRule: Bool

    /// By category, in the order of the categories.
    package var texts: [CategoryText]

    /// Keys that are no category and mean nothing, sorted.
    package var unknownKeys: [String]

    package init(
      name: String,
      valueType: String?,
      valueClass: ArgumentClass?,
      isPluralRule: Bool = true,
      texts: [CategoryText],
      unknownKeys: [String] = []
    ) {
      self.name = name
      self.valueType = valueType
      self.valueClass = valueClass
      self.isPluralRule = isPluralRule
      self.texts = texts
      self.unknownKeys = unknownKeys
    }
  }

  package struct CategoryText: Hashable, Sendable {
    package var category: PluralCategory
    package var text: Text
    package var isEmpty: Bool

    package init(_ category: PluralCategory, _ text: Text, isEmpty: Bool = false) {
      self.category = category
      self.text = text
      self.isEmpty = isEmpty
    }
  }
}
