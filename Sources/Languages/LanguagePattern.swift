package struct LanguagePattern: Hashable, Sendable {
  package var isException: Bool
  package var isExactFolder: Bool
  package var specificity: Int
  package func matches(name: some Collection<UInt8>, tag: LanguageTag?) -> Bool { false }
}
