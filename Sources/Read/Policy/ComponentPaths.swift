internal import Diagnostics
internal import Model

extension PolicyDecoder {
  /// A pattern for components; one that can match nothing, for it names folders that no path has, is a problem.
  mutating func componentPattern(_ entry: PlacedText) -> Policy.Named<ComponentPattern> {
    if !isFull, let reason = fault(of: entry.text) {
      problems.append(
        Problem(
          "\(quoted(entry.text)) matches nothing: \(reason.message)",
          advice: reason.advice,
          at: entry.location
        )
      )
    }
    return Policy.Named(ComponentPattern(entry.text), text: entry.text, at: entry.location)
  }

  private func fault(of pattern: String) -> (message: String, advice: String)? {
    if pattern == "id:" {
      return ("an identifier is missing", #"write "id:com.acme.*""#)
    }
    guard !pattern.hasPrefix("id:") else { return nil }
    let (path, layout) = withoutLayout(pattern)
    guard path != pattern else { return nil }
    let reason = "paths lead from the product down"
    let remedy = path.isEmpty ? #"the product itself is """# : "write \(quoted(path))"
    return (layout.map { "\(reason), without '\(shortened($0))/'" } ?? reason, remedy)
  }
}

/// The pattern as paths are made: without layout folders (of which the first is returned too) and empty names.
private func withoutLayout(_ pattern: String) -> (path: String, layout: String?) {
  var names: [Substring] = []
  var layout: String?
  var rest = pattern.split(separator: "/").filter { $0 != "." }[...]
  while let name = rest.popFirst() {
    let isFirst = names.isEmpty
    // Whatever holds bundles may be a pattern, so the end of its name tells.
    let isInBundle = isFirst || names.last?.hasBundleSuffix == true
    let next = rest.first
    if isFirst && name == "Payload" || isInBundle && name == "Contents" {
      layout = layout ?? String(name)
    } else if isFirst && name == "Products" && next == "Applications" {
      rest.removeFirst()
      layout = layout ?? "Products/Applications"
    } else if name == "Versions", names.last?.hasSuffix(".framework") == true {
      if !rest.isEmpty { rest.removeFirst() }
      layout = layout ?? "Versions" + (next.map { "/\($0)" } ?? "")
    } else {
      names.append(name)
    }
  }
  return (names.joined(separator: "/"), layout)
}

extension Substring {
  fileprivate var hasBundleSuffix: Bool {
    [".app", ".appex", ".framework", ".bundle", ".xpc", "*"].contains { hasSuffix($0) }
  }
}
