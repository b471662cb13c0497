import Model
import Read

/// What one command is told and others are not.
struct OwnOptions {
  var isDryRun = false

  /// The folder to keep what goes in until all is done.
  var staging: String?
  var signed: Policy.SignedRule?
  var seal = SealExtent.presence
  var receipt: ReceiptOption?
}

/// How far `verify` compares the files that a code signature lists: whether they are there, with what is read anyway, or
/// what each of them holds.
enum SealExtent: String, CaseIterable {
  case presence, full

  /// What that asks of the reading of artifacts.
  var reading: SealReading {
    switch self {
    case .presence: .presence
    case .full: .full
    }
  }
}
