import Diagnostics
import Model
import Read
import Verify

/// Reads a policy, and sees that what is wrong with it is said with a place in the file.
///
/// Behind the first zero byte of an input begins what the files hold that the policy names.
func judgePolicy(_ input: [UInt8]) {
  let parts = input.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
  let policy = Array(parts[0])
  let reference = Array(parts.dropFirst().first ?? [])
  let allowance = Allowance(nanosecondsPerByte: 8_000, bytesPerByte: 128)
  let result = measured("the policy", of: input.count, within: allowance) {
    read(policy, reference)
  }
  let again = read(policy, reference)
  switch (result, again) {
  case (.success, .success): break
  case (.failure(let one), .failure(let other)):
    require(one == other, "other problems the second time")
    judge(one, policy)
  default: fail("another answer the second time")
  }
}

private func read(_ policy: [UInt8], _ reference: [UInt8]) -> Result<Policy, Failure> {
  // More files take more time, as they should.
  var filesLeft = 4
  return Result { () throws(Failure) in
    try readPolicy(policy, file: fileName, checks: Check.all.map(\.description)) {
      (_) throws(UnreadableFile) in
      guard filesLeft > 0 else { throw UnreadableFile("no such file") }
      filesLeft -= 1
      return reference
    }
  }
}

private let fileName = "lprune.json"

private func judge(_ failure: Failure, _ policy: [UInt8]) {
  require(failure.status == .policy, "status \(failure.status)")
  require((1...101).contains(failure.problems.count), "\(failure.problems.count) problems")
  let lines = policy.count { $0 == 0x0A || $0 == 0x0D } + 1
  var last = (0, 0)
  for problem in failure.problems {
    require(!problem.message.isEmpty, "a problem without a message")
    let length = problem.description.utf8.count
    require(length <= 2_000, "a problem of \(length) bytes")
    guard let place = problem.location, place.file == fileName, let line = place.line,
      let column = place.column
    else { continue }
    require((1...lines).contains(line), "line \(line) of \(lines)")
    require((1...(policy.count + 1)).contains(column), "column \(column)")
    require((line, column) >= last, "problems out of order")
    last = (line, column)
  }
}
