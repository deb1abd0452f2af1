/// A callback of a scene delegate: a method of `UISceneDelegate`.
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

/// A callback of the system, with the application's state during it.
package struct SystemCallback: Sendable, Hashable {
  /// The kind of a callback, by the method that the system calls.
  ///
  /// Some kinds say whether the callback contains a notification, but not which one. The step of the scenario
  /// determines the notification.
  package enum Kind: Sendable, Hashable {
    /// A callback of the application delegate about the application's state.
    case lifecycle(LifecycleCallback)
    /// `application(_:didFinishLaunchingWithOptions:)`, with the notification in its options.
    case launchWithNotification
    /// A callback of the scene delegate; a connection may contain the user's response.
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
