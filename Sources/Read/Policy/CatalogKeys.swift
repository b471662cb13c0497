internal import Diagnostics
internal import Model

/// The keys of a string catalog: stale ones do not count, and those that are not to be translated are wanted of no
/// language.
func catalogKeys(_ bytes: [UInt8], file: String) -> ReferenceKeys {
  var keys = ReferenceKeys()
  let (value, problems) = JSONReader.read(bytes, file: file)
  keys.problems = problems
  guard let value else { return keys }
  guard case .object(let members) = value.content,
    let strings = members.first(where: { $0.name == "strings" })?.value,
    case .object(let entries) = strings.content
  else {
    keys.problems.append(
      Problem(
        "no string catalog: it has no object 'strings'",
        advice: "check the path",
        at: SourceLocation(file: file, line: value.position.line, column: value.position.column)
      )
    )
    return keys
  }
  for entry in entries where entry.value["extractionState"]?.text != "stale" {
    keys.add(Array(entry.name.utf8), isExempt: entry.value["shouldTranslate"]?.isFalse ?? false)
  }
  return keys
}

extension JSONValue {
  /// The value of a name in an object; nil where it is absent, or this is none.
  fileprivate subscript(name: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name == name }?.value
  }

  fileprivate var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  fileprivate var isFalse: Bool {
    if case .boolean(let isTrue) = content { !isTrue } else { false }
  }
}
