#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What `scripts/fuzz` builds: libFuzzer with one of the readers, which `LPRUNE_FUZZ_READER` names.
@main enum Fuzz {
  /// What the reader is told to do with an input.
  static let judge: @Sendable ([UInt8]) -> Void = {
    switch variable("LPRUNE_FUZZ_READER") {
    case "text", "binary", "xml": { judgeTable($0, isDict: false) }
    case "stringsdict": { judgeTable($0, isDict: true) }
    case "policy": judgePolicy
    case "placeholder": judgePlaceholders
    default: { _ in fail("LPRUNE_FUZZ_READER names no reader") }
    }
  }()

  /// What an input stands for: itself or, where `LPRUNE_FUZZ_EXPAND` is set, something longer.
  static let expand: @Sendable ([UInt8]) -> [UInt8] = {
    guard variable("LPRUNE_FUZZ_EXPAND") != nil else { return { $0 } }
    return variable("LPRUNE_FUZZ_READER") == "binary" ? builtPropertyList : repeated
  }()

  static func main() {
    countMemory()
    var count = CommandLine.argc
    var words = CommandLine.unsafeArgv
    exit(runDriver(&count, &words, judgeInput))
  }
}

/// The callback of libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func judgeInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let input = Fuzz.expand(Array(UnsafeBufferPointer(start: start, count: count)))
  if let place = variable("LPRUNE_FUZZ_WRITE") { write(input, to: place) }
  Fuzz.judge(input)
  return 0
}

/// The loop of libFuzzer, which its own `main` would run; Swift brings one already.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// Stops with a message, and libFuzzer keeps the input.
func fail(_ message: String) -> Never {
  fatalError(message)
}

/// Stops unless the condition holds.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fail(message()) }
}

/// A variable of the environment; nil where it is not set.
private func variable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// Writes the file that an input stands for, to look at it or to make a test of it.
private func write(_ bytes: [UInt8], to place: String) {
  guard let file = fopen(place, "wb") else { fail("\(place) cannot be written") }
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
}
