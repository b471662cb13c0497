import Foundation

/// A folder with what is in it, as a test shows its tree.
///
/// ```swift
/// Folder("Journal.app") {
///   TextFile("Info.plist", infoPlist(["CFBundleDevelopmentRegion": "en"]))
///   Folder("en.lproj") { TextFile("Localizable.strings", #""a" = "b";"#) }
///   Link("de.lproj", to: "en.lproj")
/// }
/// ```
package struct Folder: TreeEntry {
  private let name: EntryName
  private let mode: mode_t
  private let entries: [any TreeEntry]

  package init(
    _ name: String,
    mode: UInt32 = 0o755,
    @TreeBuilder _ entries: () -> [any TreeEntry] = { [] }
  ) {
    self.init(EntryName(name), mode: mode, entries)
  }

  package init(
    bytes: [UInt8],
    mode: UInt32 = 0o755,
    @TreeBuilder _ entries: () -> [any TreeEntry] = { [] }
  ) {
    self.init(EntryName(bytes: bytes), mode: mode, entries)
  }

  private init(_ name: EntryName, mode: UInt32, _ entries: () -> [any TreeEntry]) {
    self.name = name
    self.mode = mode_t(mode)
    self.entries = entries()
  }

  package func write(into folder: Int32) throws {
    let name = name.cString
    try checked(mkdirat(folder, name, 0o700), "mkdirat", name)
    let opened = try checked(openat(folder, name, O_RDONLY | O_DIRECTORY), "openat", name)
    defer { close(opened) }
    for entry in entries { try entry.write(into: opened) }
    // Last, because a folder may be made one that nobody can write into.
    try checked(fchmod(opened, mode), "fchmod", name)
  }
}

/// Collects the entries of a folder; loops and conditions work.
@resultBuilder
package enum TreeBuilder {
  package static func buildExpression(_ entry: any TreeEntry) -> [any TreeEntry] { [entry] }

  package static func buildExpression(_ entries: [any TreeEntry]) -> [any TreeEntry] { entries }

  package static func buildBlock(_ parts: [any TreeEntry]...) -> [any TreeEntry] {
    parts.flatMap(\.self)
  }

  package static func buildArray(_ parts: [[any TreeEntry]]) -> [any TreeEntry] {
    parts.flatMap(\.self)
  }

  package static func buildOptional(_ part: [any TreeEntry]?) -> [any TreeEntry] { part ?? [] }

  package static func buildEither(first part: [any TreeEntry]) -> [any TreeEntry] { part }

  package static func buildEither(second part: [any TreeEntry]) -> [any TreeEntry] { part }
}
