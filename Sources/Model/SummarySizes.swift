/// What a plan does to the size of an artifact or of one of its components.
package struct SummarySizes: Hashable, Sendable {
  package var before: TreeSize
  package var removed: TreeSize

  package init(before: TreeSize, removed: TreeSize = TreeSize()) {
    self.before = before
    self.removed = removed
  }

  /// What is left; never below nothing, whatever the parts add up to.
  package var after: TreeSize {
    TreeSize(
      files: max(0, before.files - removed.files),
      bytes: before.bytes - min(before.bytes, removed.bytes),
      blockBytes: before.blockBytes - min(before.blockBytes, removed.blockBytes)
    )
  }
}

extension Summary {
  /// What the plan does to the whole artifact, carried out or not.
  package var plannedSizes: SummarySizes {
    SummarySizes(
      before: inventory.size,
      removed: inventory.components.indices.reduce(TreeSize()) { $0 + plannedRemoval(from: $1) }
    )
  }

  /// What the plan does to one component, without what is nested in it.
  package func plannedSizes(of component: Component.ID) -> SummarySizes {
    SummarySizes(
      before: inventory.components[component].size,
      removed: plannedRemoval(from: component)
    )
  }

  private func plannedRemoval(from component: Component.ID) -> TreeSize {
    let localizations = inventory.components[component].localizations
    return localizations.indices.filter { plan.removes($0, from: component) }
      .reduce(TreeSize()) { $0 + localizations[$1].sizes.total }
  }
}
