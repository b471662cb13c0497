#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signals that ask a process to end, held back from when this is made to when it is released, so that changes can
/// be taken back first.
///
/// What the process ignores, as `nohup` makes it, stays ignored. Threads begun before must have ended.
package struct HeldSignals {
  private var before = sigset_t()

  /// Holds the signals back; `release` must follow.
  package init() {
    var held = sigset_t()
    sigemptyset(&held)
    for signal in Self.ending where !Self.isIgnored(signal) { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  /// Lets through what came meanwhile, which may end the process.
  package func release() {
    var mask = before
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  /// The number of a signal that is held back; nil where none is.
  package static var waiting: Int32? {
    var pending = sigset_t()
    sigpending(&pending)
    return ending.first { sigismember(&pending, $0) == 1 && !isIgnored($0) }
  }

  /// Takes the signal that is held back, so that it does not end the process on release.
  package static func take(_ signal: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    var taken: Int32 = 0
    sigwait(&set, &taken)
  }

  private static let ending = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    // `SIG_IGN`, which has no name in Swift.
    return unsafeBitCast(handler, to: Int.self) == 1
  }
}
