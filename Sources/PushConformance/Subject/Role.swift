/// An ability of a center, as specifications and reports name it.
///
/// A subject has a role if its adapter conforms to the protocol of the role.
public enum Role: String, Sendable, Hashable, CaseIterable, Codable {
  /// The role of adapters that conform to ``RegisteringCenter``.
  case registering
  /// The role of adapters that conform to ``LegacyRegisteringCenter``.
  case legacyRegistering
  /// The role of adapters that conform to ``ReceivingCenter``.
  case receiving
  /// The role of adapters that conform to ``FetchCompletingCenter``.
  case fetchCompleting
  /// The role of adapters that conform to ``RespondingCenter``.
  case responding
  /// The role of adapters that conform to ``SceneCenter``.
  case scenes
  /// The role of adapters that conform to ``RoutingCenter``.
  case routing
  /// The role of adapters that conform to ``ToastingCenter``.
  case toasting
  /// The role of adapters that conform to ``SuppressibleCenter``.
  case suppressible
  /// The role of adapters that conform to ``AsynchronouslySuppressibleCenter``.
  case asynchronouslySuppressible
  /// The role of adapters that conform to ``BroadcastingCenter``.
  case broadcasting
  /// The role of adapters that conform to ``OpeningBroadcastingCenter``.
  case openingBroadcasting
  /// The role of adapters that conform to ``TokenBroadcastingCenter``.
  case tokenBroadcasting
  /// The role of adapters that conform to ``ActionHandlingCenter``.
  case actionHandling
  /// The role of adapters that conform to ``DeferringCenter``.
  case deferring
  /// The role of adapters that conform to ``LifecycleObservingCenter``.
  case lifecycleObserving
  /// The role of adapters that conform to ``ResponderChainCenter``.
  case responderChain
  /// The role of adapters that conform to ``HierarchyBuildingCenter``.
  case hierarchyBuilding
  /// The role of adapters that conform to ``LinkOpeningCenter``.
  case linkOpening
  /// The role of adapters that conform to ``LaunchHandOffCenter``.
  case launchHandOff
  /// The role of adapters that conform to ``ServiceHostingCenter``.
  case serviceHosting
  /// The role of adapters that conform to ``ServiceFetchingCenter``.
  case serviceFetching
  /// The role of adapters that conform to ``NotificationHandlingCenter``.
  case notificationHandling
  /// The role of adapters that conform to ``BusNavigatingCenter``.
  case busNavigating
  /// The role of adapters that conform to ``LoggingCenter``.
  case logging
  /// The role of adapters that conform to ``PermissionAskingCenter``.
  case permissionAsking
  /// The role of adapters that conform to ``PermissionReportingCenter``.
  case permissionReporting
  /// The role of adapters that conform to ``UnregisteringCenter``.
  case unregistering
  /// The role of adapters that conform to ``SeveralAccountsCenter``.
  case severalAccounts
  /// The role of adapters that conform to ``AccountSwitchingCenter``.
  case accountSwitching
  /// The role of adapters that conform to ``OptingOutCenter``.
  case optingOut
  /// The role of adapters that conform to ``RetryingCenter``.
  case retrying
  /// The role of adapters that conform to ``DeduplicatingCenter``.
  case deduplicating
  /// The role of adapters that conform to ``ForeignPassingCenter``.
  case passingOn
  /// The role of adapters that conform to ``BadgeOwningCenter``.
  case badgeOwning
  /// The role of adapters that conform to ``ContentLoadingCenter``.
  case contentLoading
  /// The role of adapters that conform to ``WithdrawingCenter``.
  case withdrawing
  /// The role of adapters that conform to ``ActivityTokenCenter``.
  case activityTokens
  /// The role of adapters that conform to ``SceneRoutingCenter``.
  case sceneRouting
  /// The role of adapters that conform to ``ServiceExtensionUnderTest``.
  case serviceExtension
  /// The role of adapters that conform to ``AttachingExtension``.
  case attaching
  /// The role of adapters that conform to ``DecryptingExtension``.
  case decrypting

  /// Hashes the bytes of the case.
  ///
  /// Without this method, Swift would hash the name, which takes several times longer.
  public func hash(into hasher: inout Hasher) {
    unsafe withUnsafeBytes(of: self) { unsafe hasher.combine(bytes: $0) }
  }

  /// The protocol that an adapter conforms to for this role.
  public var protocolName: String { row.protocolName }

  /// Returns true if a type conforms to the protocol of this role.
  func isOffered(by type: any PushCenterUnderTest.Type) -> Bool { row.isOffered(type) }

  /// The name of the role's protocol, and a function that returns true if a type conforms to this protocol.
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
    case .accountSwitching: ("AccountSwitchingCenter", { $0 is any AccountSwitchingCenter.Type })
    case .optingOut: ("OptingOutCenter", { $0 is any OptingOutCenter.Type })
    case .retrying: ("RetryingCenter", { $0 is any RetryingCenter.Type })
    case .deduplicating: ("DeduplicatingCenter", { $0 is any DeduplicatingCenter.Type })
    case .passingOn: ("ForeignPassingCenter", { $0 is any ForeignPassingCenter.Type })
    case .badgeOwning: ("BadgeOwningCenter", { $0 is any BadgeOwningCenter.Type })
    case .contentLoading: ("ContentLoadingCenter", { $0 is any ContentLoadingCenter.Type })
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
