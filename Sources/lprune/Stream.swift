import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard output or standard error, unbuffered.
struct Stream: Sendable {
  static let output = Stream(number: 1)
  static let error = Stream(number: 2)

  let number: Int32

  /// Whether a person looks at it.
  var isTerminal: Bool { isatty(number) == 1 }

  /// The columns of the terminal; nil where it is none.
  var width: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all of it; a reader that has gone away is no error of ours.
  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.write(number, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func write(_ number: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(number, start, count)
    #elseif canImport(Musl)
      Musl.write(number, start, count)
    #else
      Darwin.write(number, start, count)
    #endif
  }
}

/// Ends the process.
func leave(with status: ExitStatus) -> Never { exit(status.rawValue) }
