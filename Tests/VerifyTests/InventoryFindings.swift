import Decide
import Model
import TestSupport
import Verify

/// What `verify` finds in an inventory that a test has changed by hand.
func judged(_ inventory: Inventory, policy: Policy = Policy()) -> [Finding] {
  verify(
    .asItIs(wouldRemove: decide(inventory, under: policy)),
    in: inventory,
    under: policy,
    known: .sample
  ).findings
}

/// What `verify` finds in a prune of such an inventory that removes `en` and makes `de` the development region, without
/// the note that tells every prune who is given another language.
func pruned(_ inventory: Inventory, policy: Policy? = nil) throws -> [Finding] {
  let policy = try policy ?? removingEnglish()
  return foundPruning(inventory, under: policy).filter { $0.check != "language-changes" }
}

/// All that `verify` finds in a prune.
func foundPruning(_ inventory: Inventory, under policy: Policy) -> [Finding] {
  verify(
    .prune(decide(inventory, under: policy)),
    in: inventory,
    under: policy,
    known: .sample
  ).findings
}

extension [Finding] {
  /// The findings of one check.
  func of(_ check: String) -> [Finding] { filter { $0.check == check } }
}
