package enum HierarchyStimulus: Sendable, Hashable {
  case loadCompleted(NotificationID, LoadOutcome)
  case userNavigated(ScreenID)
}

package enum HierarchyEffect: Sendable, Hashable {
  case startedLoad(SightingID)
  /// The list has the screens of the stack after the change; the last screen is on top.
  case changedStack(StackChange, [ScreenID])
}

package enum LoadOutcome: String, Sendable, Hashable, Codable, CaseIterable {
  case screens
  case failure
  case nothing
}

/// A change of a navigation stack, named like the method of `UINavigationController` that makes the change.
package enum StackChange: String, Sendable, Hashable {
  case set
  case push
  case pop
  case popToRoot
}
