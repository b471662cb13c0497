/// Finds the name that someone probably meant.
package enum Suggestion {
  /// The candidate nearest to what was typed, or nil where none is near.
  ///
  /// Near is at most one edit (insertion, removal, change, or swap of two neighbours) per three letters typed, so none in
  /// a shorter word; case does not count. Of equally near candidates the first wins. Where none is near, the only one that
  /// begins with the letters typed, at least three, is what was meant.
  package static func nearest(to typed: String, among candidates: some Sequence<String>) -> String?
  {
    let word = Array(typed.lowercased().unicodeScalars)
    guard !word.isEmpty else { return nil }
    // To two letters anything of two letters is near: `es` is no slip for `en`.
    let limit = word.count / 3
    var best: (name: String, edits: Int)?
    var beginnings: [String] = []
    for name in candidates {
      let other = Array(name.lowercased().unicodeScalars)
      if word.count >= 3, other.starts(with: word) { beginnings.append(name) }
      guard abs(other.count - word.count) <= limit else { continue }
      let edits = distance(word, other)
      if edits <= limit, edits < (best?.edits ?? .max) { best = (name, edits) }
    }
    return best?.name ?? (beginnings.count == 1 ? beginnings.first : nil)
  }

  /// The optimal string alignment distance, in which a swap of two neighbours counts once.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var edits = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          edits = min(edits, beforeLast[j - 1] + 1)
        }
        row.append(edits)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
