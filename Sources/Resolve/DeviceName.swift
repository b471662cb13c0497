package import Model

extension BundlePath {
  /// The name that a file for one kind of device stands in for where it lies beside it: `pic.png` for `pic~ipad.png`,
  /// `Localizable` for `Localizable~ipad`; nil for other files (CFBundle_Resources.c, `_CFBundleSplitFileName`).
  package var withoutDevice: BundlePath? {
    guard let mark = bytes.lastIndex(of: UInt8(ascii: "~")) else { return nil }
    let end = bytes[mark...].firstIndex(of: UInt8(ascii: ".")) ?? bytes.endIndex
    // There is a mark for iPods as well, which take the files for iPhones.
    let devices = Device.allCases.map(\.rawValue) + ["ipod"]
    guard devices.contains(where: { bytes[(mark + 1)..<end].elementsEqual($0.utf8) }) else {
      return nil
    }
    return BundlePath(bytes: bytes[..<mark] + bytes[end...])
  }
}

extension Inventory {
  /// Whether the table is one kind of device's and stands in for a plain one, as `Localizable~ipad` for `Localizable`.
  package func hasPlainTable(for table: Table) -> Bool {
    guard let plain = table.name.withoutDevice else { return false }
    return tables.contains { $0.component == table.component && $0.name == plain }
  }
}
