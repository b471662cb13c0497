import Disk

/// How Apply makes its calls to the system: one at a time, so that a test can let any one of them fail, and can end the
/// process between any two.
protocol FileOperations {
  /// Makes the calls of `operation`, which change or examine one thing.
  func run<Result: ~Copyable>(
    _ operation: () throws(DiskError) -> Result
  ) throws(DiskError) -> Result

  /// The number of a signal that asks the process to end and is held back; nil where none is.
  var waitingSignal: Int32? { get }
}

/// The calls as they are.
struct SystemOperations: FileOperations {
  func run<Result: ~Copyable>(
    _ operation: () throws(DiskError) -> Result
  ) throws(DiskError) -> Result {
    try operation()
  }

  var waitingSignal: Int32? { HeldSignals.waiting }
}
