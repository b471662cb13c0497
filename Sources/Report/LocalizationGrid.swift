import Diagnostics
import Model

/// What there is, where no policy decides on anything: every localization of the product with its
/// size, and what is nested in it by component.
struct LocalizationGrid {
  /// Of more nested components than this only the largest are named.
  private static let nestedLimit = 8

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
    let nested = names.order.dropFirst().filter {
      !summary.inventory.components[$0].localizations.isEmpty
    }
    guard !nested.isEmpty else { return [] }
    let sizes = nested.map { id in
      summary.inventory.components[id].localizations.reduce(0) { $0 &+ $1.sizes.total.bytes }
    }
    let count = nested.reduce(0) { $0 + summary.inventory.components[$1].localizations.count }
    let largest = nested.indices.sorted { sizes[$0] > sizes[$1] }
    let isLong = nested.count > LocalizationGrid.nestedLimit + 1
    let named = largest.prefix(isLong ? LocalizationGrid.nestedLimit : nested.count)
    let members = named.map { place in
      let own = summary.inventory.components[nested[place]].localizations.count
      return StyledText(
        whole: "\(names[nested[place]]) (\(own), \(amount(ofBytes: sizes[place])))"
      )
    }
    let rest = isLong ? ", ... \(Phrase.number(nested.count - named.count)) more" : ""
    let head =
      "nested: \(Phrase.count(count, "localization")) in"
      + " \(Phrase.count(nested.count, "component")), \(amount(ofBytes: sizes.reduce(0, &+))): "
    return (StyledText(head) + StyledText.list(members) + StyledText(rest))
      .wrapped(to: width - 2).map { "  " + $0 }
  }
}
