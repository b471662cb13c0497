package import Model

/// Reads tables, each with the files of all its languages; the result is in the order of `requests`.
///
/// The work is spread over the processors, a table at a time, so that the keys of a table belong to one thread alone.
/// Only with `comparingValues` do rows say which of their values are equal.
package func readTables(
  _ requests: [TableRequest],
  comparingValues: Bool = false,
  reading: @escaping FileReading
) -> [Table] {
  [Table](unsafeUninitializedCapacity: requests.count) { tables, count in
    count = requests.count
    nonisolated(unsafe) let tables = tables
    forEachPart(of: requests.count) { parts in
      var reader = RowReader(comparingValues: comparingValues, reading: reading)
      while let number = parts.next() {
        // Every number is given out once, so that no two threads write to one place.
        tables.initializeElement(at: number, to: reader.table(requests[number]))
      }
    }
  }
}
