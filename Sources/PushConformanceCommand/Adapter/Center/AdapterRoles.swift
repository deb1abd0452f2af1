import PushConformance

/// The roles that adapters in other languages can have, each mapped to the roles that it includes.
enum AdapterRoles {
  static let carried: [Role: [Role]] = [
    .registering: [],
    .receiving: [],
    .fetchCompleting: [.receiving],
    .responding: [.receiving],
    .scenes: [],
    .sceneRouting: [.scenes, .routing, .responding],
    .routing: [.receiving],
    .toasting: [.receiving],
    .suppressible: [.toasting],
    .broadcasting: [.receiving],
    .openingBroadcasting: [.responding],
    .tokenBroadcasting: [.registering],
    .actionHandling: [.responding],
    .deferring: [],
    .contentLoading: [.responding, .routing],
    .backgroundUpdating: [.fetchCompleting],
    .actionSubmitting: [.actionHandling],
    .categoryRegistering: [.responding],
    .deduplicating: [.receiving],
    .badgeOwning: [.responding],
    .lifecycleObserving: [],
    .launchHandOff: [],
    .logging: [],
    .permissionAsking: [],
    .permissionReporting: [],
    .unregistering: [.registering],
    .severalAccounts: [.registering],
    .accountSwitching: [.severalAccounts, .responding, .routing],
    .optingOut: [.registering],
    .retrying: [.registering],
  ]

  static func roles(named names: [String]) throws(AdapterFault.Cause) -> Set<Role> {
    var named: Set<Role> = []
    for name in names {
      guard let role = Role(rawValue: name) else {
        throw .wrongLine("'roles' has '\(name)', which is not a role; the roles are \(listing)")
      }
      guard carried[role] != nil else {
        throw .wrongLine(
          "'roles' has '\(name)', a role that only Swift adapters can have; the roles are \(listing)"
        )
      }
      guard named.insert(role).inserted else { throw .wrongLine("'roles' has '\(name)' twice") }
    }
    guard !named.isEmpty else { throw .wrongLine("'roles' is empty, so nothing can be judged") }
    var all: Set<Role> = []
    var rest = Array(named)
    while let role = rest.popLast() {
      if all.insert(role).inserted { rest += carried[role] ?? [] }
    }
    // This check needs all included roles, because `accountSwitching` includes `severalAccounts`.
    guard !all.isSuperset(of: [.unregistering, .severalAccounts])
    else { throw .wrongLine("'roles' has both 'unregistering' and 'severalAccounts'; choose one") }
    return all
  }

  private static var listing: String {
    Role.allCases.filter { carried[$0] != nil }.map(\.rawValue).joined(separator: ", ")
  }
}
