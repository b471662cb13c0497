import Diagnostics
import Disk
import Model

extension Transaction {
  /// Takes the steps back, the last one first, and says what could not be.
  ///
  /// What stands in a place meanwhile is never replaced.
  func putBack(_ steps: [Step]) -> ApplyError.Outcome {
    var problems: [Problem] = []
    var changed: Set<BundlePath> = []
    var kept: Set<ByteName> = []
    for step in steps.reversed() {
      do throws(ApplyError.Cause) {
        switch step {
        case .staged(let name):
          if !kept.contains(name) { try removeStaged(name) }
        case .edited(let edit, let new, let old):
          changed.insert(edit.file.parent)
          kept.insert(old)
          try putBack(edit, new: new, old: old)
          kept.remove(old)
        case .moved(let entry, let name):
          changed.insert(entry.parent)
          kept.insert(name)
          try putBack(entry, staged: name)
          kept.remove(name)
        }
      } catch { problems.append(problem(with: step, error)) }
    }
    for path in changed.sorted() {
      do { try restoreTimes(of: path) } catch { problems.append(problem(withTimesOf: path, error)) }
    }
    if kept.isEmpty { problems += workplace.removeStaging(timesOf: besideBefore) }
    return problems.isEmpty ? .putBack : .notPutBack(problems)
  }

  private func removeStaged(_ name: ByteName) throws(ApplyError.Cause) {
    do {
      try workplace.operations.run { () throws(DiskError) in try staging.remove(name) }
    } catch {
      // A new Info.plist left the staging folder when it got its place, the old one when it got it back.
      guard error.isMissing else { throw .system(error) }
    }
  }

  private func putBack(
    _ edit: Changes.Edit,
    new: FileIdentity,
    old: ByteName
  ) throws(ApplyError.Cause) {
    try withTouchedFolder(at: edit.file.parent) { folder throws(ApplyError.Cause) in
      guard try workplace.identity(of: edit.file, in: folder) == new else {
        throw .changed(edit.file)
      }
      try workplace.run { () throws(DiskError) in
        try staging.rename(old, to: edit.file.name, in: folder)
      }
    }
  }

  private func putBack(_ entry: BundlePath, staged: ByteName) throws(ApplyError.Cause) {
    try withTouchedFolder(at: entry.parent) { folder throws(ApplyError.Cause) in
      try workplace.run { () throws(DiskError) in
        try staging.renameExclusively(staged, to: entry.name, in: folder)
      }
    }
  }

  private func restoreTimes(of path: BundlePath) throws(ApplyError.Cause) {
    guard let before = touched[path] else { return }
    try withTouchedFolder(at: path) { folder throws(ApplyError.Cause) in
      try workplace.run { () throws(DiskError) in
        try folder.changeTimes(accessed: before.accessed, modified: before.modified)
      }
    }
  }
}

// MARK: - What to do

extension Transaction {
  private func problem(with step: Step, _ cause: ApplyError.Cause) -> Problem {
    let folder = staging.path
    let entry: BundlePath
    let staged: ByteName
    switch step {
    case .staged(let name):
      return Problem(
        "'\(folder.appending(name))' could not be removed: \(cause.reason)",
        advice: "remove the folder '\(folder)' when all else is put back"
      )
    case .edited(let edit, _, let old): (entry, staged) = (edit.file, old)
    case .moved(let path, let name): (entry, staged) = (path, name)
    }
    let place = workplace.artifact.path.appending(entry)
    return Problem(
      "'\(place)' could not be put back: \(cause.reason)",
      advice: "move '\(folder.appending(staged))' to '\(place)', then remove '\(folder)'"
    )
  }

  private func problem(withTimesOf path: BundlePath, _ cause: ApplyError.Cause) -> Problem {
    Problem(
      "the times of '\(workplace.artifact.path.appending(path))' could not be put back:"
        + " \(cause.reason)",
      advice: "nothing need be done unless something goes by the times of folders"
    )
  }
}
