import Diagnostics
import Testing

@testable import Verify

@Suite struct CheckTests {
  @Test func listsEachCheckOnce() {
    let names = Check.all.map(\.description.id)
    #expect(names.count == Set(names).count)
  }
}
