import Foundation
import Testing

/// The folder that `--staging` names.
@Suite struct StagingRunTests {
  @Test(arguments: ["A.app", "A.app/en.lproj", "inner"]) func refusesOneInTheProduct(folder: String)
    throws
  {
    let output = try HostileTree.run(
      "ln -s A.app/de.lproj inner; prune --staging \(folder); sed -n 1p said; ls -A A.app A.app/de.lproj"
    )
    let place = folder == "inner" ? "A.app/de.lproj" : folder
    #expect(
      output == """
        status 64
        error: '$FOLDER/\(place)' lies in the product, which must not hold foreign files even for a moment; nothing was changed
        A.app:
        Info.plist
        de.lproj
        en.lproj

        A.app/de.lproj:
        Localizable.strings

        """
    )
  }

  @Test(.enabled(if: HostileTree.canMount, "only root can mount"))
  func refusesOneOnAnotherVolume() throws {
    let output = try HostileTree.run(
      """
      unshare -m sh -c 'mount -t tmpfs none Outside
        "$LPRUNE" prune A.app --remove en --development-region de --staging Outside; echo "status $?"; ls -A A.app Outside'
      """
    )
    #expect(
      output == """
        status 74
        A.app:
        Info.plist
        de.lproj
        en.lproj

        Outside:
        error: the artifact is on another volume than '$FOLDER/Outside', where what goes is kept until all is done; nothing was changed
               removing is a move within one volume: name a folder on that of the product with '--staging', or copy the product to one volume and prune it there

        """
    )
  }

  @Test func servesManyArtifactsAtOnce() throws {
    let output = try HostileTree.run(
      """
      mkdir stage; for name in B C D; do cp -R A.app $name.app; done
      for name in A B C D; do
        "$LPRUNE" prune $name.app --remove en --development-region de --staging stage >said.$name 2>&1 || cat said.$name &
      done
      wait; echo *.app/*.lproj; ls -A stage
      """
    )
    #expect(output == "A.app/de.lproj B.app/de.lproj C.app/de.lproj D.app/de.lproj\n")
  }
}
