import Model
import Testing
import TestSupport

import Verify

@Suite struct LinkEscapesTests {
  /// The lines about an app whose `name` is a link out of it, of which the policy removes `en`.
  private func lines(linking name: String) throws -> [String] {
    var inventory = inventory([Sample(region: "de", tables: completeTables)])
    inventory.oddities = [
      Oddity(.escapingLink(target: "/usr/share/x"), at: BundlePath(name))
    ]
    return try pruned(inventory).lines
  }

  @Test func findsALinkOutOfTheArtifact() throws {
    #expect(
      try lines(linking: "de.lproj/a.png") == [
        "error link-escapes: the link 'de.lproj/a.png' leads out of the artifact, to '/usr/share/x' "
          + "(on a user's device nothing is there, and lprune did not follow it; "
          + "copy what it leads to into the artifact, or remove the link from the build)"
      ]
    )
  }

  @Test func doesNotMindALinkThatGoes() throws {
    #expect(try lines(linking: "en.lproj/a.png") == [])
  }
}
