package import Diagnostics
package import Model

/// Gives what the file holds at a path that begins where the policy's own does, or says why it cannot.
package typealias ReferenceReading = (_ path: String) throws(UnreadableFile) -> [UInt8]

/// Reads a policy from the text of `file`, which problems call as the user named it; `checks` are all checks that a
/// policy may name, and `reading` gives the files that it names for the keys in them.
///
/// - Throws: everything that is wrong with the policy and the files it names, sorted by place.
package func readPolicy(
  _ bytes: [UInt8],
  file: String,
  checks: [CheckDescription],
  reading: @escaping ReferenceReading
) throws(Failure) -> Policy {
  if let problem = encodingProblem(of: bytes, file: file) { throw Failure(.policy, [problem]) }
  let (value, problems) = JSONReader.read(bytes, file: file)
  guard let value else {
    // What makes no sense is noted where it begins, behind what is wrong inside of it.
    throw Failure(.policy, listed(sorted(problems, policy: file)))
  }
  var decoder = PolicyDecoder(
    file: file,
    checks: checks,
    reading: reading,
    problems: problems
  )
  let policy = decoder.decode(value)
  guard decoder.problems.isEmpty else {
    throw Failure(.policy, listed(sorted(decoder.problems, policy: file)))
  }
  return policy
}

/// How many problems of one policy are looked for: more than anyone reads, and few enough for any memory.
let problemLimit = 100

/// The first problems, and that there are more where the limit was reached.
private func listed(_ problems: [Problem]) -> [Problem] {
  guard problems.count > problemLimit else { return problems }
  let more = Problem(
    "more than \(problemLimit) problems, of which only the first are listed",
    advice: "is this the policy?"
  )
  return problems.prefix(problemLimit) + [more]
}

/// The first reason why the bytes are no UTF-8.
func encodingProblem(of bytes: [UInt8], file: String) -> Problem? {
  let advice = "save it as UTF-8"
  let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
  if isUTF16 {
    return Problem("the file is UTF-16", advice: advice, at: SourceLocation(file: file))
  }
  var parser = Unicode.UTF8.ForwardParser()
  var rest = bytes.makeIterator()
  var valid = 0
  while true {
    switch parser.parseScalar(from: &rest) {
    case .valid(let encoded): valid += encoded.count
    case .emptyInput: return nil
    case .error:
      var scanner = JSONScanner(Array(bytes[..<valid]), file: file)
      while scanner.byte != nil { scanner.advance() }
      let byte = String(bytes[valid], radix: 16, uppercase: true)
      scanner.note("the byte 0x\(byte) is no UTF-8", advice: advice)
      return scanner.problems.last
    }
  }
}

/// Those of the policy itself first, in the order of the text; problems of one place stay in the order in which they
/// were found.
private func sorted(_ problems: [Problem], policy: String) -> [Problem] {
  problems.enumerated().sorted { a, b in
    let (one, other) = (a.element.location, b.element.location)
    let (file, otherFile) = (one?.file ?? policy, other?.file ?? policy)
    if file != otherFile {
      return file == policy || otherFile != policy && file < otherFile
    }
    return (one?.line ?? 0, one?.column ?? 0, a.offset)
      < (other?.line ?? 0, other?.column ?? 0, b.offset)
  }.map(\.element)
}
