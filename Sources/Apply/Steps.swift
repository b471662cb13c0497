import Disk
import Model

extension Transaction {
  /// Writes the new Info.plist into the staging folder and links the old one there; gives the new one's identity.
  func prepare(
    _ edit: Changes.Edit,
    _ index: Int,
    _ steps: inout [Step]
  ) throws(ApplyError.Cause) -> FileIdentity {
    try workplace.withFolder(at: edit.file.parent) { folder throws(ApplyError.Cause) in
      let (new, old) = (ByteName.new(index), ByteName.old(index))
      let file = try workplace.run { () throws(DiskError) in
        try staging.createFile(new, mode: 0o600)
      }
      steps.append(.staged(new))
      let original = try workplace.run { () throws(DiskError) in
        try folder.openFile(edit.file.name)
      }
      // Its owner and mode are what the new one gets.
      guard
        try workplace.run({ () throws(DiskError) in try original.status() }).identity
          == edit.identity
      else { throw .changed(edit.file) }
      try write(edit.newBytes, to: file, like: original)
      try workplace.run { () throws(DiskError) in
        try folder.link(edit.file.name, to: old, in: staging)
      }
      steps.append(.staged(old))
      guard try identity(ofStaged: old) == edit.identity else { throw .changed(edit.file) }
      return try identity(ofStaged: new)
    }
  }

  /// Gives a new file its bytes, and the owner, mode and attributes of another.
  private func write(
    _ bytes: [UInt8],
    to file: borrowing Descriptor,
    like original: borrowing Descriptor
  ) throws(ApplyError.Cause) {
    let status = try workplace.run { () throws(DiskError) in try original.status() }
    let fresh = try workplace.run { () throws(DiskError) in try file.status() }
    try workplace.run { () throws(DiskError) in try file.write(bytes) }
    try workplace.run { () throws(DiskError) in try file.copyAttributes(from: original) }
    // Only the owner of everything may give a file away, even to the one who has it.
    if (status.owner, status.group) != (fresh.owner, fresh.group) {
      try workplace.run { () throws(DiskError) in
        try file.changeOwner(to: status.owner, group: status.group)
      }
    }
    // Behind the owner, because a new owner takes the set-id bits away.
    try workplace.run { () throws(DiskError) in try file.changeMode(to: status.mode) }
    try workplace.run { () throws(DiskError) in try file.sync() }
  }

  /// Writes down what is about to be done.
  func journal(
    _ changes: Changes,
    new files: [FileIdentity],
    _ steps: inout [Step]
  ) throws(ApplyError.Cause) {
    let journal = Journal(changes, of: workplace.place.artifact, touching: touched, new: files)
    steps += [.staged(Journal.draftName), .staged(Journal.name)]
    try workplace.write(journal, to: staging)
  }

  /// Puts the new Info.plist in the place of the old one.
  func replace(
    _ edit: Changes.Edit,
    _ index: Int,
    with new: FileIdentity,
    _ steps: inout [Step]
  ) throws(ApplyError.Cause) {
    try withTouchedFolder(at: edit.file.parent) { folder throws(ApplyError.Cause) in
      // Before it is done, since only the disk knows whether a call that failed did it.
      steps.append(.edited(edit, index, new: new))
      try workplace.replace(
        edit.file,
        in: folder,
        with: .new(index),
        of: staging,
        expecting: edit.identity
      )
    }
  }

  /// Moves every entry that goes into the staging folder.
  func move(_ changes: Changes, _ steps: inout [Step]) throws(ApplyError.Cause) {
    var count = 0
    for (path, part) in changes.byFolder where !part.removals.isEmpty {
      try withTouchedFolder(at: path) { folder throws(ApplyError.Cause) in
        for removal in part.removals {
          try workplace.checkSignals()
          let name = ByteName.moved(count)
          count += 1
          do throws(DiskError) {
            try workplace.move(removal.entry.name, from: folder, to: name, inOwn: staging)
          } catch { throw workplace.cause(of: error, moving: removal.entry) }
          steps.append(.moved(removal.entry, name))
          guard try identity(ofStaged: name) == removal.identity else {
            throw .changed(removal.entry)
          }
        }
      }
    }
  }

  /// Compares the touched folders and the edited files with what they should be.
  ///
  /// What was written into an Info.plist after it was read would go with the old file.
  func readBack(_ changes: Changes) throws(ApplyError.Cause) {
    for (index, edit) in changes.edits.enumerated() {
      guard try workplace.holds(edit.oldBytes, .old(index), in: staging) else {
        throw .changed(edit.file)
      }
    }
    for (path, part) in changes.byFolder {
      try withTouchedFolder(at: path) { folder throws(ApplyError.Cause) in
        let names = Set(try workplace.run { () throws(DiskError) in try folder.list() }.map(\.name))
        for removal in part.removals where names.contains(removal.entry.name) {
          throw .notAsPlanned(removal.entry)
        }
        for edit in part.edits {
          guard try workplace.holds(edit.newBytes, edit.file.name, in: folder) else {
            throw .notAsPlanned(edit.file)
          }
        }
        do throws(DiskError) { try workplace.sync(folder) } catch { throw .system(error) }
      }
    }
  }

  /// What `body` returns for a touched folder, which must be the one that was checked before.
  func withTouchedFolder<Result>(
    at path: BundlePath,
    _ body: (borrowing Descriptor) throws(ApplyError.Cause) -> Result
  ) throws(ApplyError.Cause) -> Result {
    try workplace.withFolder(at: path) { folder throws(ApplyError.Cause) in
      let identity = try workplace.run { () throws(DiskError) in try folder.status() }.identity
      guard identity == touched[path]?.identity else { throw .changed(path) }
      return try body(folder)
    }
  }

  private func identity(ofStaged name: ByteName) throws(ApplyError.Cause) -> FileIdentity {
    try workplace.run { () throws(DiskError) in try staging.status(of: name) }.identity
  }
}
