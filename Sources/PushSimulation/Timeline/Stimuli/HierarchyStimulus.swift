/// The end of a load of screens, or a screen that the user opens by hand.
package enum HierarchyStimulus: Sendable, Hashable {
  /// The load of a notification's screens succeeds or fails.
  case loadCompleted(NotificationID, LoadOutcome)
  /// The user opens a screen by hand.
  case userNavigated(ScreenID)
}
