#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Descriptor {
  /// Writes all of `bytes` at the file's place.
  package func write(_ bytes: [UInt8]) throws(DiskError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        retrying { systemWrite(number, .init(rebasing: bytes[written...])) }
      }
      guard count >= 0 else { throw error(.write) }
      written += count
    }
  }

  /// Waits until what was written to this file, or the names in this folder, are on the disk.
  ///
  /// On Apple platforms `fsync` only hands over to the drive; `F_FULLFSYNC` waits for it where it can.
  package func sync() throws(DiskError) {
    #if canImport(Darwin)
      if fcntl(number, F_FULLFSYNC) == 0 { return }
    #endif
    guard retrying({ fsync(number) }) == 0 else { throw error(.sync) }
  }

  /// Sets the permission and set-id bits.
  package func changeMode(to mode: UInt32) throws(DiskError) {
    guard fchmod(number, mode_t(truncatingIfNeeded: mode & 0o7777)) == 0 else {
      throw error(.changeMode)
    }
  }

  package func changeOwner(to owner: UInt32, group: UInt32) throws(DiskError) {
    guard fchown(number, owner, group) == 0 else { throw error(.changeOwner) }
  }

  /// Sets when it was last read and when it was last changed.
  package func changeTimes(
    accessed: FileStatus.Timestamp,
    modified: FileStatus.Timestamp
  ) throws(DiskError) {
    let times = [timespec(accessed), timespec(modified)]
    guard futimens(number, times) == 0 else { throw error(.changeTimes) }
  }
}

extension timespec {
  fileprivate init(_ time: FileStatus.Timestamp) {
    self.init(tv_sec: time_t(time.seconds), tv_nsec: Int(time.nanoseconds))
  }
}
