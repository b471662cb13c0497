#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lets this process hold `count` files and folders open at once, as far as the system allows.
///
/// A walk holds one folder open for each level, and macOS allows 256 unless asked. Where more is not
/// granted, opening fails later with `EMFILE`, which names the path.
package func allowOpenDescriptors(_ count: UInt) {
  var limit = rlimit()
  #if canImport(Glibc)
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    let resource = RLIMIT_NOFILE
  #endif
  guard getrlimit(resource, &limit) == 0, limit.rlim_cur < count else { return }
  limit.rlim_cur = min(rlim_t(count), limit.rlim_max)
  _ = setrlimit(resource, &limit)
}
