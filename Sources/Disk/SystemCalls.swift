#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// The calls whose names methods of `Descriptor` have as well, where Swift would find only those.

func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { open(path, flags) }

func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  bytes.baseAddress.map { read(number, $0, bytes.count) } ?? 0
}

func systemWrite(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  bytes.baseAddress.map { write(number, $0, bytes.count) } ?? 0
}

/// The result of `call`, which is made again as long as a signal interrupts it.
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    guard result == -1, errno == EINTR else { return result }
  }
}
