import Foundation

/// Apple's own matcher, which the toolchain for Linux carries inside Foundation's ICU.
struct AppleMatcher: Sendable {
  private typealias Strings = UnsafePointer<UnsafePointer<CChar>?>
  private typealias LocalizationsToUse =
    @convention(c) (
      _ preferred: Strings,
      _ preferredCount: Int32,
      _ available: Strings,
      _ availableCount: Int32,
      _ found: UnsafeMutablePointer<UnsafePointer<CChar>?>,
      _ capacity: Int32,
      _ status: UnsafeMutablePointer<Int32>
    ) -> Int32

  private let function: LocalizationsToUse

  /// Nil where this Foundation does not carry it.
  init?() {
    guard let symbol = dlsym(dlopen("lib_FoundationICU.so", RTLD_LAZY), "ualoc_localizationsToUse")
    else { return nil }
    function = unsafeBitCast(symbol, to: LocalizationsToUse.self)
  }

  static var isThere: Bool { AppleMatcher() != nil }

  /// The names out of `available` that the system uses for a user's languages: the one it chooses,
  /// then those of the same meaning, or the meaning of one of its parents.
  func localizations(from available: [String], for preferences: [String]) -> [String] {
    var status: Int32 = 0
    var found = [UnsafePointer<CChar>?](repeating: nil, count: available.count)
    return withStrings(available) { available in
      withStrings(preferences) { preferences in
        let count = function(
          preferences,
          Int32(preferences.count),
          available,
          Int32(available.count),
          &found,
          Int32(found.count),
          &status
        )
        return found.prefix(Int(count)).compactMap { $0.map { String(cString: $0) } }
      }
    }
  }

  private func withStrings<Result>(
    _ texts: [String],
    _ body: ([UnsafePointer<CChar>?]) -> Result
  ) -> Result {
    var bytes: [CChar] = []
    let starts = texts.map { text in
      defer { bytes += text.utf8CString }
      return bytes.count
    }
    return bytes.withUnsafeBufferPointer { buffer in
      body(starts.map { start in buffer.baseAddress.map { $0 + start } })
    }
  }
}

extension AppleMatcher {
  /// Whether the system takes two names for one language: each brings in the other.
  ///
  /// No two names with different meanings are parents of each other.
  func treatsAsOne(_ a: String, _ b: String) -> Bool {
    localizations(from: [a, b], for: [a]) == [a, b]
      && localizations(from: [b, a], for: [b]) == [b, a]
  }
}
