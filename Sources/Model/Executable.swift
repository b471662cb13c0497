/// What the executable file of a component, or a library, says about what it loads.
package struct Executable: Sendable {
  /// From the artifact's root, by its real place.
  package var file: BundlePath

  /// The install names that its load commands name, of all architectures, each once, sorted:
  /// `@rpath/Chat.framework/Chat`.
  package var loads: [String]

  /// Whether its bytes hold the text `lproj`, so that it may open localizations by name.
  ///
  /// Only looked for where that is asked for, and in frameworks and resource bundles that hold localizations, themselves or
  /// in what is nested in them.
  package var opensFoldersByName: Bool

  /// Why it could not be read as a program, for behind a colon; nil where it could, and of a file of another kind.
  package var damage: String?

  /// Whether it is a program of Apple's format, Mach-O.
  ///
  /// Of any other file, such as a script or a program for Linux, it is not known what it loads, and that is no damage.
  package var isProgram: Bool

  package init(
    file: BundlePath,
    loads: [String] = [],
    opensFoldersByName: Bool = false,
    damage: String? = nil,
    isProgram: Bool = true
  ) {
    self.file = file
    self.loads = loads
    self.opensFoldersByName = opensFoldersByName
    self.damage = damage
    self.isProgram = isProgram
  }
}
