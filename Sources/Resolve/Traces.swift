package import Model

/// How each user comes to what is asked, in each of the views; by user, then by hosts that give different answers, then
/// by view.
///
/// The views are of one inventory, and there is at least one.
package func traces(
  of question: Question,
  for audiences: [Audience],
  in views: [View]
) -> [[Trace]] {
  guard let first = views.first else { return [] }
  let names = SoughtNames(question, in: first.inventory)
  let hosts = first.processes(of: question.component)
  return audiences.flatMap { audience in
    hosts.map { host in views.map { $0.trace(names, for: audience, hostedBy: host) } }.merged
  }
}

extension [[Trace]] {
  /// The traces of each host, with those in one that are the same in all views.
  fileprivate var merged: [[Trace]] {
    var merged: [[Trace]] = []
    for traces in self {
      let same = merged.firstIndex { zip($0, traces).allSatisfy { $0.routes == $1.routes } }
      guard let same else {
        merged.append(traces)
        continue
      }
      for (view, trace) in traces.enumerated() {
        merged[same][view].hosts += trace.hosts
        if merged[same][view].hostLists != trace.hostLists { merged[same][view].hostLists = nil }
      }
    }
    return merged
  }
}
