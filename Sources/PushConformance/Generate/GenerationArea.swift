/// An area of generated scenarios: one of several fields in which a center may work.
///
/// A scenario that drew from all of them would be long before two steps had to do with each other.
package enum GenerationArea: String, Sendable, Hashable, CaseIterable {
  /// Notifications, and what becomes of them: toasts, observers, responders, routes and screens.
  case notifications
  /// Participants that act while they are called.
  case reentrancy
  /// Events and links that lead to screens, which have to be loaded first.
  case screens
  /// What comes again, replaces or withdraws something, or is none of the app's; and the number on the icon.
  case bookkeeping
  /// Suppressors that take their time.
  case waiting
  /// Launches, first screens that take their time, and several scenes.
  case launches
  /// Device tokens, and what the server answers.
  case registration
  /// Tokens, and the accounts that they are for.
  case accounts
  /// What the user allows.
  case permission
  /// The tokens of Live Activities.
  case activities
  /// Services to which a delegate passes everything on.
  case services
  /// Messages that ask for navigation.
  case navigation
  /// Notifications that a service extension has, what it downloads, and its time.
  case extensions

  /// The roles of which a subject needs one for the area to mean anything to it.
  var roles: [Role] {
    switch self {
    case .notifications:
      [
        .toasting, .suppressible, .broadcasting, .responderChain, .hierarchyBuilding, .routing,
        .linkOpening, .actionHandling,
      ]
    case .reentrancy: [.suppressible, .broadcasting, .responderChain]
    case .screens: [.hierarchyBuilding]
    case .bookkeeping: [.deduplicating, .passingOn, .badgeOwning, .withdrawing]
    case .waiting: [.asynchronouslySuppressible]
    case .launches: [.deferring, .sceneRouting]
    case .registration: [.registering]
    case .accounts: [.unregistering, .optingOut]
    case .permission: [.permissionAsking, .permissionReporting]
    case .activities: [.activityTokens]
    case .services: [.serviceHosting]
    case .navigation: [.busNavigating]
    case .extensions: [.serviceExtension]
    }
  }

  /// Whether anything arrives.
  var hasNotifications: Bool {
    switch self {
    case .notifications, .reentrancy, .screens, .bookkeeping, .waiting, .launches, .accounts,
      .services, .extensions:
      true
    case .registration, .permission, .activities, .navigation: false
    }
  }

  /// How many of the runs of a subject it gets, beside other areas: as many as it needs for each requirement
  /// to be looked at several times.
  var share: Int {
    switch self {
    case .notifications, .screens, .accounts: 4
    case .bookkeeping, .registration, .activities: 3
    default: 2
    }
  }

  /// Why nothing is generated for a subject, or nil where something is.
  func reasonToSkip(_ subject: PushCenterSubject) -> SkipReason? {
    guard subject.roles.isDisjoint(with: roles), let first = roles.first else { return nil }
    return .roleNotOffered(first)
  }
}
