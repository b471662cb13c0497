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
    var isAllBack = true
    for step in steps.reversed() {
      do throws(ApplyError.Cause) {
        switch step {
        case .staged(let name):
          // What lies there and the journal are needed until everything is back.
          if isAllBack { try removeStaged(name) }
        case .edited(let edit, let index, let new):
          changed.insert(edit.file.parent)
          try putBack(edit, index, new: new)
        case .moved(let entry, let name):
          changed.insert(entry.parent)
          try putBack(entry, staged: name)
        }
      } catch {
        isAllBack = false
        problems.append(problem(with: step, error))
      }
    }
    for path in changed.sorted() {
      do { try restoreTimes(of: path) } catch { problems.append(problem(withTimesOf: path, error)) }
    }
    if isAllBack { problems += workplace.removeStaging(staging, timesOf: holderBefore) }
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
    _ index: Int,
    new: FileIdentity
  ) throws(ApplyError.Cause) {
    // Where the new file lies here, it has nobody's place.
    if try workplace.status(of: .new(index), in: staging)?.identity == new { return }
    try withTouchedFolder(at: edit.file.parent) { folder throws(ApplyError.Cause) in
      // Something else may have been written into the new file as well.
      guard try workplace.identity(of: edit.file, in: folder) == new,
        try workplace.holds(edit.newBytes, edit.file.name, in: folder)
      else {
        throw .changed(edit.file)
      }
      guard
        try workplace.putOldBack(index, of: staging, to: edit.file, in: folder, expecting: new)
      else { throw .changed(edit.file) }
    }
  }

  private func putBack(_ entry: BundlePath, staged: ByteName) throws(ApplyError.Cause) {
    try withTouchedFolder(at: entry.parent) { folder throws(ApplyError.Cause) in
      do throws(DiskError) {
        try workplace.move(staged, fromOwn: staging, to: entry.name, in: folder)
      } catch { throw .system(error) }
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
    case .edited(let edit, let index, _): (entry, staged) = (edit.file, .old(index))
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
