/// Which components an entry of the policy is about: `Frameworks/Acme*`, `id:com.acme.*`, `""` for the product.
package struct ComponentPattern: Hashable, Sendable {
  private var isIdentifier: Bool
  private var glob: Glob

  package init(_ text: String) {
    isIdentifier = text.hasPrefix("id:")
    glob = Glob(isIdentifier ? String(text.dropFirst(3)) : text)
  }

  /// The pattern as it is written.
  package var text: String { (isIdentifier ? "id:" : "") + glob.text }

  /// Whether it means `component`: by its policy path or, without a `/`, by its folder's name at any depth.
  package func matches(_ component: Component) -> Bool {
    if isIdentifier { return component.identifier.map { glob.matches($0.utf8) } ?? false }
    if glob.matches(component.path.bytes) { return true }
    return !glob.text.isEmpty && !glob.text.utf8.contains(UInt8(ascii: "/"))
      && glob.matches(component.path.name.bytes)
  }
}
