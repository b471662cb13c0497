package import Model

/// Reads tables, each with the files of all its languages; the result is in the order of `requests`.
///
/// The work is spread over the processors, a table at a time, so that the keys of a table belong to one thread alone.
package func readTables(_ requests: [TableRequest], reading: @escaping FileReading) -> [Table] {
  [Table](unsafeUninitializedCapacity: requests.count) { tables, count in
    count = requests.count
    nonisolated(unsafe) let tables = tables
    forEachPart(of: requests.count) { parts in
      var reader = RowReader(reading: reading)
      while let number = parts.next() {
        // Every number is given out once, so that no two threads write to one place.
        tables.initializeElement(at: number, to: reader.table(requests[number]))
      }
    }
  }
}

extension RowReader {
  /// Reads all files of a table.
  fileprivate mutating func table(_ request: TableRequest) -> Table {
    var keys = KeyIndex()
    let files = request.files.sorted { $0.precedes($1) }
    let rows = files.map { row($0, keys: &keys) }
    return Table(
      component: request.component,
      name: request.name,
      keys: keys.finish(),
      rows: rows
    )
  }
}
