import Model

/// What there is, where no policy decides on anything: every localization of the product with its size, and what is
/// nested in it by component.
struct LocalizationGrid {
  private let summary: Summary
  private let names: ComponentNames
  private let width: Int

  init(_ summary: Summary, names: ComponentNames, width: Int) {
    self.summary = summary
    self.names = names
    self.width = width
  }

  var lines: [StyledText] { productLines + nestedLines }

  private var productLines: [StyledText] {
    let localizations = summary.inventory.product.localizations
    let labels = localizations.map { listed($0.name.description) }
    let sizes = localizations.map { amount(ofBytes: $0.sizes.total.bytes) }
    let label = labels.map { displayWidth(of: $0) }.max() ?? 0  // no localizations, no lines
    let size = sizes.map { displayWidth(of: $0) }.max() ?? 0
    let cells = zip(labels, sizes).map {
      StyledText($0).filled(to: label) + StyledText($1, .faint).pushed(to: size + 2)
    }
    let perLine = max(1, (width - 2 + 4) / (label + size + 2 + 4))
    let lines = (cells.count + perLine - 1) / perLine
    // Down the columns, as `ls` lists names, so that a name is found by its letter.
    return (0..<lines).map { line in
      stride(from: line, to: cells.count, by: lines).reduce(StyledText(" ")) { text, cell in
        text + (text.width > 1 ? "    " : " ") + cells[cell]
      }
    }
  }

  private var nestedLines: [StyledText] {
    let nested = summary.inventory.components.indices.dropFirst().filter {
      !summary.inventory.components[$0].localizations.isEmpty
    }
    guard !nested.isEmpty else { return [] }
    let members = nested.map { id in
      let localizations = summary.inventory.components[id].localizations
      let bytes = localizations.reduce(0) { $0 &+ $1.sizes.total.bytes }
      return "\(names[id]) (\(grouped(localizations.count)), \(amount(ofBytes: bytes)))"
    }
    return StyledText("nested: " + members.joined(separator: ", ")).wrapped(to: width - 2)
      .map { "  " + $0 }
  }
}
