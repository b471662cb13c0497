import Diagnostics
import Testing

@testable import Verify

@Suite struct CheckTests {
  @Test func listsEachCheckOnce() {
    let names = Check.all.map(\.description.id)
    #expect(names.count == Set(names).count)
  }

  @Test func saysWhatAllowancesCanTellFindingsApartBy() {
    let details = Dictionary(
      uniqueKeysWithValues: Check.all.map { ($0.description.id, $0.description.details) }
    )
    #expect(details["missing-key"] == [.table, .key, .language])
    #expect(details["missing-plural-category"] == [.table, .key, .language, .category])
    #expect(details["already-signed"] == [])
    #expect(details["seal-broken"] == [.key])
    #expect(details["unwanted-localization"] == [.language])
    #expect(details["damaged-table"] == [.table, .language])
  }
}
