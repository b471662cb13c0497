import Model
import Testing

struct CellTests {
  @Test func holdsUpToSixArguments() throws {
    let six = Placeholders(
      [.object, .int32, .conflicting, .unused, .double, .object],
      flags: [.mixed, .doubtful]
    )
    let cell = try #require(Cell(.text, equalsKey: true, taking: six))
    #expect(cell.placeholders == six)
    #expect(cell.state == .text)
    #expect(cell.equalsKey)
    #expect(cell.rule == nil)
    #expect(Cell(.text, taking: Placeholders(six.classes + [.object])) == nil)
  }

  @Test func holdsTheNumberOfARule() {
    let cell = Cell(.text, rule: Cell.ruleLimit - 1)
    #expect(cell.rule == Cell.ruleLimit - 1)
    #expect(cell.placeholders == nil)
    #expect(!cell.isPlain)
    #expect(cell.isPresent)
  }

  @Test func hasAnEqualSignatureWhereTheSameIsTaken() {
    let one = Cell(.text, equalsKey: true, taking: Placeholders([.object]))
    let other = Cell(.text, taking: Placeholders([.object]))
    #expect(one?.signature == other?.signature)
    #expect(Cell(.empty).signature == Cell(.text).signature)
    #expect(Cell(.text).isPlain)
  }
}

extension CellTests {
  @Test func leavesDoubtfulArgumentsToARule() {
    #expect(Cell(.text, taking: Placeholders([.int32, .double], doubtful: [2])) == nil)
  }
}
