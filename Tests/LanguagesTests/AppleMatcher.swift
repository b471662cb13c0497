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
  private typealias GetBaseName =
    @convention(c) (
      _ id: UnsafePointer<CChar>,
      _ name: UnsafeMutablePointer<CChar>,
      _ capacity: Int32,
      _ status: UnsafeMutablePointer<Int32>
    ) -> Int32

  private let localizationsToUse: LocalizationsToUse
  private let getBaseName: GetBaseName

  /// Nil where this Foundation does not carry it.
  init?() {
    let library = dlopen("lib_FoundationICU.so", RTLD_LAZY)
    guard let matcher = dlsym(library, "ualoc_localizationsToUse"),
      let baseName = dlsym(library, "swift_uloc_getBaseName")
    else { return nil }
    localizationsToUse = unsafeBitCast(matcher, to: LocalizationsToUse.self)
    getBaseName = unsafeBitCast(baseName, to: GetBaseName.self)
  }

  static var isThere: Bool { AppleMatcher() != nil }

  /// The names out of `available` that the system uses for a user's languages: the one it chooses,
  /// then those of the same meaning, or the meaning of one of its parents.
  func localizations(from available: [String], for preferences: [String]) -> [String] {
    match(available.map { Array($0.utf8) }, for: preferences.map { Array($0.utf8) })
      .map { available[$0] }
  }

  /// The same as indices in `available`, with names of any bytes but 0.
  func match(_ available: [[UInt8]], for preferences: [[UInt8]]) -> [Int] {
    var status: Int32 = 0
    var found = [UnsafePointer<CChar>?](repeating: nil, count: available.count)
    return withStrings(available) { available in
      withStrings(preferences) { preferences in
        let count = localizationsToUse(
          preferences,
          Int32(preferences.count),
          available,
          Int32(available.count),
          &found,
          Int32(found.count),
          &status
        )
        // Names are told apart by where they are.
        return found.prefix(Int(count)).compactMap { available.firstIndex(of: $0) }
      }
    }
  }

  private func withStrings<Result>(
    _ texts: [[UInt8]],
    _ body: ([UnsafePointer<CChar>?]) -> Result
  ) -> Result {
    var bytes: [CChar] = []
    let starts = texts.map { text in
      defer { bytes += text.map { CChar(bitPattern: $0) } + [0] }
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

  /// ICU's spelling of an id without keywords, which the matcher goes by; nil where the id is refused,
  /// because there is no room for it or its language is too long.
  func baseName(of id: [UInt8]) -> [UInt8]? {
    var status: Int32 = 0
    var name = [CChar](repeating: 0, count: 58)
    let count = getBaseName(id.map { CChar(bitPattern: $0) } + [0], &name, 58, &status)
    guard status <= 0, count < 58 else { return nil }
    return name.prefix(Int(count)).map { UInt8(bitPattern: $0) }
  }

  /// Whether the system's newest matcher looks at an id at all.
  ///
  /// That of the toolchain does, and mixes up its own memory.
  func takes(_ id: [UInt8]) -> Bool {
    guard let name = baseName(of: id), let first = name.first else { return false }
    return first != UInt8(ascii: "_") && !name.elementsEqual("root".utf8)
  }
}
