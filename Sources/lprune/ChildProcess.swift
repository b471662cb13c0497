#if canImport(Glibc)
  // `environ` is a variable of the C library, which nothing here changes.
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// How a program that was run came to its end.
enum ChildEnd: Equatable {
  case status(Int32)
  case signal(Int32)
  /// It never ran; the error number that says why.
  case notStarted(Int32)
  /// It ran, and the system does not say how it ended; the error number that says why.
  case lost(Int32)
}

/// Runs the program that the first word names, which is looked for in `PATH`, with all words as its arguments and this
/// process's environment, and waits for its end.
///
/// What it prints goes to standard error, and signals that are blocked or ignored here are not in it.
func spawn(_ words: [[UInt8]]) -> ChildEnd {
  var arguments = words.map { strdup($0.map(CChar.init(bitPattern:)) + [0]) }
  defer { for argument in arguments { free(argument) } }
  guard let program = arguments.first ?? nil else { return .notStarted(ENOENT) }
  arguments.append(Optional.none)

  var actions = emptyActions
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, 2, 1)

  var attributes = emptyAttributes
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var blocked = sigset_t()
  sigemptyset(&blocked)
  posix_spawnattr_setsigmask(&attributes, &blocked)
  var ignored = sigset_t()
  sigemptyset(&ignored)
  sigaddset(&ignored, SIGPIPE)
  posix_spawnattr_setsigdefault(&attributes, &ignored)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

  // Where the parent ignores the ends of children, so does this process, and never learns of them.
  signal(SIGCHLD, SIG_DFL)
  var child = pid_t()
  let code = posix_spawnp(&child, program, &actions, &attributes, arguments, environment)
  guard code == 0 else { return .notStarted(code) }
  var status: Int32 = 0
  while waitpid(child, &status, 0) < 0 {
    guard errno == EINTR else { return .lost(errno) }
  }
  let signal = status & 0x7f
  return signal == 0 ? .status(status >> 8 & 0xff) : .signal(signal)
}

#if canImport(Darwin)
  private var emptyActions: posix_spawn_file_actions_t? { nil }
  private var emptyAttributes: posix_spawnattr_t? { nil }
  private var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    _NSGetEnviron().pointee
  }
#else
  private var emptyActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
  private var emptyAttributes: posix_spawnattr_t { posix_spawnattr_t() }
  private var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { environ }
#endif
