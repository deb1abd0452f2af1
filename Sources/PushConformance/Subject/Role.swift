/// An ability of a center; specifications and reports use the names of the cases.
///
/// A subject made from an adapter has a role if the adapter conforms to the protocol in the comment on the case.
public enum Role: String, Sendable, Hashable, CaseIterable, Codable {
  /// A center that registers for remote notifications and takes device tokens: ``RegisteringCenter``.
  case registering
  /// A center that also registers with the calls of iOS 9 and earlier: ``LegacyRegisteringCenter``.
  case legacyRegistering
  /// A center that receives notifications from the application delegate: ``ReceivingCenter``.
  case receiving
  /// A center that receives notifications with a completion handler: ``FetchCompletingCenter``.
  case fetchCompleting
  /// A center that the delegate of `UNUserNotificationCenter` calls: ``RespondingCenter``.
  case responding
  /// A center that receives the callbacks of a scene delegate: ``SceneCenter``.
  case scenes
  /// A center that opens the URLs of notifications: ``RoutingCenter``.
  case routing
  /// A center that shows notifications while the app is active: ``ToastingCenter``.
  case toasting
  /// A center that lets suppressors prevent its toasts: ``SuppressibleCenter``.
  case suppressible
  /// A center with suppressors that can answer asynchronously: ``AsynchronouslySuppressibleCenter``.
  case asynchronouslySuppressible
  /// A center that notifies observers of every receipt of a notification: ``BroadcastingCenter``.
  case broadcasting
  /// A center that notifies observers when the user has opened a notification: ``OpeningBroadcastingCenter``.
  case openingBroadcasting
  /// A center that notifies observers of the device token: ``TokenBroadcastingCenter``.
  case tokenBroadcasting
  /// A center that passes the notification actions that the user chooses to the app's handler:
  /// ``ActionHandlingCenter``.
  case actionHandling
  /// A center that waits for the app's first screens before it does anything that needs screens: ``DeferringCenter``.
  case deferring
  /// A center that receives the callbacks about the application's state: ``LifecycleObservingCenter``.
  case lifecycleObserving
  /// A center that offers each notification to a chain of responders: ``ResponderChainCenter``.
  case responderChain
  /// A center that loads the screens of an event, and then shows them: ``HierarchyBuildingCenter``.
  case hierarchyBuilding
  /// A center that opens links, which lead to the same screens as a push: ``LinkOpeningCenter``.
  case linkOpening
  /// A center that receives the launch options and returns the launch callback's `Bool`: ``LaunchHandOffCenter``.
  case launchHandOff
  /// An application delegate that forwards its callbacks to services: ``ServiceHostingCenter``.
  case serviceHosting
  /// An application delegate whose services fetch data for a notification: ``ServiceFetchingCenter``.
  case serviceFetching
  /// An application delegate that passes the notification that launched the app to the app's handler:
  /// ``NotificationHandlingCenter``.
  case notificationHandling
  /// A center that shows views when an object of the app posts a message: ``BusNavigatingCenter``.
  case busNavigating
  /// A center that logs the requests that it could not fulfill: ``LoggingCenter``.
  case logging
  /// A center that asks the user for permission: ``PermissionAskingCenter``.
  case permissionAsking
  /// A center that reports the user's permission to the app: ``PermissionReportingCenter``.
  case permissionReporting
  /// A center that registers the device for the account that is logged in, and unregisters the device when the user
  /// logs out: ``UnregisteringCenter``.
  case unregistering
  /// A center for an app in which several accounts can be logged in at a time: ``SeveralAccountsCenter``.
  case severalAccounts
  /// A center that switches to the account of a tapped push: ``AccountSwitchingCenter``.
  case accountSwitching
  /// A center that lets users opt out of notifications, and in again: ``OptingOutCenter``.
  case optingOut
  /// A center that repeats failed requests on its own: ``RetryingCenter``.
  case retrying
  /// A center that ignores a message that arrives again: ``DeduplicatingCenter``.
  case deduplicating
  /// A center that passes the notifications of other SDKs to those SDKs: ``ForeignPassingCenter``.
  case passingOn
  /// A center that changes the badge number: ``BadgeOwningCenter``.
  case badgeOwning
  /// A center that loads the content of a notification before it opens the notification: ``ContentLoadingCenter``.
  case contentLoading
  /// A center that loads content when a silent push arrives: ``BackgroundUpdatingCenter``.
  case backgroundUpdating
  /// A center that submits actions to a server, and waits for the answers: ``ActionSubmittingCenter``.
  case actionSubmitting
  /// A center that registers the categories of the app's notifications: ``CategoryRegisteringCenter``.
  case categoryRegistering
  /// A center that removes notifications when a payload withdraws them: ``WithdrawingCenter``.
  case withdrawing
  /// A center that uploads the tokens of Live Activities: ``ActivityTokenCenter``.
  case activityTokens
  /// A center that opens a notification in the scene that the system has chosen: ``SceneRoutingCenter``.
  case sceneRouting
  /// A notification service extension: ``ServiceExtensionUnderTest``.
  case serviceExtension
  /// An extension that downloads a file and attaches it to the notification: ``AttachingExtension``.
  case attaching
  /// An extension that shows the decrypted text of the payload: ``DecryptingExtension``.
  case decrypting
  /// An extension that shows the text that it fetches from the app's server: ``TextFetchingExtension``.
  case textFetching

  /// Hashes the bytes of the case, because hashing the case's name takes several times longer.
  public func hash(into hasher: inout Hasher) {
    unsafe withUnsafeBytes(of: self) { unsafe hasher.combine(bytes: $0) }
  }

  package var protocolName: String { row.protocolName }

  package static func all(of type: Any.Type) -> Set<Role> {
    Set(allCases.filter { $0.row.isOffered(type) })
  }

  private var row: (protocolName: String, isOffered: (Any.Type) -> Bool) {
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
    case .backgroundUpdating:
      ("BackgroundUpdatingCenter", { $0 is any BackgroundUpdatingCenter.Type })
    case .actionSubmitting: ("ActionSubmittingCenter", { $0 is any ActionSubmittingCenter.Type })
    case .categoryRegistering:
      ("CategoryRegisteringCenter", { $0 is any CategoryRegisteringCenter.Type })
    case .withdrawing: ("WithdrawingCenter", { $0 is any WithdrawingCenter.Type })
    case .activityTokens: ("ActivityTokenCenter", { $0 is any ActivityTokenCenter.Type })
    case .sceneRouting: ("SceneRoutingCenter", { $0 is any SceneRoutingCenter.Type })
    case .serviceExtension:
      ("ServiceExtensionUnderTest", { $0 is any ServiceExtensionUnderTest.Type })
    case .attaching: ("AttachingExtension", { $0 is any AttachingExtension.Type })
    case .decrypting: ("DecryptingExtension", { $0 is any DecryptingExtension.Type })
    case .textFetching: ("TextFetchingExtension", { $0 is any TextFetchingExtension.Type })
    }
  }
}

extension Role {
  /// True for the roles of apps that were designed for iOS 8 or 9.
  package var isOfOlderSystems: Bool {
    [
      .legacyRegistering, .responderChain, .hierarchyBuilding, .serviceHosting, .serviceFetching,
      .notificationHandling, .busNavigating,
    ].contains(self)
  }
}
