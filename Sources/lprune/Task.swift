import Model

/// What one command is told and others are not.
struct Task {
  var isDryRun = false

  /// The folder to keep what goes in until all is done.
  var staging: String?
  var signed: Policy.SignedRule?
  var seal = SealExtent.presence
  var receipt: ReceiptOption?
}
