import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Descriptor {
  /// Gives this file all extended attributes of `other`; nothing where the file system has none.
  package func copyAttributes(from other: borrowing Descriptor) throws(DiskError) {
    let source = other.number
    let listed = Self.filled { lprune_list_attributes(source, $0, $1) }
    guard let list = listed else {
      guard errno == ENOTSUP || errno == EOPNOTSUPP else { throw other.error(.copyAttributes) }
      return
    }
    for name in list.split(separator: 0) {
      let name = Array(name) + [0]
      guard let value = Self.filled({ lprune_get_attribute(source, name, $0, $1) }) else {
        throw other.error(.copyAttributes)
      }
      guard lprune_set_attribute(number, name, value, value.count) == 0 else {
        throw error(.copyAttributes)
      }
    }
  }

  /// The bytes that `call` gives, which says with no room how many there are; nil and `errno` if it fails.
  ///
  /// Asks again where there were more by the time of the second call.
  private static func filled(
    _ call: (UnsafeMutablePointer<CChar>?, Int) -> Int
  ) -> [CChar]? {
    while true {
      let size = call(nil, 0)
      guard size >= 0 else { return nil }
      guard size > 0 else { return [] }
      var bytes = [CChar](repeating: 0, count: size)
      let count = bytes.withUnsafeMutableBufferPointer { call($0.baseAddress, size) }
      if count >= 0 { return Array(bytes.prefix(count)) }
      guard errno == ERANGE else { return nil }
    }
  }
}
