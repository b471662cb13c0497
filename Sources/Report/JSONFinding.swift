import Diagnostics
import Model

/// A finding as the contract of schema version 1 says.
func json(of finding: Finding, in summary: Summary) -> JSONValue {
  let location = summary.location(of: finding)
  return .object([
    "check": .text(finding.check),
    "severity": .text(finding.severity.rawValue),
    "cause": finding.cause.map { .text($0.rawValue) },
    "message": .text(finding.message),
    "reason": finding.reason.map(JSONValue.text),
    "advice": finding.advice.map(JSONValue.text),
    "component": finding.component.map {
      .text(summary.inventory.components[$0].path.description)
    },
    "table": finding.table.map { .text($0.description) },
    "keys": .texts(finding.keys),
    "languages": .texts(finding.languages),
    "file": location.map { .text($0.portableFile) },
    "line": location?.position.map { .count($0.line) },
    "column": location?.position.map { .count($0.column) },
    "quotes": quotes(of: finding, in: summary),
  ])
}

/// What the entries of a finding look like in their files; nil where there are none to quote.
private func quotes(of finding: Finding, in summary: Summary) -> JSONValue? {
  let members = finding.entries.compactMap { entry in
    summary.quotes[entry].map { QuoteGroup.Member(entry: entry, quote: $0) }
  }
  return members.isEmpty ? nil : .list(members) { json(of: $0, in: summary) }
}

private func json(of member: QuoteGroup.Member, in summary: Summary) -> JSONValue {
  let (entry, quote) = (member.entry, member.quote)
  let location = summary.location(of: entry)
  return .object([
    "file": .text(location.portableFile),
    "language": summary.language(of: entry).map(JSONValue.text),
    "key": .text(summary.inventory.tables[entry.table].keys.text(of: entry.key)),
    "path": entry.path.isEmpty ? nil : .texts(entry.path),
    "line": quote.position.map { .count($0.line) },
    "column": quote.position.map { .count($0.column) },
    "value": summary.variation(of: member) == nil ? .text(quote.value) : nil,
    "cut": .flag(quote.isCut),
    "marks": .list(quote.marks) { mark in
      let (start, end) = (scalars(of: quote, before: mark.lowerBound), mark.upperBound)
      let length = scalars(of: quote, before: end) - start
      return .list([start, length], of: JSONValue.count)
    },
  ])
}

/// How many scalars of the value begin before this byte of its UTF-8.
private func scalars(of quote: Quote, before byte: Int) -> Int {
  var (count, start) = (0, 0)
  for scalar in quote.value.unicodeScalars {
    guard start < byte else { break }
    start += UTF8.width(scalar)
    count += 1
  }
  return count
}
