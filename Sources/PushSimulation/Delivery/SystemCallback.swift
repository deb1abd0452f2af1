package enum SceneCallback: String, Sendable, Hashable, CaseIterable {
  case willConnect
  case willEnterForeground
  case didBecomeActive
  case willResignActive
  case didEnterBackground
}

package struct SystemCallback: Sendable, Hashable {
  // Some kinds say whether the callback contains a notification; the step of the scenario says which notification.
  package enum Kind: Sendable, Hashable {
    case lifecycle(LifecycleCallback)
    /// `application(_:didFinishLaunchingWithOptions:)`, with the notification in the launch options.
    case launchWithNotification
    /// `bringsResponse` is true only if the connection options contain the user's response.
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
