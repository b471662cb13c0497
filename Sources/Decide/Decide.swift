package import Model
import Resolve

/// What `policy` wants to happen to every localization of `inventory`.
///
/// The first pass goes by names alone; the second keeps what kept users would miss.
package func decide(_ inventory: Inventory, under policy: Policy) -> Plan {
  let settings = inventory.components.map(policy.settings)
  var plan = Plan(
    decisions: inventory.components.enumerated().map { id, component in
      decisionsByName(for: component, under: settings[id], named: policy.names(component))
    },
    edits: []
  )
  // Seals come first: what a seal holds in place needs no other reason to stay.
  plan.keepSealed(in: inventory)
  // Parents before the last resort: a parent that stays may be all that a nested component needs.
  plan.keepParents(in: inventory, under: settings)
  plan.keepTheLastResort(in: inventory, under: settings)
  // Edits come last, since they follow from what finally goes.
  plan.edits = inventory.components.indices.compactMap { id in
    edit(of: id, in: inventory, after: plan.decisions[id], under: settings[id])
  }
  return plan
}
