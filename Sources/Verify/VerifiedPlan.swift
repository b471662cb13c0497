package import Model

/// A plan in whose way nothing stands; only `verify` makes one, and it can be applied only once.
package struct VerifiedPlan: ~Copyable {
  package let inventory: Inventory
  package let plan: Plan

  init(inventory: Inventory, plan: Plan) {
    self.inventory = inventory
    self.plan = plan
  }
}
