import Foundation

/// An empty folder in the temporary folder, for one test.
struct ScratchFolder {
  /// Its real path, links resolved, as programs that run in it see it.
  let url: URL

  init() throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = temporary.appending(path: "lprune-golden-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  /// Copies an item into the folder under its own name, links as links.
  func copy(_ item: URL) throws {
    try FileManager.default.copyItem(at: item, to: url.appending(path: item.lastPathComponent))
  }

  func remove() {
    // What stays behind in the temporary folder is no reason for a test to fail.
    try? FileManager.default.removeItem(at: url)
  }
}
