package import Model

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The absolute path that `path` leads to, without links, `.` and `..`.
package func realPath(of path: BundlePath) throws(DiskError) -> BundlePath {
  var resolved: UnsafeMutablePointer<CChar>?
  let result = path.withCString { path in
    resolved = realpath(path, nil)
    return resolved == nil ? -1 : 0
  }
  guard result == 0, let resolved else { throw DiskError(.resolve, path, code: errno) }
  defer { free(resolved) }
  return BundlePath(bytes: UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
}
