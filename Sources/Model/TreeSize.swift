/// How many files there are and how much room they take; a hard link counts once in an artifact.
package struct TreeSize: Hashable, Sendable {
  package var files = 0

  /// What the files hold, in bytes.
  package var bytes: UInt64 = 0

  /// What they take in blocks of 4 KiB, in bytes.
  package var blockBytes: UInt64 = 0

  package init() {}

  package init(files: Int, bytes: UInt64, blockBytes: UInt64) {
    self.files = files
    self.bytes = bytes
    self.blockBytes = blockBytes
  }

  /// The size of one file of `bytes` bytes.
  package init(fileOf bytes: UInt64) {
    self.init(files: 1, bytes: bytes, blockBytes: (bytes + 4095) / 4096 * 4096)
  }

  package static func + (a: TreeSize, b: TreeSize) -> TreeSize {
    TreeSize(
      files: a.files + b.files,
      bytes: a.bytes + b.bytes,
      blockBytes: a.blockBytes + b.blockBytes
    )
  }

  package static func - (a: TreeSize, b: TreeSize) -> TreeSize {
    TreeSize(
      files: a.files - b.files,
      bytes: a.bytes - b.bytes,
      blockBytes: a.blockBytes - b.blockBytes
    )
  }

  package static func += (a: inout TreeSize, b: TreeSize) { a = a + b }
}

/// What kind of thing a localized file is.
package enum FileKind: String, CaseIterable, Sendable {
  case strings, stringsdict, nibs, images, other
}

/// The size of a localization by kind of file.
package struct SizeByKind: Hashable, Sendable {
  private var sizes = [TreeSize](repeating: TreeSize(), count: FileKind.allCases.count)

  package init() {}

  package subscript(kind: FileKind) -> TreeSize {
    get { sizes[kind.index] }
    set { sizes[kind.index] = newValue }
  }

  package var total: TreeSize { sizes.reduce(TreeSize(), +) }
}

extension FileKind {
  fileprivate var index: Int {
    switch self {
    case .strings: 0
    case .stringsdict: 1
    case .nibs: 2
    case .images: 3
    case .other: 4
    }
  }
}
