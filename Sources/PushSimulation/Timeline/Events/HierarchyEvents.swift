/// The end of a load of screens, or a screen that the user opens by hand.
package enum HierarchyStimulus: Sendable, Hashable {
  case loadCompleted(NotificationID, LoadOutcome)
  case userNavigated(ScreenID)
}

/// An action of a center that loads or shows screens.
package enum HierarchyEffect: Sendable, Hashable {
  case startedLoad(SightingID)
  /// The top screen is the last.
  case changedStack(StackChange, [ScreenID])
}

/// The result of loading the screens of a notification.
package enum LoadOutcome: String, Sendable, Hashable, Codable, CaseIterable {
  case screens
  case failure
  case nothing
}

/// A change of a navigation stack, by its name in `UINavigationController`.
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
