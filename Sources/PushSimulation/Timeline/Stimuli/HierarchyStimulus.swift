/// The end of a load of screens, or a screen that the user opens by hand.
package enum HierarchyStimulus: Sendable, Hashable {
  case loadCompleted(NotificationID, LoadOutcome)
  case userNavigated(ScreenID)
}
