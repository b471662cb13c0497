"""Builds programs that reach into the modules of this package, for scripts that measure or test them.

What the modules share is `package`, so that only a package named `lprune` sees it. This makes one below .build: the
sources are links, and the manifest is Package.swift with another target.
"""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def build(name, sources, modules, flags=(), link_flags=()):
    """Builds the folder `sources` as an executable on `modules`; returns its path.

    The flags are for the compiler, of all modules, and for linking.
    """
    folder = ROOT / ".build" / name
    package = folder / "package"
    package.mkdir(parents=True, exist_ok=True)
    link(package / "Sources", ROOT / "Sources")
    link(package / "Programs" / name, sources)
    write(package / "Package.swift", manifest(name, sources, modules, flags, link_flags))
    words = ["swift", "build", "-c", "release", "--package-path", package, "--scratch-path", folder / "build",
             "--product", name]
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{done.stdout}error: {name} does not build")
    return folder / "build" / "release" / name


def link(place, target):
    """Makes a link to `target`, unless it is there."""
    place.parent.mkdir(exist_ok=True)
    if place.is_symlink() and place.readlink() == target:
        return
    place.unlink(missing_ok=True)
    place.symlink_to(target)


def write(file, text):
    """Writes a file, unless it holds that text: a file that was touched is compiled again."""
    if not file.exists() or file.read_text() != text:
        file.write_text(text)


def manifest(name, sources, modules, flags, link_flags):
    """Package.swift without tests, and with the program."""
    def swift_list(words):
        return "[" + ", ".join(f'"{word}"' for word in words) + "]"

    others = sorted(file.name for file in sources.iterdir() if file.suffix != ".swift")
    return (ROOT / "Package.swift").read_text() + f"""
package.targets.removeAll {{ $0.type == .test || $0.name == "TestSupport" }}
package.targets.append(
  .executableTarget(
    name: "{name}",
    dependencies: {swift_list(modules)},
    path: "Programs/{name}",
    exclude: {swift_list(others)},
    swiftSettings: settings,
    linkerSettings: [.unsafeFlags({swift_list(link_flags)})]
  )
)
package.products.append(.executable(name: "{name}", targets: ["{name}"]))
for target in package.targets where target.type != .system {{
  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags({swift_list(flags)})]
}}
"""
