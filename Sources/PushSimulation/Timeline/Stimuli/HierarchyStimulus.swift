/// Something that reaches a center about the screens of a notification.
package enum HierarchyStimulus: Sendable, Hashable {
  /// The screens of a notification have been loaded, or cannot be.
  case loadCompleted(NotificationID, LoadOutcome)
  /// The user goes to a screen by hand.
  case userNavigated(ScreenID)
}
