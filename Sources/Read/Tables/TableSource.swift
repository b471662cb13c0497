package import Model
import PropertyLists

/// How many bytes of a file are read as a table; what is larger is none, and nobody is to run out of memory over it.
let tableSizeLimit = 256 << 20

/// Fills the buffer with what the file holds, or says why it cannot.
package typealias FileReading = @Sendable (BundlePath, inout [UInt8]) throws(UnreadableFile) -> Void

/// Why a file could not be read, or that it changed while it was read.
package struct UnreadableFile: Error, Hashable, Sendable {
  /// In lower case without a final stop.
  package var reason: String

  package init(_ reason: String) { self.reason = reason }
}

/// The contents of one file after the other, in buffers that are used again.
struct TableSource {
  private var contents: [UInt8] = []

  /// UTF-8 of a file in UTF-16 or UTF-32.
  private var text: [UInt8] = []

  mutating func read(_ file: BundlePath, with reading: FileReading) throws(UnreadableFile) {
    try reading(file, &contents)
  }

  /// Finds out the format and hands it to `body` with the text or, of a binary property list, the bytes.
  mutating func withBytes(
    _ body: (UnsafeBufferPointer<UInt8>, PropertyList.Format) throws(PropertyListError) -> Void
  ) throws(PropertyListError) {
    let format = try contents.withUnsafeBufferPointer { (bytes) throws(PropertyListError) in
      try recognize(bytes, transcodingInto: &text)
    }
    try (text.isEmpty ? contents : text).withUnsafeBufferPointer {
      (bytes) throws(PropertyListError) in
      try body(bytes, format)
    }
  }

  /// Hands the file to `body` as it is.
  func withContents<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    contents.withUnsafeBufferPointer(body)
  }
}
