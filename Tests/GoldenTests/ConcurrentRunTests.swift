import Foundation
import Testing

/// Several processes at work on one tree.
@Suite struct ConcurrentRunTests {
  /// One wins; another finds it at work, or nothing left to do.
  @Test func letsOneOfManyPrunesWin() throws {
    let output = try HostileTree.run(
      """
      cp -R A.app Fresh; i=0
      while [ $i -lt 8 ]; do
        rm -rf A.app; cp -R Fresh A.app; rm -f status.*
        for j in 1 2 3; do
          ("$LPRUNE" prune A.app --remove en --development-region de >said.$j 2>&1; echo $? >status.$j) &
        done
        "$LPRUNE" verify A.app --remove en --development-region de >/dev/null 2>&1; code=$?
        wait
        case $code in 0 | 1 | 65 | 66 | 74 | 75) ;; *) echo "verify ended with $code" ;; esac
        grep -qx 0 status.* || echo "nobody won"
        grep -hvx -e 0 -e 75 status.*
        [ "$(echo A.app/*)" = "A.app/Info.plist A.app/de.lproj" ] || ls -A A.app
        grep -q '<string>de</string>' A.app/Info.plist || echo "not edited"
        ls -A | grep lprune
        i=$((i + 1))
      done
      """
    )
    #expect(output == "")
  }

  /// An app and a framework in it: what one takes the other does not miss.
  @Test func prunesAnAppAndItsFrameworkInTurn() throws {
    let output = try HostileTree.run(
      """
      mkdir -p A.app/Frameworks; cp -R A.app Copy; rm -r Copy/Frameworks
      mv Copy A.app/Frameworks/F.framework; cp -R A.app Fresh; i=0
      while [ $i -lt 8 ]; do
        rm -rf A.app; cp -R Fresh A.app; rm -f status.*
        for j in . Frameworks/F.framework; do
          (cd A.app/$j && "$LPRUNE" prune "$PWD" --remove en --development-region de
            echo $? >"$OLDPWD/status.${j#*/}") >/dev/null 2>&1 &
        done
        wait
        grep -hvx -e 0 -e 75 status.*
        grep -qx 0 status.* || echo "nobody won"
        for folder in A.app A.app/Frameworks/F.framework; do
          case "$(ls $folder | grep lproj | tr '\\n' ' ')$(grep -c '>de<' $folder/Info.plist)" in
            "de.lproj 1" | "de.lproj en.lproj 0") ;;
            *) echo "half a tree:"; ls $folder ;;
          esac
        done
        ls -A | grep lprune
        i=$((i + 1))
      done
      """
    )
    #expect(output == "")
  }

  /// Whatever a bundle is while it is read, the run ends as one of the README's.
  @Test func endsInOrderWhereTheBundleChangesAllTheTime() throws {
    let output = try HostileTree.run(
      """
      (while [ ! -e stop ]; do
        mv A.app/en.lproj A.app/fr.lproj; rm -rf A.app/fr.lproj; mkdir A.app/en.lproj
        echo '"a" = "c"; "d" = "e";' >A.app/en.lproj/Localizable.strings
        cp A.app/Info.plist new; mv new A.app/Info.plist
        rm -rf A.app/de.lproj; ln -s en.lproj A.app/de.lproj; rm A.app/de.lproj; mkdir A.app/de.lproj
        : >A.app/de.lproj/Localizable.strings; echo '"a" = "b";' >A.app/de.lproj/Localizable.strings
      done) 2>/dev/null &
      i=0
      while [ $i -lt 30 ]; do
        for command in verify report prune; do
          policy='--remove en --development-region de'
          "$LPRUNE" $command A.app $policy >said 2>&1; code=$?
          case $code in 0 | 1 | 65 | 66 | 74 | 77) ;; *) echo "$command ended with $code"; cat said ;; esac
        done
        i=$((i + 1))
      done
      touch stop; wait; ls -A | grep lprune; cat Outside/en.lproj/*
      """
    )
    #expect(output == "\"a\" = \"b\";\n")
  }
}
