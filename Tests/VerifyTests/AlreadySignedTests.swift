import Languages
import Model
import Testing
import TestSupport

import Verify

@Suite struct AlreadySignedTests {
  @Test func refusesToPruneASealedProduct() throws {
    #expect(
      try pruned(Sample(isSealed: true, tables: completeTables)).lines == [
        "error already-signed: Sample.app is already signed (its seal lists the files that would go, and can keep "
          + "the bundle from starting without them; prune before signing, in the last Run Script phase of its target, or take only what its seals let go, "
          + "with '--signed optional-only')"
      ]
    )
  }

  @Test func letsThePolicyTakeWhatSealsLetGo() throws {
    var policy = try removing("en")
    policy.root.signed = .optionalOnly
    let sample = Sample(region: "de", isSealed: true, tables: completeTables)
    #expect(try pruned(sample, policy: policy).map(\.check) == ["needs-resigning"])
  }

  @Test func doesNotMindASealWhereNothingGoes() throws {
    let sample = Sample(region: "de", isSealed: true, tables: ["Localizable": ["de": ["a": "A"]]])
    #expect(try pruned(sample).lines == [])
  }
}
