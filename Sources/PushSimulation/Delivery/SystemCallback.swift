/// A call that UIKit makes to a scene's delegate.
package enum SceneCallback: String, Sendable, Hashable, CaseIterable {
  /// `scene(_:willConnectTo:options:)`.
  case willConnect
  /// `sceneWillEnterForeground(_:)`.
  case willEnterForeground
  /// `sceneDidBecomeActive(_:)`.
  case didBecomeActive
  /// `sceneWillResignActive(_:)`.
  case willResignActive
  /// `sceneDidEnterBackground(_:)`.
  case didEnterBackground
}

/// One callback that the system makes, with the state that the application shows during it.
package struct SystemCallback: Sendable, Hashable {
  /// Which callback it is.
  ///
  /// Those that can carry a notification say whether they do; which one it is follows from the step.
  package enum Kind: Sendable, Hashable {
    /// To the application's delegate.
    case lifecycle(LifecycleCallback)
    /// `application(_:didFinishLaunchingWithOptions:)`, with the notification in its options.
    case launchWithNotification
    /// To the scene's delegate; a connection may bring the user's response along.
    case scene(SceneCallback, bringsResponse: Bool)
    /// `application(_:didReceiveRemoteNotification:)`.
    case receive
    /// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
    case fetch
    /// `userNotificationCenter(_:willPresent:withCompletionHandler:)`.
    case willPresent
    /// `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
    case response
  }

  package var kind: Kind
  package var state: ApplicationState

  package init(_ kind: Kind, state: ApplicationState) {
    self.kind = kind
    self.state = state
  }
}
