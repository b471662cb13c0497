import Foundation

/// Where things are that the tests of the whole program need.
enum Repository {
  /// The folder of Package.swift.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The executable that was built together with the tests, which SwiftPM puts beside them.
  static let lprune = products.appending(path: "lprune")

  private static let products: URL = {
    // On macOS the tests are a bundle that another program loads, on Linux they are the program.
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }()
}
