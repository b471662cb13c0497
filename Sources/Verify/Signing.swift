extension Known {
  /// Who signs again what a prune takes something from.
  package enum Signing: Sendable {
    /// Whoever runs lprune.
    case byUser
    /// lprune itself, in a script phase, with the identity of the build.
    case byPhase
    /// Nobody can: a script phase of a build that signs, but has no identity.
    case noIdentity
    /// Nobody: a script phase of a build that signs nothing.
    case off
  }
}
