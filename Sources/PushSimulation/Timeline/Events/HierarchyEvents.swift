/// The end of a load of screens, or a screen that the user opens by hand.
package enum HierarchyStimulus: Sendable, Hashable {
  case loadCompleted(NotificationID, LoadOutcome)
  case userNavigated(ScreenID)
}

/// An action of a center that loads or shows screens.
package enum HierarchyEffect: Sendable, Hashable {
  case startedLoad(SightingID)
  /// The list has the screens of the stack after the change; the last screen is on top.
  case changedStack(StackChange, [ScreenID])
}

/// The result of loading the screens of a notification.
package enum LoadOutcome: String, Sendable, Hashable, Codable, CaseIterable {
  case screens
  case failure
  case nothing
}

/// A change of a navigation stack, named like the method of `UINavigationController` that makes the change.
package enum StackChange: String, Sendable, Hashable {
  /// `setViewControllers(_:animated:)`.
  case set
  /// `pushViewController(_:animated:)`.
  case push
  /// `popViewController(animated:)`.
  case pop
  /// `popToRootViewController(animated:)`.
  case popToRoot
}
