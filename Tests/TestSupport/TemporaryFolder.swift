import Foundation

/// An empty folder of a test's own, removed with all that is in it when the value goes.
package struct TemporaryFolder: ~Copyable {
  /// The absolute path, links in it resolved.
  package let path: String

  /// The folder lies in memory where the system has a place for that and it is asked for, so that thousands of trees whose
  /// changes are waited for take seconds.
  package init(inMemory: Bool = false) throws {
    let memory = "/dev/shm"
    let isThere = inMemory && access(memory, W_OK) == 0
    path = try makeFolder(in: isThere ? memory : NSTemporaryDirectory())
  }

  /// A folder that holds `entries`.
  package init(
    inMemory: Bool = false,
    @TreeBuilder _ entries: () -> [any TreeEntry]
  ) throws {
    let made = try TemporaryFolder(inMemory: inMemory)
    try made.write(entries)
    self = made
  }

  /// Writes `entries` into it, or into the folder `subfolder` below it.
  package func write(
    into subfolder: String = ".",
    @TreeBuilder _ entries: () -> [any TreeEntry]
  ) throws {
    let name = Array("\(path)/\(subfolder)".utf8CString)
    let folder = try checked(open(name, O_RDONLY | O_DIRECTORY), "open", name)
    defer { close(folder) }
    for entry in entries() { try entry.write(into: folder) }
  }

  deinit {
    removeTree(AT_FDCWD, Array(path.utf8CString))
  }
}

/// What `body` returns for a temporary folder that holds `entries` and is removed afterwards.
package func withTemporaryFolder<Result>(
  @TreeBuilder _ entries: () -> [any TreeEntry],
  _ body: (_ path: String) throws -> Result
) throws -> Result {
  let folder = try TemporaryFolder(entries)
  return try body(folder.path)
}

/// The absolute path of a new, empty folder, links in it resolved.
private func makeFolder(in place: String) throws -> String {
  var template = Array("\(place)/lprune-test-XXXXXX".utf8CString)
  guard let made = mkdtemp(&template), let resolved = realpath(made, nil) else {
    throw TreeError("mkdtemp", template)
  }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// Removes what is at an absolute path with all below it, whatever its modes.
package func removeTree(_ path: String) { removeTree(AT_FDCWD, Array(path.utf8CString)) }

/// Removes the entry `name` of `folder` with all below it, whatever its modes; what it cannot, it leaves.
private func removeTree(_ folder: Int32, _ name: [CChar]) {
  guard unlinkat(folder, name, 0) != 0 else { return }
  _ = fchmodat(folder, name, 0o700, 0)
  let opened = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  guard opened >= 0 else { return }
  for (entry, _) in entries(of: opened) { removeTree(opened, entry) }
  close(opened)
  _ = unlinkat(folder, name, AT_REMOVEDIR)
}

/// The names in an open folder, ended by zeros, sorted, and their kinds; none where it cannot be read.
func entries(of folder: Int32) -> [(name: [CChar], mode: mode_t)] {
  let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY)
  guard copy >= 0, let stream = fdopendir(copy) else { return [] }
  defer { closedir(stream) }
  var entries: [(name: [CChar], mode: mode_t)] = []
  while let entry = readdir(stream) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
    }
    guard name != [46, 0], name != [46, 46, 0] else { continue }
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
    entries.append((name, status.st_mode))
  }
  return entries.sorted {
    $0.name.lazy.map(UInt8.init(bitPattern:))
      .lexicographicallyPrecedes($1.name.lazy.map(UInt8.init(bitPattern:)))
  }
}
