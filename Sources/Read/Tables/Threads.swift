#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The numbers of parts of some work, each of which is given out once.
struct Parts: @unchecked Sendable {
  fileprivate struct State {
    var lock = pthread_mutex_t()
    var next = 0
  }

  // Valid for as long as `forEachPart` runs, and only used under its lock.
  fileprivate let state: UnsafeMutablePointer<State>
  fileprivate let count: Int

  /// A number that nobody has; nil where all are given out.
  func next() -> Int? {
    pthread_mutex_lock(&state.pointee.lock)
    defer { pthread_mutex_unlock(&state.pointee.lock) }
    guard state.pointee.next < count else { return nil }
    defer { state.pointee.next += 1 }
    return state.pointee.next
  }
}

/// Runs `body` on as many threads as there are processors, but no more than parts; each asks for parts until none is left.
func forEachPart(of count: Int, _ body: @Sendable (Parts) -> Void) {
  let state = UnsafeMutablePointer<Parts.State>.allocate(capacity: 1)
  state.initialize(to: Parts.State())
  pthread_mutex_init(&state.pointee.lock, nil)
  defer {
    pthread_mutex_destroy(&state.pointee.lock)
    state.deallocate()
  }
  let parts = Parts(state: state, count: count)
  let processors = min(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), 64)
  withoutActuallyEscaping(body) { body in
    withThreads(min(processors, count) - 1, { body(parts) }) { body(parts) }
  }
}

/// Runs `work` on up to `count` threads of their own and `own` on this one, and waits for all of them.
private func withThreads(_ count: Int, _ work: @escaping @Sendable () -> Void, _ own: () -> Void) {
  guard count > 0 else { return own() }
  let shared = UnsafeMutablePointer<@Sendable () -> Void>.allocate(capacity: 1)
  shared.initialize(to: work)
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  // Values may be nested 512 deep, for which the 512 KiB that threads get on macOS are little.
  pthread_attr_setstacksize(&attributes, 8 << 20)
  let threads = (0..<count).compactMap { _ in thread(shared, &attributes) }
  own()
  for thread in threads { pthread_join(thread, nil) }
  pthread_attr_destroy(&attributes)
  shared.deinitialize(count: 1)
  shared.deallocate()
}

/// Starts a thread; nil where there may be no more, in which case the others do the work.
private func thread(
  _ work: UnsafeMutablePointer<@Sendable () -> Void>,
  _ attributes: UnsafePointer<pthread_attr_t>
) -> pthread_t? {
  #if canImport(Darwin)
    var thread: pthread_t?
    let status = pthread_create(&thread, attributes, { run($0) }, work)
    return status == 0 ? thread : nil
  #else
    var thread = pthread_t()
    let status = pthread_create(&thread, attributes, { run($0) }, work)
    return status == 0 ? thread : nil
  #endif
}

private func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  work?.assumingMemoryBound(to: (@Sendable () -> Void).self).pointee()
  return nil
}
