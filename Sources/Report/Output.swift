/// Where a report goes, a buffer at a time, so that no report is ever in memory as a whole.
///
/// It cannot be copied: a copy would print what is buffered twice.
package struct Output: ~Copyable {
  private static let capacity = 1 << 16
  private var buffer: [UInt8] = []
  private let sink: ([UInt8]) -> Int32?

  /// The first error number that the sink gave; after it, nothing more is handed over.
  package private(set) var failure: Int32?

  /// Makes an output that hands its bytes to `sink`, which gives an error number where it cannot
  /// take them.
  package init(to sink: @escaping ([UInt8]) -> Int32?) { self.sink = sink }

  package mutating func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Output.capacity { flush() }
  }

  /// Hands over what is buffered; to be called once more after the last report.
  package mutating func flush() {
    guard !buffer.isEmpty else { return }
    if failure == nil { failure = sink(buffer) }
    buffer.removeAll(keepingCapacity: true)
  }
}
