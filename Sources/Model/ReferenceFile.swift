package import Diagnostics

/// The keys that a program asks for, read from a file that the policy names.
package struct ReferenceFile: Hashable, Sendable {
  /// The path as the policy has it, for messages.
  package var path: String

  /// The table that the keys are of: the file's name without its suffix, or what the policy says.
  package var table: BundlePath

  /// Each once, in the order of the file, as UTF-8.
  package var keys: [[UInt8]]

  /// Keys that the file has but wants of no language, as a string catalog marks what is not to be translated.
  package var exemptKeys: [[UInt8]]

  /// Where the policy names it.
  package var location: SourceLocation?

  package init(
    path: String,
    table: BundlePath,
    keys: [[UInt8]],
    exemptKeys: [[UInt8]] = [],
    location: SourceLocation? = nil
  ) {
    self.path = path
    self.table = table
    self.keys = keys
    self.exemptKeys = exemptKeys
    self.location = location
  }
}
