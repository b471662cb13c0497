package import Model

/// Writes the reports of one run, which may be about several artifacts, one after the other.
package struct Reporter {
  private let format: ReportFormat
  private let style: ReportStyle
  private let version: String
  private let isSeries: Bool
  private var written = 0

  /// Makes a reporter for a run over `count` artifacts by the tool of this `version`.
  ///
  /// One artifact is one JSON object; several are an array, even where some of them could not be
  /// read.
  package init(_ format: ReportFormat, style: ReportStyle, version: String, count: Int = 1) {
    self.format = format
    self.style = style
    self.version = version
    isSeries = count > 1
  }

  /// Writes the report on the next artifact.
  package mutating func write(_ summary: Summary, into output: inout Output) {
    switch format {
    case .text:
      if written > 0, !style.isQuiet { output.write("\n") }
      TextReporter(summary, style: style, isSeries: isSeries).write(into: &output)
    case .json:
      if isSeries { output.write(written == 0 ? "[\n  " : ",\n  ") }
      jsonReport(on: summary, version: version).write(into: &output, depth: isSeries ? 1 : 0)
      if !isSeries { output.write("\n") }
    case .xcode:
      XcodeReporter(summary, style: style).write(into: &output)
    }
    written += 1
  }

  /// Ends the reports; to be called once, after the last artifact.
  package func finish(into output: inout Output) {
    if format == .json, isSeries { output.write(written == 0 ? "[]\n" : "\n]\n") }
    output.flush()
  }
}
