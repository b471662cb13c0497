#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What reading a number of bytes may cost: so much in any case, and so much for each byte.
///
/// The sanitizer and the counting of branches make everything several times slower than it is in the tool. What is allowed
/// is three times what the worst inputs cost that are known to be read in one go.
struct Allowance {
  var nanosecondsPerByte: Int
  var bytesPerByte: Int

  private static let nanosecondsInAnyCase = 20_000_000
  private static let bytesInAnyCase = 2 << 20

  func nanoseconds(for count: Int) -> Int { Self.nanosecondsInAnyCase + count * nanosecondsPerByte }
  func bytes(for count: Int) -> Int { Self.bytesInAnyCase + count * bytesPerByte }
}

/// Does what reads `count` bytes, and stops where that takes too long or needs too much memory.
func measured<Result>(
  _ what: String,
  of count: Int,
  within allowance: Allowance,
  _ body: () -> Result
) -> Result {
  let before = Memory.live
  Memory.peak = before
  let start = processorTime()
  let result = body()
  var time = processorTime() - start
  let memory = Memory.peak - before
  let limit = allowance.bytes(for: count)
  require(memory <= limit, "\(what) of \(count) bytes needs \(memory) bytes, more than \(limit)")
  // Other work on the machine slows this down too, but not each time.
  for _ in 0..<2 where time > allowance.nanoseconds(for: count) {
    let start = processorTime()
    _ = body()
    time = min(time, processorTime() - start)
  }
  require(
    time <= allowance.nanoseconds(for: count),
    "\(what) of \(count) bytes takes \(time / 1_000_000) ms, more than"
      + " \(allowance.nanoseconds(for: count) / 1_000_000) ms"
  )
  if Report.isWanted, count >= Report.least {
    print("cost:", what, count, time / count, "ns/byte", memory / count, "bytes/byte")
  }
  return result
}

/// Prints what each reading cost, where `LPRUNE_FUZZ_COST` is set, to find out what to allow.
private enum Report {
  static let isWanted = getenv("LPRUNE_FUZZ_COST") != nil
  static let least = 10_000
}

/// The time that this thread has spent, in nanoseconds.
private func processorTime() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// What is allocated, as the sanitizer tells it; only one thread allocates while something is measured.
private enum Memory {
  nonisolated(unsafe) static var live = 0
  nonisolated(unsafe) static var peak = 0
}

/// Begins to count what is allocated.
func countMemory() {
  _ = Memory.live
  _ = installHooks(
    { _, size in
      Memory.live += size
      if Memory.live > Memory.peak { Memory.peak = Memory.live }
    },
    { place in Memory.live -= allocatedSize(place) }
  )
}

@_silgen_name("__sanitizer_install_malloc_and_free_hooks")
private func installHooks(
  _ malloc: @convention(c) (UnsafeRawPointer?, Int) -> Void,
  _ free: @convention(c) (UnsafeRawPointer?) -> Void
) -> Int32

@_silgen_name("__sanitizer_get_allocated_size")
private func allocatedSize(_ place: UnsafeRawPointer?) -> Int
