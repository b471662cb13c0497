internal import Diagnostics
internal import Model

extension PolicyDecoder {
  /// The entries of `tables`.
  mutating func tables(_ member: JSONMember?) -> [Policy.TableSettings] {
    objects(member, .tables, at: .table).compactMap { entry, fields in
      for key in [PolicyKey.match, .checks] where fields[key] == nil {
        let example = key == .match ? PolicyKey.table.example : key.example
        note(
          "an entry of 'tables' without '\(key.rawValue)'",
          advice: "\(key == .match ? "say which tables it is about" : "say what changes there"): "
            + "\"\(key.rawValue)\": \(example)",
          at: entry.position
        )
      }
      let checks = severities(fields[.checks])
      guard let name = tableName(fields[.match], .match) else { return nil }
      return Policy.TableSettings(
        match: Policy.Named(Glob(name.text), text: name.text, at: name.location),
        checks: checks
      )
    }
  }

  /// The name of a table, or a pattern of names; one with a suffix, which no table has, is a problem.
  mutating func tableName(_ member: JSONMember?, _ key: PolicyKey) -> PlacedText? {
    guard let member, let entry = string(member, key, needing: .table) else { return nil }
    if entry.text.isEmpty {
      note(
        "the name of a table is missing",
        advice: "write \(PolicyKey.table.example)",
        at: member.value.position
      )
    }
    for suffix in [".strings", ".stringsdict", ".xcstrings"] where entry.text.hasSuffix(suffix) {
      note(
        "\(quoted(entry.text)) is a file, not a table",
        advice: "write \(quoted(String(entry.text.dropLast(suffix.count))))",
        at: member.value.position
      )
    }
    return entry
  }

  /// The objects of a list, each with its values by key.
  mutating func objects(
    _ member: JSONMember?,
    _ key: PolicyKey,
    at level: PolicyKey.Level
  ) -> [(entry: JSONValue, fields: Fields)] {
    guard let member else { return [] }
    guard case .list(let entries) = member.value.content else {
      noteType(of: member.value, key)
      return []
    }
    return entries.compactMap { entry in
      guard !isFull else { return nil }
      guard case .object(let members) = entry.content else {
        noteElementType(of: entry, key)
        return nil
      }
      return (entry, fields(of: members, at: level))
    }
  }
}
