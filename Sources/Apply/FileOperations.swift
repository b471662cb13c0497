import Disk

/// How Apply makes its calls to the system: one at a time, so that a test can let any one of them fail, and can end the
/// process between any two.
protocol FileOperations {
  /// Makes the calls of `operation`, which change or examine one thing.
  func run<Result: ~Copyable>(
    _ operation: () throws(DiskError) -> Result
  ) throws(DiskError) -> Result

  /// The same for a call that not every file system has.
  func run<Result: ~Copyable>(
    _ call: RareCall,
    _ operation: () throws(DiskError) -> Result
  ) throws(DiskError) -> Result

  /// The number of a signal that asks the process to end and is held back; nil where none is.
  var waitingSignal: Int32? { get }
}

/// A call that not every file system has.
enum RareCall: CaseIterable {
  /// Two entries change places.
  case exchange
  /// An entry is renamed unless something has the new name.
  case exclusiveRename
}

extension FileOperations {
  func run<Result: ~Copyable>(
    _ call: RareCall,
    _ operation: () throws(DiskError) -> Result
  ) throws(DiskError) -> Result {
    try run(operation)
  }
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
