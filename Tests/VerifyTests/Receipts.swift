import Decide
import Diagnostics
import Model
import TestSupport
import Verify

/// What a prune of `before` leaves to be known, which removes `en` and makes `de` the development region.
func receipt(
  _ before: Sample,
  _ nested: Sample...,
  policy: Policy? = nil
) throws -> PruneReceipt? {
  let inventory = inventory([before] + nested)
  let policy = try policy ?? removingEnglish()
  var verdict = verify(
    .prune(decide(inventory, under: policy)),
    in: inventory,
    under: policy,
    known: .sample,
    recording: true
  )
  _ = verdict.takePlan()
  return verdict.receipt
}

/// What `verify` finds in `product`, as it is, by a receipt.
func judged(
  _ product: Sample,
  _ nested: Sample...,
  after receipt: PruneReceipt?,
  policy: Policy? = nil
) throws -> [Finding] {
  var inventory = inventory([product] + nested)
  if let receipt { inventory.recall(receipt) }
  let policy = try policy ?? removingEnglish()
  var known = Known.sample
  known.receipt = receipt
  return verify(
    .asItIs(wouldRemove: decide(inventory, under: policy)),
    in: inventory,
    under: policy,
    known: known
  ).findings
}

/// The same policy, by which missing keys and tables do not stand in the way of a prune.
func shippingUntranslated(_ reference: Policy.Reference? = nil) throws -> Policy {
  var policy = try removingEnglish()
  for check in ["missing-key", "untranslated-key", "missing-table"] {
    policy.root.checks[check] = .warning
  }
  policy.root.reference = reference
  return policy
}
