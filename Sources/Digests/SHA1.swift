#if canImport(CryptoKit)
  import CryptoKit
#endif

/// SHA-1 of bytes that come in any number of pieces (FIPS 180-4), for old seals that have nothing better.
///
/// Whoever wants to can make two files with the same SHA-1: it tells changes apart, not attacks.
package struct SHA1: Sendable {
  /// How many bytes a digest has.
  package static let count = 20

  #if canImport(CryptoKit)
    private var hash = Insecure.SHA1()
  #else
    private var hash = BlockHash(SHA1Blocks())
  #endif

  package init() {}

  /// Takes in more bytes.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    #if canImport(CryptoKit)
      hash.update(bufferPointer: bytes)
    #else
      hash.update(bytes)
    #endif
  }

  /// Takes in more bytes.
  package mutating func update(_ bytes: some Collection<UInt8>) {
    withRawBytes(of: bytes) { update($0) }
  }

  /// The digest of all bytes, 20 of them.
  package consuming func finish() -> [UInt8] {
    #if canImport(CryptoKit)
      Array(hash.finalize())
    #else
      hash.finish()
    #endif
  }

  /// The digest of `bytes` alone.
  package static func digest(of bytes: some Collection<UInt8>) -> [UInt8] {
    var hash = SHA1()
    hash.update(bytes)
    return hash.finish()
  }
}
