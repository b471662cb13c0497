import Model
import Verify

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a run takes from the world around it, read once.
struct Surroundings: Sendable {
  /// `CODESIGNING_FOLDER_PATH`: the product that a script phase is about.
  var product: String?

  /// `CONFIGURATION`: `Debug`, `Release`.
  var configuration: String?

  /// `SRCROOT`: the folder of the project.
  var sourceRoot: String?

  /// `TARGET_TEMP_DIR`: where a target's phases keep what they make on the way.
  var temporaryFolder: String?

  /// Whether Xcode runs the process (`XCODE_VERSION_ACTUAL`).
  var isScriptPhase: Bool

  /// Whether Xcode's sandbox may be what denies access (`ENABLE_USER_SCRIPT_SANDBOXING`).
  var isSandboxed: Bool

  /// Who signs again what a prune takes something from.
  var signing: Known.Signing

  /// What signs it in a script phase; nil elsewhere, and where the build does not sign.
  var signer: Signer?

  /// Whether the user wants no colour (`NO_COLOR`), or the terminal has none.
  var isPlain: Bool

  /// Today in Greenwich, or the day of `SOURCE_DATE_EPOCH`.
  var date: CalendarDate

  /// The columns of the terminal; 80 where it is none.
  var width: Int

  /// The process's own.
  static var current: Surroundings {
    let isScriptPhase = variable("XCODE_VERSION_ACTUAL") != nil
    let isSigningOff = variable("CODE_SIGNING_ALLOWED") == "NO"
    let signer =
      isScriptPhase && !isSigningOff
      ? variable("EXPANDED_CODE_SIGN_IDENTITY").map {
        Signer(identity: $0, flags: words(ofSetting: variable("OTHER_CODE_SIGN_FLAGS") ?? ""))
      } : nil
    return Surroundings(
      product: variable("CODESIGNING_FOLDER_PATH"),
      configuration: variable("CONFIGURATION"),
      sourceRoot: variable("SRCROOT"),
      temporaryFolder: variable("TARGET_TEMP_DIR"),
      isScriptPhase: isScriptPhase,
      isSandboxed: variable("ENABLE_USER_SCRIPT_SANDBOXING") == "YES",
      signing: !isScriptPhase
        ? .byUser : isSigningOff ? .off : signer == nil ? .noIdentity : .byPhase,
      signer: signer,
      isPlain: variable("NO_COLOR") != nil || variable("TERM") == "dumb",
      date: CalendarDate(
        secondsSince1970: variable("SOURCE_DATE_EPOCH").flatMap { Int($0) } ?? time(nil)
      ),
      width: Stream.output.width ?? variable("COLUMNS").flatMap { Int($0) } ?? 80
    )
  }

  /// An environment variable; nil where it is absent or empty.
  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
