import Diagnostics
import Model
import Resolve

extension Check {
  static let damagedExecutable = Check(
    "damaged-executable",
    .warning,
    what: "the program file of a component, or a library, is damaged or cannot be read",
    why:
      "which frameworks it loads cannot be told; all that it may load count as loaded, so that languages which nobody sees may stay in them",
    fix: "build it again, or get an intact copy"
  ) { judgement in
    let inventory = judgement.inventory
    let programs = inventory.components.enumerated().compactMap { id, component in
      component.executable.map { (id, $0) }
    }
    let libraries = inventory.libraries.map { (inventory.component(holding: $0.file), $0) }
    return (programs + libraries).compactMap { id, program in
      program.damage.map { judgement.finding(damage: $0, of: program, in: id) }
    }
  }
}

extension Judgement {
  fileprivate func finding(
    damage: String,
    of program: Executable,
    in id: Component.ID
  ) -> Finding {
    Finding(
      check: "damaged-executable",
      severity: .warning,
      cause: .before,
      message: "the program '\(program.file)' of \(name(of: id)) cannot be read: \(damage)",
      reason:
        "which frameworks it loads cannot be told; all that it may load count as loaded, so that languages which nobody sees may stay in them",
      advice: owned[id] ? "build it again" : "get an intact copy from its authors",
      component: id,
      place: Place(program.file)
    )
  }
}
