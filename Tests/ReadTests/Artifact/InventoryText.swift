import Diagnostics
import Foundation
import Model
import Read
import TestSupport

/// The components of an inventory, one line each, so that a test shows what it expects.
///
/// `app '' [Contents/Resources] de en.link(0) fr.file ja.declared`: kind, path, resources folder, localizations with
/// the form of all that are no folder.
func lines(of inventory: Inventory) -> [String] {
  inventory.components.map { component in
    let localizations = component.localizations.map { " \($0.name)\(suffix(of: $0.form))" }
    return "\(component.kind.rawValue) '\(component.path)' [\(component.resources)]"
      + localizations.joined()
  }
}

private func suffix(of form: Localization.Form) -> String {
  switch form {
  case .folder: ""
  case .link(.localization(let index)): ".link(\(index))"
  case .link(.inside(let path)): ".link(inside \(path))"
  case .link(.dangling(let target)): ".link(dangling \(target))"
  case .link(.outside(let target)): ".link(outside \(target))"
  case .file: ".file"
  case .declared: ".declared"
  case .virtual: ".virtual"
  }
}

/// The inventory of the artifact `name` in a folder that holds `entries`.
func inventory(
  of name: String,
  @TreeBuilder _ entries: () -> [any TreeEntry]
) throws -> Inventory {
  let folder = try TemporaryFolder(entries)
  return try readArtifact(at: BundlePath("\(folder.path)/\(name)"))
}

/// What reading the artifact `name` fails with: the exit status and each problem, `T` for the temporary folder.
func failure(
  of name: String,
  @TreeBuilder _ entries: () -> [any TreeEntry]
) throws -> [String] {
  let folder = try TemporaryFolder(entries)
  do throws(Failure) {
    return lines(of: try readArtifact(at: BundlePath("\(folder.path)/\(name)")))
  } catch {
    return ["\(error.status)"]
      + error.problems.map { $0.description.replacingOccurrences(of: folder.path, with: "T") }
  }
}

/// Folders `xx.lproj` that hold nothing.
func localizations(_ names: String...) -> [any TreeEntry] { names.map { Folder("\($0).lproj") } }

/// What is read of the artifact at `path`.
func readArtifact(at path: BundlePath) throws(Failure) -> Inventory {
  try Artifact(at: path).read()
}
