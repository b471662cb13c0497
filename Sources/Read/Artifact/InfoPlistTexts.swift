package import Model
import PropertyLists

extension InfoPlist {
  /// The values of those of the keys that hold a text.
  package func texts(of keys: [String]) -> [String: String] {
    let list: PropertyList
    do {
      list = try PropertyList(parsing: bytes)
    } catch {
      // Reading the artifact would have failed over it.
      return [:]
    }
    return keys.reduce(into: [:]) { texts, key in texts[key] = list.root[key]?.string }
  }
}
