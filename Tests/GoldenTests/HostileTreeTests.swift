import Foundation
import Testing

/// Prunes of trees that no build makes; nothing outside of them changes.
@Suite struct HostileTreeTests {
  /// The link goes, and what it leads to stays.
  @Test(arguments: [
    ".", "..", "../..", "de.lproj", "en.lproj", "nowhere", "../Outside/en.lproj",
    "$PWD/Outside/en.lproj", "../A.app/en.lproj",
  ]) func removesALinkWhereverItLeads(target: String) throws {
    let output = try HostileTree.run(
      """
      rm -r A.app/en.lproj; ln -s "\(target)" A.app/en.lproj
      prune; ls -A . A.app A.app/de.lproj Outside/en.lproj
      """
    )
    #expect(
      output == """
        status 0
        .:
        A.app
        Outside
        policy
        said

        A.app:
        Info.plist
        de.lproj

        A.app/de.lproj:
        Localizable.strings

        Outside/en.lproj:
        Localizable.strings

        """
    )
  }

  @Test(arguments: [
    "echo x >A.app/en.lproj", "mkfifo A.app/en.lproj",
    "ln Outside/en.lproj/Localizable.strings A.app/en.lproj",
    "perl -MSocket -e 'socket(S, PF_UNIX, SOCK_STREAM, 0); bind(S, sockaddr_un(q(A.app/en.lproj)))'",
  ]) func leavesAloneWhatIsNoFolder(making: String) throws {
    let output = try HostileTree.run(
      "rm -r A.app/en.lproj; \(making); prune; test -e A.app/en.lproj && tail -n 1 said; ls -A"
    )
    #expect(output == "status 0\nNothing to do. 1 warning.\nA.app\nOutside\npolicy\nsaid\n")
  }

  /// Names of every length and of every byte, links with more than one name, and pipes.
  @Test func removesFilesOfAnyNameAndKind() throws {
    let output = try HostileTree.run(
      """
      cd A.app/en.lproj
      touch "$(printf 'a\\nb')" "$(printf '\\377\\376')" "$(printf '%0255d' 0)" -- '-rf' '*' '$(id)'
      mkfifo pipe; ln -s loop loop; ln -s ../.. up; ln -s ../../Outside/en.lproj away
      ln ../../Outside/en.lproj/Localizable.strings other
      mkdir -p closed/inner; touch closed/inner/file; chmod 0 closed/inner; chmod 500 closed
      cd ../..; prune --policy policy; ls -A . A.app; cat Outside/en.lproj/*; stat -c %h Outside/en.lproj/*
      """
    )
    #expect(
      output == """
        status 0
        .:
        A.app
        Outside
        policy
        said

        A.app:
        Info.plist
        de.lproj
        "a" = "b";
        1

        """
    )
  }

  /// Deeper than a path may be long: folders are made beside each other and moved into one another.
  @Test func removesWhatLiesDeeperThanAPathReaches() throws {
    let output = try HostileTree.run(
      """
      name=$(printf '%0250d' 0); mkdir inner; touch inner/file; i=0
      while [ $i -lt 20 ]; do mkdir outer; mv inner outer/$name; mv outer inner; i=$((i + 1)); done
      mv inner A.app/en.lproj/; find A.app/en.lproj -name file | wc -c
      prune --policy policy; ls -A A.app
      """
    )
    #expect(output == "5046\nstatus 0\nInfo.plist\nde.lproj\n")
  }

  @Test(
    .enabled(if: HostileTree.canMount, "only root can mount"),
    arguments: ["-t tmpfs none", "--bind Outside/en.lproj"]
  ) func refusesALocalizationThatIsMounted(source: String) throws {
    let output = try HostileTree.run(
      """
      unshare -m sh -c 'mount \(source) A.app/en.lproj; echo "\\"a\\" = \\"b\\";" >A.app/en.lproj/Localizable.strings
        "$LPRUNE" prune A.app --remove en --development-region de; echo "status $?"
        ls -A . A.app A.app/en.lproj'
      """
    )
    #expect(
      output == """
        status 74
        .:
        A.app
        Outside
        policy

        A.app:
        Info.plist
        de.lproj
        en.lproj

        A.app/en.lproj:
        Localizable.strings
        error: 'en.lproj' is on another volume than '$FOLDER', where what goes is kept until all is done; nothing was changed
               removing is a move within one volume: name a folder on that of the product with '--staging', or copy the product to one volume and prune it there

        """
    )
  }

  /// A volume that is full, or has no room for another file, at any step.
  @Test(
    .enabled(if: HostileTree.canMount, "only root can mount"),
    arguments: ["size=1m,nr_inodes=", "size="]
  ) func putsEverythingBackWhereThereIsNoRoom(limit: String) throws {
    let output = try HostileTree.run(
      """
      mkdir Full; export HOME=/; unshare -m sh -c '
      sum() { (cd Full/A.app && find . -printf "%p %m %T@\\n" -type f -exec cksum {} + | sort | cksum); }
      for number in 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17; do
        case "\(limit)" in
          *inodes=) mount -t tmpfs -o \(limit)$number none Full ;;
          *) mount -t tmpfs -o \(limit)$((number * 4))k none Full ;;
        esac
        if cp -r A.app Full 2>/dev/null && [ -s Full/A.app/Info.plist ] \\
            && [ -s Full/A.app/en.lproj/Localizable.strings ]; then
          before=$(sum)
          "$LPRUNE" prune Full/A.app --remove en --development-region de --quiet >said 2>&1
          case $? in
            0) [ ! -e Full/A.app/en.lproj ] && echo done ;;
            74) [ "$(sum)" = "$before" ] && grep -q "no space left on device; \\(everything was put back\\|nothing was changed\\)" said && echo full ;;
            *) cat said ;;
          esac
          [ "$(ls -A Full)" = A.app ] || ls -A Full
        fi
        umount Full
      done' | sort | uniq -c | sed "s/^ *[1-9][0-9]* //"
      """
    )
    #expect(output == "done\nfull\n")
  }
}
