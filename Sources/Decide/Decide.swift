package import Model
import Resolve

/// What `policy` wants to happen to every localization of `inventory`.
///
/// The first pass goes by names alone; the second keeps what kept users would miss. Where nothing is to be changed,
/// seals do not matter: `heedingSeals` false says what the policy wants, whoever would have to do it.
package func decide(
  _ inventory: Inventory,
  under policy: Policy,
  heedingSeals: Bool = true
) -> Plan {
  let before = View(inventory)
  let settings = inventory.components.map(policy.settings)
  var plan = Plan(
    decisions: inventory.components.enumerated().map { id, component in
      decisionsByName(for: component, under: settings[id], of: policy)
    },
    edits: []
  )
  let seals = Seals(of: before, under: settings, areHeeded: heedingSeals)
  // Seals come first: what a seal holds in place needs no other reason to stay.
  plan.keepWhatSealsRequire(seals)
  // Parents before the last resort: a parent that stays may be all that a nested component needs.
  plan.keepParents(in: before, under: settings)
  plan.keepTheLastResort(in: before, under: settings, beside: seals)
  // What nobody reaches is known once all else that goes is.
  plan.trimTheUnreachable(of: before, under: settings, policy, beside: seals)
  // Edits come last, since they follow from what finally goes.
  plan.edits = plan.edits(in: before, under: settings, beside: seals)
  plan.keepWhatNoEditRemoves(in: inventory)
  return plan
}
