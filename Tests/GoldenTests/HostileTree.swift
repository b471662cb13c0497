import Foundation

/// A small app in a scratch folder, with a folder outside of it, on which shell commands run.
///
/// The commands know `$LPRUNE`, `prune`, which removes English from `A.app` and prints the status, and `user`, which runs a
/// command as nobody.
struct HostileTree {
  private let scratch: ScratchFolder

  /// Runs a command in a fresh tree; what it printed, and standard error behind it.
  static func run(_ command: String) throws -> String {
    let scratch = try ScratchFolder()
    defer {
      _ = try? HostileTree(scratch: scratch).shell("chmod -R u+rwx .")
      scratch.remove()
    }
    let tree = HostileTree(scratch: scratch)
    let made = try tree.shell(
      """
      chmod 755 .; mkdir -p A.app/de.lproj A.app/en.lproj Outside/en.lproj
      for file in A.app/de.lproj A.app/en.lproj Outside/en.lproj; do
        echo '"a" = "b";' >$file/Localizable.strings
      done
      cat >A.app/Info.plist <<END
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>example.A</string>
      <key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>
      END
      # What English alone has may go.
      echo '{"version": 1, "checks": {"resource-lost": "off"}}' >policy
      """
    )
    guard made.status == 0 else { throw CocoaError(.fileWriteUnknown) }
    let run = try tree.shell(command)
    return run.output + run.errors
  }

  /// Whether a command does, here and as this user.
  static func can(_ command: String) -> Bool {
    guard let output = try? run("(\(command)) >/dev/null 2>&1 && echo yes") else { return false }
    return output == "yes\n"
  }

  static let canMount = can("unshare -m mount -t tmpfs none Outside")
  static let canBeNobody = can("user $LPRUNE --version")

  private func shell(_ command: String) throws -> Run {
    try Run(
      of: URL(fileURLWithPath: "/bin/sh"),
      ["-c", Self.functions + command],
      environment: ["LPRUNE": Repository.lprune.path],
      in: scratch
    )
  }

  private static let functions = """
    prune() {
      "$LPRUNE" prune A.app --remove en --development-region de --quiet "$@" >said 2>&1
      echo "status $?"
    }
    user() { setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; }

    """
}
