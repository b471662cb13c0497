/// An entry of `keep` or `remove`.
package struct LanguagePattern: Hashable, Sendable {
}
