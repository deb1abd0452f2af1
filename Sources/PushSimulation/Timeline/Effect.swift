public import PushPayloads

/// Names one sighting of a timeline.
public struct SightingID: Sendable, Hashable {
  /// The place among the sightings of the timeline, from 0.
  public let index: Int
}

/// Names one screen of a timeline.
public struct ScreenID: Sendable, Hashable {
  /// The place among the screens of the timeline, from 0.
  public let index: Int
}

/// How a navigation stack is changed, by the names of `UINavigationController`.
public enum StackChange: String, Sendable, Hashable {
  /// `setViewControllers(_:animated:)`.
  case set
  /// `pushViewController(_:animated:)`.
  case push
  /// `popViewController(animated:)`.
  case pop
  /// `popToRootViewController(animated:)`.
  case popToRoot
}

/// What a center does to the world, in the order in which it does it.
public enum Effect: Sendable, Hashable {
  /// Calls `registerForRemoteNotifications()`.
  case registeredForRemoteNotifications
  /// Calls `registerUserNotificationSettings(_:)`, which iOS 8 and 9 have.
  case registeredUserNotificationSettings(NotificationTypes)
  /// Calls `registerForRemoteNotificationTypes(_:)`, which iOS 7 and before have.
  case registeredForRemoteNotificationTypes(NotificationTypes)
  /// Calls `requestAuthorization(options:)` of UserNotifications.
  case requestedAuthorization(NotificationTypes)
  /// Starts to send a device token to the app's server; path and account are nil where the adapter
  /// does not say them.
  case uploadedToken(String, path: String?, account: String? = nil)
  /// Shows a toast inside the app.
  case presentedToast(SightingID)
  /// Hands a URL to the router, nil when it hands over none at all; and says in which scene it is to
  /// be opened, if the center knows of scenes.
  case openedURL(String?, accepted: Bool, scene: String? = nil)
  /// Asks a suppressor.
  case askedSuppressor(ParticipantID, SightingID, answer: Bool)
  /// Asks a suppressor that takes its time to answer.
  case awaitedSuppressor(ParticipantID, SightingID)
  /// Tells an observer.
  case notifiedObserver(ParticipantID, SightingID)
  /// Tells an observer that the user has opened a notification.
  case toldObserverOfOpening(ParticipantID, SightingID)
  /// Tells an observer of a device token, in the text that the adapter hands over.
  case toldObserverOfToken(ParticipantID, String)
  /// Asks a responder whether it takes a notification.
  case askedResponder(ParticipantID, SightingID, accepts: Bool)
  /// Hands a notification to a responder.
  case notifiedResponder(ParticipantID, SightingID)
  /// Starts to load the screens of a notification.
  case startedLoad(SightingID)
  /// Changes the navigation stack, to these screens; the last one is on top.
  case changedStack(StackChange, [ScreenID])
  /// Makes the services of the app.
  case madeServices
  /// Passes a callback on to a service.
  case calledService(ParticipantID, ServiceCall)
  /// Is answered by a service that it has had fetch for a notification. Not an act of the center, but
  /// what it says to the system is seen against it.
  case answeredFetch(ParticipantID, of: CompletionID?, FetchResult)
  /// Runs the app's own part of the launch.
  case builtInterface
  /// Hands a notification to the app's own handler.
  case handledNotification(SightingID)
  /// Says whether the launch has gone well.
  case repliedToLaunch(Bool)
  /// Says whether it takes a URL.
  case repliedToURL(Bool)
  /// Hands data to a screen; the value is nil where it is none that JSON has a word for.
  case receivedData(ScreenID, JSONValue?, isOnStack: Bool)
  /// Writes a line into the log.
  case logged(String)
  /// Hands the action that the user has chosen to the app's handler.
  case handledAction(String, text: String?, SightingID)
  /// Calls a completion handler of the system.
  case completed(CompletionID, CompletionAnswer)
  /// A participant does something while it is called. Not an act of the center, but what follows is
  /// seen against it.
  indirect case reacted(ParticipantID, Deed)
  /// Says what has come of a request for permission.
  case reportedPermission(request: Int, PermissionAnswer)
  /// Says what the user allows; nil where it does not know.
  case reportedPermissionStatus(AuthorizationStatus?)
  /// Starts to ask the app's server to forget a device token; the account is nil where the adapter
  /// does not say it.
  case unregisteredToken(String, account: String?)
  /// Starts to send a token of ActivityKit to the app's server.
  case uploadedActivityToken(String, for: ActivityTokenPurpose)
  /// Starts to ask the app's server to forget a token of ActivityKit.
  case unregisteredActivityToken(String, for: ActivityTokenPurpose)
  /// Passes a callback on to the owner of a notification; nil for one that is none of the run's.
  case passedOn(PassedCallback, NotificationID?)
  /// Removes notifications from Notification Center, by their identifiers; of these, which were there.
  case removedDelivered([String], removed: [NotificationID])
  /// Starts to download what a notification names; nil for a URL that none of them names.
  case startedDownload(String, NotificationID?)
  /// Puts a number on the icon.
  case setBadge(Int)
  /// Lets the last reference to a participant's bridge go. Not an act of the center, but seen by
  /// the same eye.
  case participantDeallocated(ParticipantID)
}
