/// A topic of generated scenarios, such as notifications or device tokens.
///
/// Each scenario is about one area. In a scenario about all areas, two steps would seldom interact.
package enum GenerationArea: String, Sendable, Hashable, CaseIterable {
  case notifications
  /// Participants that act while the center calls them.
  case reentrancy
  /// Events and links that lead to screens which have to load first.
  case screens
  case bookkeeping
  case waiting
  case launches
  case registration
  case accounts
  case permission
  case activities
  case services
  case navigation
  case extensions

  var roles: [Role] {
    switch self {
    case .notifications:
      [
        .toasting, .suppressible, .broadcasting, .responderChain, .hierarchyBuilding, .routing,
        .linkOpening, .actionHandling, .contentLoading, .backgroundUpdating,
        .actionSubmitting, .categoryRegistering,
      ]
    case .reentrancy: [.suppressible, .broadcasting, .responderChain]
    case .screens: [.hierarchyBuilding]
    case .bookkeeping: [.deduplicating, .passingOn, .badgeOwning, .withdrawing]
    case .waiting: [.asynchronouslySuppressible]
    case .launches: [.deferring, .sceneRouting]
    case .registration: [.registering]
    case .accounts: [.unregistering, .severalAccounts, .accountSwitching, .optingOut]
    case .permission: [.permissionAsking, .permissionReporting]
    case .activities: [.activityTokens]
    case .services: [.serviceHosting]
    case .navigation: [.busNavigating]
    case .extensions: [.serviceExtension]
    }
  }

  var hasNotifications: Bool {
    ![.registration, .permission, .activities, .navigation].contains(self)
  }

  /// The area's share of the runs, large enough that each requirement is exercised several times.
  var share: Int {
    switch self {
    case .notifications, .screens, .accounts: 4
    case .bookkeeping, .registration, .activities: 3
    default: 2
    }
  }

  func reasonToSkip(_ subject: PushCenterSubject) -> SkipReason? {
    guard subject.roles.isDisjoint(with: roles) else { return nil }
    return (roles.first { !$0.isOfOlderSystems } ?? roles.first).map { .roleNotOffered($0) }
  }

  func isOfOlderSystems(for subject: PushCenterSubject) -> Bool {
    roles.allSatisfy(\.isOfOlderSystems) && !subject.roles.contains(where: \.isOfOlderSystems)
  }
}
