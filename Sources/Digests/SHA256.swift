#if canImport(CryptoKit)
  import CryptoKit
#endif

/// SHA-256 of bytes that come in any number of pieces (FIPS 180-4).
package struct SHA256: Sendable {
  /// How many bytes a digest has.
  package static let count = 32

  #if canImport(CryptoKit)
    private var hash = CryptoKit.SHA256()
  #else
    private var hash = BlockHash(SHA256Blocks())
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

  /// The digest of all bytes, 32 of them.
  package consuming func finish() -> [UInt8] {
    #if canImport(CryptoKit)
      Array(hash.finalize())
    #else
      hash.finish()
    #endif
  }

  /// The digest of `bytes` alone.
  package static func digest(of bytes: some Collection<UInt8>) -> [UInt8] {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finish()
  }
}
