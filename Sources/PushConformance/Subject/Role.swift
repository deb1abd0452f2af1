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
  public var protocolName: String {
    switch self {
    case .registering: "RegisteringCenter"
    case .legacyRegistering: "LegacyRegisteringCenter"
    case .receiving: "ReceivingCenter"
    case .fetchCompleting: "FetchCompletingCenter"
    case .responding: "RespondingCenter"
    case .scenes: "SceneCenter"
    case .routing: "RoutingCenter"
    case .toasting: "ToastingCenter"
    case .suppressible: "SuppressibleCenter"
    case .asynchronouslySuppressible: "AsynchronouslySuppressibleCenter"
    case .broadcasting: "BroadcastingCenter"
    case .openingBroadcasting: "OpeningBroadcastingCenter"
    case .tokenBroadcasting: "TokenBroadcastingCenter"
    case .actionHandling: "ActionHandlingCenter"
    case .deferring: "DeferringCenter"
    case .lifecycleObserving: "LifecycleObservingCenter"
    case .responderChain: "ResponderChainCenter"
    case .hierarchyBuilding: "HierarchyBuildingCenter"
    case .linkOpening: "LinkOpeningCenter"
    case .launchHandOff: "LaunchHandOffCenter"
    case .serviceHosting: "ServiceHostingCenter"
    case .serviceFetching: "ServiceFetchingCenter"
    case .notificationHandling: "NotificationHandlingCenter"
    case .busNavigating: "BusNavigatingCenter"
    case .logging: "LoggingCenter"
    case .permissionAsking: "PermissionAskingCenter"
    case .permissionReporting: "PermissionReportingCenter"
    case .unregistering: "UnregisteringCenter"
    case .optingOut: "OptingOutCenter"
    case .retrying: "RetryingCenter"
    case .deduplicating: "DeduplicatingCenter"
    case .passingOn: "ForeignPassingCenter"
    case .badgeOwning: "BadgeOwningCenter"
    case .withdrawing: "WithdrawingCenter"
    case .activityTokens: "ActivityTokenCenter"
    case .sceneRouting: "SceneRoutingCenter"
    case .serviceExtension: "ServiceExtensionUnderTest"
    case .attaching: "AttachingExtension"
    case .decrypting: "DecryptingExtension"
    }
  }

  /// Returns whether a type conforms to the protocol of this role.
  func isOffered(by type: any PushCenterUnderTest.Type) -> Bool {
    switch self {
    case .registering: type is any RegisteringCenter.Type
    case .legacyRegistering: type is any LegacyRegisteringCenter.Type
    case .receiving: type is any ReceivingCenter.Type
    case .fetchCompleting: type is any FetchCompletingCenter.Type
    case .responding: type is any RespondingCenter.Type
    case .scenes: type is any SceneCenter.Type
    case .routing: type is any RoutingCenter.Type
    case .toasting: type is any ToastingCenter.Type
    case .suppressible: type is any SuppressibleCenter.Type
    case .asynchronouslySuppressible: type is any AsynchronouslySuppressibleCenter.Type
    case .broadcasting: type is any BroadcastingCenter.Type
    case .openingBroadcasting: type is any OpeningBroadcastingCenter.Type
    case .tokenBroadcasting: type is any TokenBroadcastingCenter.Type
    case .actionHandling: type is any ActionHandlingCenter.Type
    case .deferring: type is any DeferringCenter.Type
    case .lifecycleObserving: type is any LifecycleObservingCenter.Type
    case .responderChain: type is any ResponderChainCenter.Type
    case .hierarchyBuilding: type is any HierarchyBuildingCenter.Type
    case .linkOpening: type is any LinkOpeningCenter.Type
    case .launchHandOff: type is any LaunchHandOffCenter.Type
    case .serviceHosting: type is any ServiceHostingCenter.Type
    case .serviceFetching: type is any ServiceFetchingCenter.Type
    case .notificationHandling: type is any NotificationHandlingCenter.Type
    case .busNavigating: type is any BusNavigatingCenter.Type
    case .logging: type is any LoggingCenter.Type
    case .permissionAsking: type is any PermissionAskingCenter.Type
    case .permissionReporting: type is any PermissionReportingCenter.Type
    case .unregistering: type is any UnregisteringCenter.Type
    case .optingOut: type is any OptingOutCenter.Type
    case .retrying: type is any RetryingCenter.Type
    case .deduplicating: type is any DeduplicatingCenter.Type
    case .passingOn: type is any ForeignPassingCenter.Type
    case .badgeOwning: type is any BadgeOwningCenter.Type
    case .withdrawing: type is any WithdrawingCenter.Type
    case .activityTokens: type is any ActivityTokenCenter.Type
    case .sceneRouting: type is any SceneRoutingCenter.Type
    case .serviceExtension: type is any ServiceExtensionUnderTest.Type
    case .attaching: type is any AttachingExtension.Type
    case .decrypting: type is any DecryptingExtension.Type
    }
  }
}
