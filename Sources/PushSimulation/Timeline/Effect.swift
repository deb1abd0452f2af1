/// Names one sighting of a timeline.
public struct SightingID: Sendable, Hashable {
  /// The place among the sightings of the timeline, from 0.
  public let index: Int
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
  /// Starts to send a device token to the app's server; the path is nil where the adapter does
  /// not say it.
  case uploadedToken(String, path: String?)
  /// Shows a toast inside the app.
  case presentedToast(SightingID)
  /// Hands a URL to the router, nil when it hands over none at all.
  case openedURL(String?, accepted: Bool)
  /// Asks a suppressor.
  case askedSuppressor(ParticipantID, SightingID, answer: Bool)
  /// Tells an observer.
  case notifiedObserver(ParticipantID, SightingID)
  /// Lets the last reference to a participant's bridge go. Not an act of the center, but seen by
  /// the same eye.
  case participantDeallocated(ParticipantID)
}
