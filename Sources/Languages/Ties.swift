/// What a search keeps of equally good ids, which come in ascending order.
protocol Ties {
  init()
  mutating func add(_ index: Int)
  var first: Int? { get }
  var last: Int? { get }
}

/// Keeps the first and the last.
struct FirstTie: Ties {
  private(set) var first: Int?
  private(set) var last: Int?

  mutating func add(_ index: Int) {
    first = first ?? index
    last = index
  }
}

extension [Int]: Ties {
  mutating func add(_ index: Int) { append(index) }
}
