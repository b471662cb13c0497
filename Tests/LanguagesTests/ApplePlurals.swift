import Foundation
import Languages

/// Apple's own plural rules, which the toolchain for Linux carries inside Foundation's ICU.
struct ApplePlurals {
  private typealias Open =
    @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Int32>) -> OpaquePointer?
  private typealias Select =
    @convention(c) (
      _ rules: OpaquePointer,
      _ number: Double,
      _ keyword: UnsafeMutablePointer<UInt16>,
      _ capacity: Int32,
      _ status: UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Void
  private typealias Version =
    @convention(c) (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<Int32>) -> Void

  /// The version of CLDR that the rules are from: `CLDR 46`.
  let source: String
  private let open: Open
  private let select: Select
  private let close: Close

  /// Nil where this Foundation does not carry them.
  init?() {
    let library = dlopen("lib_FoundationICU.so", RTLD_LAZY)
    guard let open = dlsym(library, "swift_uplrules_open"),
      let select = dlsym(library, "swift_uplrules_select"),
      let close = dlsym(library, "swift_uplrules_close"),
      let version = dlsym(library, "swift_ulocdata_getCLDRVersion")
    else { return nil }
    self.open = unsafeBitCast(open, to: Open.self)
    self.select = unsafeBitCast(select, to: Select.self)
    self.close = unsafeBitCast(close, to: Close.self)
    var numbers: [UInt8] = [0, 0, 0, 0]
    var status: Int32 = 0
    unsafeBitCast(version, to: Version.self)(&numbers, &status)
    source = "CLDR \(numbers[0])"
  }

  /// Whether they are there, and as old as the table.
  static var areThere: Bool { ApplePlurals()?.source == PluralCategories.source }

  /// The category of each number in a language.
  func categories(of numbers: [Double], in language: String) -> [PluralCategory] {
    var status: Int32 = 0
    guard let rules = open(language, &status) else { return [] }
    defer { close(rules) }
    return numbers.compactMap { number in
      var word = [UInt16](repeating: 0, count: 16)
      let count = select(rules, number, &word, Int32(word.count), &status)
      return PluralCategory(rawValue: String(decoding: word.prefix(Int(count)), as: UTF16.self))
    }
  }
}
