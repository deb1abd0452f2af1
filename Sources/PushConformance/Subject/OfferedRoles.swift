import PushSimulation

/// The roles whose protocols a type conforms to, found when they are first needed.
///
/// For a protocol that a type does not conform to, Swift looks through all conformances of the process. For all roles
/// this takes about a millisecond. A run that judges one of many centers needs the roles of this center only.
///
/// The first read has to be on the main actor. Elsewhere a cast would not see conformances that are isolated to the main
/// actor (SE-0470).
final class OfferedRoles: Sendable {
  private let type: Any.Type
  private let found = Locked<Set<Role>?>(nil)

  init(of type: Any.Type) {
    self.type = type
  }

  var roles: Set<Role> {
    found.withLock { found in
      if let found { return found }
      let roles = Set(Role.allCases.filter { $0.isOffered(by: type) })
      found = roles
      return roles
    }
  }
}
