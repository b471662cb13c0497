import Digests
import Foundation
import Testing

@Suite struct DigestTests {
  /// The messages of FIPS 180 and its examples, with the digests published there.
  @Test(arguments: [
    (
      "",
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      "da39a3ee5e6b4b0d3255bfef95601890afd80709"
    ),
    (
      "abc",
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
      "a9993e364706816aba3e25717850c26c9cd0d89d"
    ),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
      "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    ),
  ])
  func givesThePublishedDigests(text: String, sha256: String, sha1: String) {
    #expect(hexadecimal(SHA256.digest(of: text.utf8)) == sha256)
    #expect(hexadecimal(SHA1.digest(of: text.utf8)) == sha1)
  }

  @Test func givesThePublishedDigestsOfAMillionLetters() {
    let text = String(repeating: "a", count: 1_000_000)
    #expect(
      hexadecimal(SHA256.digest(of: text.utf8))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    )
    #expect(
      hexadecimal(SHA1.digest(of: text.utf8)) == "34aa973cd4c4daa4f61eeb2bdbad27316534016f"
    )
  }

  /// The last block holds the length too, so that these are the lengths at which something changes.
  @Test(arguments: [0, 1, 54, 55, 56, 57, 63, 64, 65, 118, 119, 120, 121, 127, 128, 129, 1000])
  func doesNotMindInWhichPiecesBytesCome(length: Int) {
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let (sha256, sha1) = (SHA256.digest(of: bytes), SHA1.digest(of: bytes))
    for size in [1, 3, 55, 63, 64, 65, 100] {
      var (pieces256, pieces1) = (SHA256(), SHA1())
      for start in stride(from: 0, to: length, by: size) {
        pieces256.update(bytes[start..<min(start + size, length)])
        pieces1.update(bytes[start..<min(start + size, length)])
      }
      #expect(pieces256.finish() == sha256)
      #expect(pieces1.finish() == sha1)
    }
  }

  /// The tools are there on every Linux; elsewhere the published digests must do.
  @Test(
    .enabled(if: tool("sha256sum") != nil && tool("sha1sum") != nil),
    arguments: [0, 1, 55, 56, 63, 64, 65, 119, 120, 4096, 100_003]
  )
  func agreesWithTheSystemsTools(length: Int) throws {
    let bytes = (0..<length).map { _ in UInt8.random(in: 0...255) }
    #expect(try digest(of: bytes, by: "sha256sum") == hexadecimal(SHA256.digest(of: bytes)))
    #expect(try digest(of: bytes, by: "sha1sum") == hexadecimal(SHA1.digest(of: bytes)))
  }

  @Test func takesBytesThatDoNotLieTogether() {
    let (front, back) = (Array("ab".utf8), Array("c".utf8))
    let joined = [front, back].joined()
    var hash = SHA256()
    hash.update(Array(joined).lazy.map { $0 })
    #expect(hash.finish() == SHA256.digest(of: "abc".utf8))
  }
}

private func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { String(format: "%02x", $0) }.joined()
}

/// Where a tool of the system is.
private func tool(_ name: String) -> URL? {
  ["/usr/bin", "/bin"].map { URL(fileURLWithPath: "\($0)/\(name)") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
}

/// What the tool prints for a file that holds `bytes`.
private func digest(of bytes: [UInt8], by name: String) throws -> String {
  let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try Data(bytes).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  let executable: URL = try #require(tool(name))
  let process = Process()
  process.executableURL = executable
  process.arguments = [file.path]
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  let printed = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: printed.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
}
