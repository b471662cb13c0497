import Foundation

/// Something that a test writes into a folder: a file, a folder, a link.
package protocol TreeEntry {
  /// Writes it into the open folder `folder`.
  func write(into folder: Int32) throws
}

/// The name of an entry in bytes, which need not be text.
package struct EntryName: Sendable {
  package var bytes: [UInt8]

  package init(_ text: String) { bytes = Array(text.utf8) }

  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// The bytes with a zero behind them.
  var cString: [CChar] { bytes.map(CChar.init(bitPattern:)) + [0] }
}

/// A call that a test needed and that failed.
package struct TreeError: Error, CustomStringConvertible {
  package var description: String

  init(_ call: String, _ name: [CChar]) {
    let reason = String(cString: strerror(errno))
    let name = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    description = "\(call) '\(name)': \(reason)"
  }
}

/// The result of a call; throws where it is negative.
@discardableResult
func checked(_ result: Int32, _ call: String, _ name: [CChar]) throws -> Int32 {
  guard result >= 0 else { throw TreeError(call, name) }
  return result
}
