import Diagnostics
import Model
import Report

/// The reports of a run, on their way to standard output and to files.
struct Delivery {
  private var channels: [(channel: Channel, reporter: Reporter)] = []

  /// Whether an artifact was changed, which a failed report must not hide.
  private var hasApplied = false

  /// Opens every file before anything is done, so that no artifact is changed for a report that cannot be written.
  init(
    to destinations: [Destination],
    style: ReportStyle,
    count: Int
  ) throws(Failure) {
    for destination in destinations {
      let channel = try Channel(destination, style: style)
      let reporter = Reporter(
        destination.format,
        style: channel.style,
        version: lpruneVersion,
        count: count
      )
      channels.append((channel, reporter))
    }
  }

  mutating func add(_ summary: Summary) {
    if case .applied = summary.outcome { hasApplied = true }
    for index in channels.indices {
      var reporter = channels[index].reporter
      channels[index].channel.deliver { output in reporter.write(summary, into: &output) }
      channels[index].reporter = reporter
    }
  }

  /// Ends all reports; fails where one could not be written whole.
  mutating func finish() throws(Failure) {
    var problems: [Problem] = []
    for index in channels.indices {
      let reporter = channels[index].reporter
      channels[index].channel.deliver { output in reporter.finish(into: &output) }
      if let problem = channels[index].channel.close() { problems.append(problem) }
    }
    guard !problems.isEmpty else { return }
    if hasApplied {
      for index in problems.indices {
        problems[index].message += "; the artifact was pruned all the same"
      }
    }
    throw Failure(.io, problems)
  }
}

/// Where one report goes.
struct Channel {
  /// How it is to look there.
  let style: ReportStyle

  private let stream: Stream
  private let path: String?
  private var failure: Int32?

  /// Opens the file, if it goes to one.
  init(_ destination: Destination, style: ReportStyle) throws(Failure) {
    path = destination.path
    var style = style
    if let path {
      stream = try Stream(writingTo: path)
      // A file is no terminal: it has neither its colours nor its width.
      style.isColored = false
      style.width = 100
    } else {
      stream = .output
    }
    self.style = style
  }

  /// Hands what `write` produces to the stream as it comes; after a failure nothing more.
  mutating func deliver(_ write: (inout Output) -> Void) {
    var output = Output { [stream] in stream.write($0) }
    write(&output)
    output.flush()
    failure = failure ?? output.failure
  }

  /// Why the report could not be written; a reader of standard output that has gone away is none of its business.
  func close() -> Problem? {
    guard let path else { return nil }
    let closing = stream.close()
    guard let failure = failure ?? closing else { return nil }
    return Problem(
      "cannot write the report '\(path)': \(reason(failure))",
      advice: "make room for it or choose another path"
    )
  }
}
