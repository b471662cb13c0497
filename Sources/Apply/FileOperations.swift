import Disk

/// How Apply makes its calls to the system: one at a time, so that a test can let any one of them fail.
protocol FileOperations {
  /// Makes the calls of `operation`, which change or examine one thing.
  func run<Result: ~Copyable>(
    _ operation: () throws(DiskError) -> Result
  ) throws(DiskError) -> Result
}

/// The calls as they are.
struct SystemOperations: FileOperations {
  func run<Result: ~Copyable>(
    _ operation: () throws(DiskError) -> Result
  ) throws(DiskError) -> Result {
    try operation()
  }
}
