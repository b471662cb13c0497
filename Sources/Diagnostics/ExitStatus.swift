/// How a run ended, in the numbers of `sysexits.h` where one fits.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Done, and no finding is an error.
  case done = 0
  /// There are findings at error level; nothing was changed.
  case findings = 1
  /// The arguments are wrong.
  case usage = 64
  /// The artifact or the receipt is damaged, or the artifact is no bundle.
  case damaged = 65
  /// The artifact, the policy or the receipt is not there.
  case missing = 66
  /// A bug in lprune.
  case bug = 70
  /// An I/O failure while reading or applying.
  case io = 74
  /// Another lprune is at work on the artifact.
  case busy = 75
  /// No permission.
  case permission = 77
  /// The policy is wrong.
  case policy = 78
  /// Stopped by `SIGHUP`.
  case hangup = 129
  /// Stopped by `SIGINT`.
  case interrupt = 130
  /// Stopped by `SIGQUIT`.
  case quit = 131
  /// Stopped by `SIGTERM`.
  case terminate = 143

  /// The status of a run that was stopped by a signal; nil of one that does not ask a process to end.
  package init?(stoppedBy signal: Int32) {
    guard (1...31).contains(signal) else { return nil }
    self.init(rawValue: 128 + signal)
  }
}
