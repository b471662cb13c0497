import Foundation
import Testing

/// Prunes by a user whose rights do not reach everywhere, and with little of their own.
@Suite(.enabled(if: HostileTree.canBeNobody, "only root can be another user"))
struct OtherUserTests {
  @Test(arguments: [
    ("555 A.app", "'$FOLDER/A.app'"), ("555 A.app/en.lproj", "'$FOLDER/A.app/en.lproj'"),
    ("755 .", "'$FOLDER'"),
  ]) func refusesWhereItMayNotWrite(mode: String, folder: String) throws {
    let output = try HostileTree.run(
      """
      chown -R 65534:65534 A.app; chmod 777 .; chmod \(mode)
      user "$LPRUNE" prune A.app --remove en --development-region de; echo "status $?"
      ls -A . A.app/en.lproj
      """
    )
    #expect(
      output == """
        status 77
        .:
        A.app
        Outside
        policy

        A.app/en.lproj:
        Localizable.strings
        error: no permission to change the folder \(folder); nothing was changed
               give this user the right to write there ('chmod u+w'), or run as the owner

        """
    )
  }

  @Test(arguments: ["0777", "0277", "077", "0"]) func worksUnderAnyUmask(mask: String) throws {
    let output = try HostileTree.run(
      """
      chown -R 65534:65534 A.app; chmod 2777 .
      user sh -c 'umask \(mask); "$LPRUNE" prune A.app --remove en --development-region de --quiet'
      ls -A . A.app; stat -c %a A.app/Info.plist
      """
    )
    #expect(
      output == """
        Removed 1 localization (11 bytes) and edited 1 Info.plist.
        .:
        A.app
        Outside
        policy

        A.app:
        Info.plist
        de.lproj
        644

        """
    )
  }

  /// Where the folder beside the product is someone else's, a script phase has one of its own.
  @Test func stagesInTheFolderOfTheTarget() throws {
    let output = try HostileTree.run(
      """
      mkdir Temp; chown -R 65534:65534 A.app Temp
      export XCODE_VERSION_ACTUAL=2600 TARGET_TEMP_DIR=$PWD/Temp CODESIGNING_FOLDER_PATH=$PWD/A.app
      user "$LPRUNE" prune --remove en --development-region de --quiet; echo "status $?"
      ls -A . A.app Temp
      """
    )
    #expect(
      output == """
        note: lprune: A.app: Removed 1 localization (11 bytes: en) and edited 1 Info.plist. 176 bytes -> 165 bytes
        status 0
        .:
        A.app
        Outside
        Temp
        policy

        A.app:
        Info.plist
        de.lproj

        Temp:

        """
    )
  }
}
