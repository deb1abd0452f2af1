/// An ability of a center, as specifications and reports name it.
///
/// A subject has a role by conforming to its protocol.
public enum Role: String, Sendable, Hashable, CaseIterable, Codable {
  /// ``RegisteringCenter``.
  case registering
  /// ``LegacyRegisteringCenter``.
  case legacyRegistering
  /// ``ReceivingCenter``.
  case receiving
  /// ``FetchCompletingCenter``.
  case fetchCompleting
  /// ``RespondingCenter``.
  case responding
  /// ``SceneCenter``.
  case scenes
  /// ``RoutingCenter``.
  case routing
  /// ``ToastingCenter``.
  case toasting
  /// ``SuppressibleCenter``.
  case suppressible
  /// ``AsynchronouslySuppressibleCenter``.
  case asynchronouslySuppressible
  /// ``BroadcastingCenter``.
  case broadcasting
  /// ``OpeningBroadcastingCenter``.
  case openingBroadcasting
  /// ``TokenBroadcastingCenter``.
  case tokenBroadcasting
  /// ``ActionHandlingCenter``.
  case actionHandling
  /// ``DeferringCenter``.
  case deferring
  /// ``LifecycleObservingCenter``.
  case lifecycleObserving
  /// ``ResponderChainCenter``.
  case responderChain
  /// ``HierarchyBuildingCenter``.
  case hierarchyBuilding
  /// ``LinkOpeningCenter``.
  case linkOpening
  /// ``LaunchHandOffCenter``.
  case launchHandOff
  /// ``ServiceHostingCenter``.
  case serviceHosting
  /// ``ServiceFetchingCenter``.
  case serviceFetching
  /// ``NotificationHandlingCenter``.
  case notificationHandling
  /// ``BusNavigatingCenter``.
  case busNavigating
  /// ``LoggingCenter``.
  case logging
  /// ``PermissionAskingCenter``.
  case permissionAsking
  /// ``PermissionReportingCenter``.
  case permissionReporting
  /// ``UnregisteringCenter``.
  case unregistering
  /// ``SeveralAccountsCenter``.
  case severalAccounts
  /// ``OptingOutCenter``.
  case optingOut
  /// ``RetryingCenter``.
  case retrying
  /// ``DeduplicatingCenter``.
  case deduplicating
  /// ``ForeignPassingCenter``.
  case passingOn
  /// ``BadgeOwningCenter``.
  case badgeOwning
  /// ``WithdrawingCenter``.
  case withdrawing
  /// ``ActivityTokenCenter``.
  case activityTokens
  /// ``SceneRoutingCenter``.
  case sceneRouting
  /// ``ServiceExtensionUnderTest``.
  case serviceExtension
  /// ``AttachingExtension``.
  case attaching
  /// ``DecryptingExtension``.
  case decrypting

  /// The protocol that an adapter conforms to for this role.
  public var protocolName: String { row.protocolName }

  /// Returns whether a type conforms to the protocol of this role.
  func isOffered(by type: any PushCenterUnderTest.Type) -> Bool { row.isOffered(type) }

  /// The name of the role's protocol, and whether a type conforms to it.
  private var row: (protocolName: String, isOffered: (any PushCenterUnderTest.Type) -> Bool) {
    switch self {
    case .registering: ("RegisteringCenter", { $0 is any RegisteringCenter.Type })
    case .legacyRegistering: ("LegacyRegisteringCenter", { $0 is any LegacyRegisteringCenter.Type })
    case .receiving: ("ReceivingCenter", { $0 is any ReceivingCenter.Type })
    case .fetchCompleting: ("FetchCompletingCenter", { $0 is any FetchCompletingCenter.Type })
    case .responding: ("RespondingCenter", { $0 is any RespondingCenter.Type })
    case .scenes: ("SceneCenter", { $0 is any SceneCenter.Type })
    case .routing: ("RoutingCenter", { $0 is any RoutingCenter.Type })
    case .toasting: ("ToastingCenter", { $0 is any ToastingCenter.Type })
    case .suppressible: ("SuppressibleCenter", { $0 is any SuppressibleCenter.Type })
    case .asynchronouslySuppressible:
      ("AsynchronouslySuppressibleCenter", { $0 is any AsynchronouslySuppressibleCenter.Type })
    case .broadcasting: ("BroadcastingCenter", { $0 is any BroadcastingCenter.Type })
    case .openingBroadcasting:
      ("OpeningBroadcastingCenter", { $0 is any OpeningBroadcastingCenter.Type })
    case .tokenBroadcasting: ("TokenBroadcastingCenter", { $0 is any TokenBroadcastingCenter.Type })
    case .actionHandling: ("ActionHandlingCenter", { $0 is any ActionHandlingCenter.Type })
    case .deferring: ("DeferringCenter", { $0 is any DeferringCenter.Type })
    case .lifecycleObserving:
      ("LifecycleObservingCenter", { $0 is any LifecycleObservingCenter.Type })
    case .responderChain: ("ResponderChainCenter", { $0 is any ResponderChainCenter.Type })
    case .hierarchyBuilding: ("HierarchyBuildingCenter", { $0 is any HierarchyBuildingCenter.Type })
    case .linkOpening: ("LinkOpeningCenter", { $0 is any LinkOpeningCenter.Type })
    case .launchHandOff: ("LaunchHandOffCenter", { $0 is any LaunchHandOffCenter.Type })
    case .serviceHosting: ("ServiceHostingCenter", { $0 is any ServiceHostingCenter.Type })
    case .serviceFetching: ("ServiceFetchingCenter", { $0 is any ServiceFetchingCenter.Type })
    case .notificationHandling:
      ("NotificationHandlingCenter", { $0 is any NotificationHandlingCenter.Type })
    case .busNavigating: ("BusNavigatingCenter", { $0 is any BusNavigatingCenter.Type })
    case .logging: ("LoggingCenter", { $0 is any LoggingCenter.Type })
    case .permissionAsking: ("PermissionAskingCenter", { $0 is any PermissionAskingCenter.Type })
    case .permissionReporting:
      ("PermissionReportingCenter", { $0 is any PermissionReportingCenter.Type })
    case .unregistering: ("UnregisteringCenter", { $0 is any UnregisteringCenter.Type })
    case .severalAccounts: ("SeveralAccountsCenter", { $0 is any SeveralAccountsCenter.Type })
    case .optingOut: ("OptingOutCenter", { $0 is any OptingOutCenter.Type })
    case .retrying: ("RetryingCenter", { $0 is any RetryingCenter.Type })
    case .deduplicating: ("DeduplicatingCenter", { $0 is any DeduplicatingCenter.Type })
    case .passingOn: ("ForeignPassingCenter", { $0 is any ForeignPassingCenter.Type })
    case .badgeOwning: ("BadgeOwningCenter", { $0 is any BadgeOwningCenter.Type })
    case .withdrawing: ("WithdrawingCenter", { $0 is any WithdrawingCenter.Type })
    case .activityTokens: ("ActivityTokenCenter", { $0 is any ActivityTokenCenter.Type })
    case .sceneRouting: ("SceneRoutingCenter", { $0 is any SceneRoutingCenter.Type })
    case .serviceExtension:
      ("ServiceExtensionUnderTest", { $0 is any ServiceExtensionUnderTest.Type })
    case .attaching: ("AttachingExtension", { $0 is any AttachingExtension.Type })
    case .decrypting: ("DecryptingExtension", { $0 is any DecryptingExtension.Type })
    }
  }
}
