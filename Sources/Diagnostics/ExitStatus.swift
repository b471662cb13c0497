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
  /// No permission.
  case permission = 77
  /// The policy is wrong.
  case policy = 78
}
