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

  /// Makes sure that the three standard streams are there, and that writing to one that nobody reads is an error and no end.
  ///
  /// Where one was closed, the next file that is opened would get its number, and whatever is said would go into it.
  static func prepareStandardStreams() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) < 0 {
      // The lowest number that is free, which is this one.
      _ = open("/dev/null", O_RDWR)
    }
    signal(SIGPIPE, SIG_IGN)
  }

  let number: Int32

  /// Whether a person looks at it.
  var isTerminal: Bool { isatty(number) == 1 }

  /// The columns of the terminal; nil where it is none.
  var width: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all of it; the error number where it cannot.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.write(number, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno }
      rest = rest.dropFirst(count)
    }
    return nil
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

extension Stream {
  /// Opens the file at `path` for writing from its start: one that need not be there or, without `replacing`, must not.
  init(
    writingTo path: String,
    named name: String? = nil,
    replacing isReplacing: Bool = true
  ) throws(Failure) {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC
    number = open(path, flags | (isReplacing ? O_TRUNC : O_EXCL | O_NOFOLLOW), 0o666)
    guard number < 0 else { return }
    let code = errno
    throw Failure(
      code == EACCES || code == EPERM || code == EROFS ? .permission : .io,
      "cannot write the \(name ?? "report '\(path)'"): \(reason(code))",
      advice: "its folder must be there and writable"
    )
  }

  /// Closes a file that was opened for writing; the error number where its end was lost.
  func close() -> Int32? {
    #if canImport(Glibc)
      Glibc.close(number) == 0 ? nil : errno
    #elseif canImport(Musl)
      Musl.close(number) == 0 ? nil : errno
    #else
      Darwin.close(number) == 0 ? nil : errno
    #endif
  }
}

/// What an error number means, in the system's words, beginning with a small letter.
func reason(_ code: Int32) -> String {
  let text = strerror(code).map { String(cString: $0) } ?? "error \(code)"
  return text.prefix(1).lowercased() + text.dropFirst()
}

/// Ends the process.
func leave(with status: ExitStatus) -> Never { exit(status.rawValue) }
