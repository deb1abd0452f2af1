/// Something that reaches a center about the screens of a notification.
public enum HierarchyStimulus: Sendable, Hashable {
  /// What the screens of a notification needed has been loaded, or cannot be.
  case loadCompleted(NotificationID, LoadOutcome)
  /// The user goes to a screen by hand.
  case userNavigated(ScreenID)
}
