internal import Diagnostics
internal import Model

extension PolicyDecoder {
  /// The files that an object under `reference` names, with the keys in them.
  mutating func referenceFiles(_ object: JSONValue, _ fields: Fields) -> Policy.Reference? {
    let table = tableName(fields[.table], .table)
    guard let member = fields[.file] else {
      note(
        "'reference' without 'file'",
        advice: "name the file that lists the keys: \"file\": \(PolicyKey.file.example)",
        at: object.position
      )
      return nil
    }
    let paths = paths(member)
    if paths.count > 1, let table = fields[.table] {
      note(
        "'table' beside \(Phrase.count(paths.count, "file")), each of which has its own",
        advice: "take it out, or name a single file",
        at: table.position
      )
    }
    return .files(paths.compactMap { referenceFile($0, of: table?.text) })
  }

  /// The paths under `file`: one, or a list; one that is given twice is a problem.
  private mutating func paths(_ member: JSONMember) -> [PlacedText] {
    if case .text(let text) = member.value.content {
      return [PlacedText(text: text, location: location(member.value.position))]
    }
    guard let paths = strings(member, .file) else { return [] }
    if paths.isEmpty, member.value.count == 0 {
      note("'file' is empty", advice: "write \(PolicyKey.file.example)", at: member.value.position)
    }
    var lines: [String: Int] = [:]
    for path in paths {
      if let line = lines[path.text] {
        problems.append(
          Problem(
            "\(quoted(path.text)) is in 'file' twice, first in line \(line)",
            advice: "take one of them out",
            at: path.location
          )
        )
      }
      lines[path.text] = lines[path.text] ?? path.location?.line
    }
    return paths
  }

  private mutating func referenceFile(_ path: PlacedText, of table: String?) -> ReferenceFile? {
    guard !isFull else { return nil }
    let place = pathBesidePolicy(path.text, policy: file)
    let bytes: [UInt8]
    do throws(UnreadableFile) {
      bytes = try reading(place)
    } catch {
      problems.append(
        Problem(
          "cannot read \(quoted(path.text)) in 'reference': \(error.reason)",
          advice: "paths begin at the folder of the policy",
          at: path.location
        )
      )
      return nil
    }
    let name = BundlePath(path.text).name
    let read = referenceKeys(of: bytes, named: name, file: place)
    problems += read.problems
    guard read.problems.isEmpty else { return nil }
    if read.keys.isEmpty, read.exempt.isEmpty {
      problems.append(
        Problem(
          "\(quoted(path.text)) in 'reference' lists no keys, so that none would count",
          advice: "check the path",
          at: path.location
        )
      )
    }
    return ReferenceFile(
      path: path.text,
      table: table.map { BundlePath($0) } ?? BundlePath(bytes: name.withoutSuffix),
      keys: read.keys,
      exemptKeys: read.exempt,
      location: path.location
    )
  }
}

/// Where a path leads that a policy names: it begins at the folder of the policy's file.
package func pathBesidePolicy(_ path: String, policy: String) -> String {
  guard path.utf8.first != UInt8(ascii: "/"), let slash = policy.utf8.lastIndex(of: 47) else {
    return path
  }
  return String(policy[...slash]) + path
}

extension ByteName {
  /// The name up to its last dot, unless it begins with that.
  fileprivate var withoutSuffix: ArraySlice<UInt8> {
    let dot = bytes.lastIndex(of: UInt8(ascii: ".")) ?? bytes.endIndex
    return dot == bytes.startIndex ? bytes[...] : bytes[..<dot]
  }
}
