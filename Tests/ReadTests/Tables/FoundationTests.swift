import Foundation
import Model
import PropertyLists
import Read
import Testing

/// Tables of this package, and of apps that no one here wrote, read by Foundation as well.
@Suite struct FoundationTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let fixtures = tests.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// The folder that `LPRUNE_REAL_BUNDLES` names, if it does.
  private static var realBundles: URL? {
    ProcessInfo.processInfo.environment["LPRUNE_REAL_BUNDLES"].map {
      URL(filePath: $0).resolvingSymlinksInPath()
    }
  }

  @Test(arguments: tables(below: fixtures) + tables(below: tests.appending(path: "Cases")))
  func readsTheSame(file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    #expect(differences(about: bytes) == [])
  }

  @Test(.enabled(if: realBundles != nil), arguments: realBundles.map(tables) ?? [])
  func readsTheSameOfRealBundles(file: URL) throws {
    let bytes = Array(try Data(contentsOf: file))
    #expect(differences(about: bytes) == [])
  }

  /// Every exception of the list is one: there is a file that it explains.
  @Test func knowsDifferencesThatThereAre() {
    let samples: [(KnownDifference, [UInt8])] = [
      (.bytesThatAreNoUTF8, ascii("<!-- ") + [0xE9] + ascii(" --><dict/>")),
      (.zeroAmongTheFirstBytes, [0, 0x20, 0x20, 0]),
      (.encodingNamedInXML, ascii("<?xml version='1.0' encoding='windows-1252'?><dict/>")),
    ]
    for (difference, file) in samples {
      #expect(KnownDifference.explaining(file) == difference)
      #expect(SecondOpinion(file).keys != nil, "\(difference)")
      #expect(table(of: [file]).rows[0].isDamaged, "\(difference)")
    }
  }

  @Test(arguments: [
    ("a = 1; a = 2;", ["a": PlainValue.text("2")]),
    (
      "a = { b = (c); d = <0f>; };",
      ["a": .dictionary([ascii("b"): .list([.text("c")]), ascii("d"): .other])]
    ),
    ("<dict><key>a</key><array><true/></array></dict>", ["a": .list([.other])]),
    ("a = \"\\UD83D\";", ["a": .text("\u{FFFD}")]),
  ])
  func looksIntoValues(text: String, expected: [String: PlainValue]) {
    #expect(SecondOpinion(ascii(text)).values == expected)
    let ours = values(of: ascii(text)).map { (String(decoding: $0, as: UTF8.self), $1) }
    #expect(Dictionary(uniqueKeysWithValues: ours) == expected)
    #expect(differences(about: ascii(text)) == [])
  }

  /// Every regular table below a folder.
  static func tables(below folder: URL) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String }
    return (paths ?? []).sorted().filter {
      $0.hasSuffix(".strings") || $0.hasSuffix(".stringsdict")
    }
    .map { folder.appending(path: $0) }
    .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true }
  }
}
