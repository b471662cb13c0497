import Disk
import Foundation
import Model

@testable import Apply

/// Operations some of which fail, and between which anything may happen.
final class Faults: FileOperations {
  /// How many operations were tried.
  private(set) var count = 0

  private let fails: (Int) -> Bool
  private let code: Int32
  private let unsupported: Set<RareCall>
  private let meanwhile: (Int) -> Void

  /// `fails` is asked, and `meanwhile` called, before each operation, with its number counted from 1; the file system
  /// lacks the calls that are `unsupported`.
  init(
    code: Int32 = EIO,
    unsupported: Set<RareCall> = [],
    fails: @escaping (Int) -> Bool = { _ in false },
    meanwhile: @escaping (Int) -> Void = { _ in }
  ) {
    self.code = code
    self.fails = fails
    self.unsupported = unsupported
    self.meanwhile = meanwhile
  }

  convenience init(meanwhile: @escaping (Int) -> Void) {
    self.init(fails: { _ in false }, meanwhile: meanwhile)
  }

  /// The signal that is said to wait.
  var waitingSignal: Int32?

  func run<Result: ~Copyable>(
    _ operation: () throws(DiskError) -> Result
  ) throws(DiskError) -> Result {
    count += 1
    meanwhile(count)
    guard !fails(count) else { throw DiskError(.examine, "injected", code: code) }
    return try operation()
  }

  func run<Result: ~Copyable>(
    _ call: RareCall,
    _ operation: () throws(DiskError) -> Result
  ) throws(DiskError) -> Result {
    let isUnsupported = unsupported.contains(call)
    return try run { () throws(DiskError) in
      guard !isUnsupported else { throw DiskError(.rename, "unsupported", code: ENOTSUP) }
      return try operation()
    }
  }
}
