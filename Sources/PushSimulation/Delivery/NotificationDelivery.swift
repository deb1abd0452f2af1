/// What the system makes of an arrival or a response: the callbacks, in their order.
///
/// A table over the system, the state of the application and the callbacks that the app has; nothing
/// here looks at what an app does. Sources: Apple, `application(_:didReceiveRemoteNotification:
/// fetchCompletionHandler:)`, "Handling notifications and notification-related actions", "Pushing
/// background updates to your App", `UIScene.ConnectionOptions`; the orders of callbacks at a tap
/// are those that apps have measured (Specs/decisions/0050).
package struct NotificationDelivery: Sendable {
  /// What of a notification decides how the system treats it.
  package struct Kind: Sendable, Hashable {
    /// Whether it wakes the app: `content-available` is 1.
    package var isContentAvailable: Bool
    /// Whether there is something for the user: an alert, a badge or a sound.
    package var interruptsUser: Bool

    package init(isContentAvailable: Bool, interruptsUser: Bool) {
      self.isContentAvailable = isContentAvailable
      self.interruptsUser = interruptsUser
    }
  }

  /// What a response does to the application.
  package enum Response: Sendable, Hashable {
    /// Brings it to the foreground: a tap, or an action that says so.
    case opens
    /// Leaves it where it is, or starts it in the background: a dismissal, a background action.
    case staysBehind
  }

  /// The callbacks that the app has, of those that the system knows.
  let support: CallbackSupport

  package init(os: OSProfile, support: CallbackSupport) {
    self.support = support.known(to: os)
  }

  var usesUserNotifications: Bool { support.contains(.responds) }

  /// The callbacks of an arrival; none where the system keeps the notification to itself.
  package func arrival(
    of kind: Kind,
    in world: inout World
  ) throws(IllegalTransition) -> [SystemCallback] {
    switch world.lifecycle.state {
    case .active, .inactive, .background:
      return arrival(of: kind, while: world.lifecycle.state, permission: world.permission)
    case .suspended where kind.isContentAvailable:
      _ = try world.move(through: [.background])
      return handOver(in: .background)
    case .notRunning
    where kind.isContentAvailable && support.contains(.fetches) && !world.wasForceQuit:
      // Nobody has tapped anything: the options say only why the app was launched.
      let launch = try world.move(through: [.background])
      return callbacks(of: launch, in: &world, launchedFor: .arrival) + handOver(in: .background)
    case .suspended, .notRunning:
      return []
    }
  }

  /// The callbacks of an arrival while the code of an application runs, which changes nothing about
  /// its state.
  package func arrival(
    of kind: Kind,
    while state: ApplicationState,
    permission: AuthorizationStatus
  ) -> [SystemCallback] {
    switch state {
    case .active, .inactive:
      guard usesUserNotifications, kind.interruptsUser else { return handOver(in: state) }
      // A refused app is asked nothing, since nothing would be shown.
      return (permission.isGrant ? [SystemCallback(.willPresent, state: state)] : [])
        + (kind.isContentAvailable && support.contains(.fetches)
          ? [SystemCallback(.fetch, state: state)] : [])
    case .background: return kind.isContentAvailable ? handOver(in: .background) : []
    case .suspended, .notRunning: return []
    }
  }

  /// The callbacks of a user's response to what the system shows.
  ///
  /// Where the app has no delegate for it, a tap is a second receipt while the application is
  /// inactive, as before iOS 10, and everything else passes it by.
  ///
  /// The system chooses the scene by the notification's `targetContentIdentifier` and the activation
  /// conditions of the scenes; without a choice it is the one in front.
  package func response(
    _ response: Response,
    in world: inout World,
    into scene: String? = nil
  ) throws(IllegalTransition) -> [SystemCallback] {
    switch response {
    case .opens: try opening(in: &world, into: scene)
    case .staysBehind where usesUserNotifications: try answering(in: &world)
    case .staysBehind: []
    }
  }

  /// The callbacks of a change of state that no notification causes.
  package func callbacks(
    of moments: [ApplicationStateMachine.Moment],
    in world: inout World
  ) -> [SystemCallback] {
    callbacks(of: moments, in: &world, launchedFor: .nothing)
  }

  // MARK: - Callbacks

  enum Launch: Hashable {
    case nothing
    case arrival
    case response(into: String)

    /// The scene that is connected, if the launch connects one.
    var scene: String {
      if case .response(let scene) = self { scene } else { ConnectionOptions.firstScene }
    }

    var isResponse: Bool { if case .response = self { true } else { false } }
  }

  func handOver(in state: ApplicationState) -> [SystemCallback] {
    if support.contains(.fetches) { return [SystemCallback(.fetch, state: state)] }
    return support.contains(.receives) ? [SystemCallback(.receive, state: state)] : []
  }

  /// With scenes, the delegate of a scene hears what the delegate of the application heard before,
  /// and a launch has no options.
  func callbacks(
    of moments: [ApplicationStateMachine.Moment],
    in world: inout World,
    launchedFor reason: Launch
  ) -> [SystemCallback] {
    var callbacks: [SystemCallback] = []
    for moment in moments {
      guard support.contains(.scenes) else {
        let hasOptions =
          moment.callback == .didFinishLaunching && reason != .nothing
          && support.contains(.handsOverLaunch)
        callbacks.append(
          SystemCallback(
            hasOptions ? .launchWithNotification : .lifecycle(moment.callback),
            state: moment.state
          )
        )
        continue
      }
      callbacks += sceneCallbacks(of: moment, in: &world, launchedFor: reason)
    }
    return callbacks
  }

  private func sceneCallbacks(
    of moment: ApplicationStateMachine.Moment,
    in world: inout World,
    launchedFor reason: Launch
  ) -> [SystemCallback] {
    func scene(_ callback: SceneCallback, bringsResponse: Bool = false) -> SystemCallback {
      SystemCallback(.scene(callback, bringsResponse: bringsResponse), state: moment.state)
    }
    switch moment.callback {
    case .willFinishLaunching:
      world.disconnectScenes()
      return [SystemCallback(.lifecycle(.willFinishLaunching), state: moment.state)]
    case .didFinishLaunching:
      let launch = SystemCallback(.lifecycle(.didFinishLaunching), state: moment.state)
      // A launch in the background connects no scene.
      guard moment.state == .inactive else { return [launch] }
      _ = world.bringForward(reason.scene)
      return [
        launch, scene(.willConnect, bringsResponse: reason.isResponse),
        scene(.willEnterForeground),
      ]
    case .willEnterForeground where !world.isSceneConnected:
      _ = world.bringForward(reason.scene)
      return [scene(.willConnect), scene(.willEnterForeground)]
    case .willEnterForeground: return [scene(.willEnterForeground)]
    case .didBecomeActive: return [scene(.didBecomeActive)]
    case .willResignActive: return [scene(.willResignActive)]
    case .didEnterBackground: return [scene(.didEnterBackground)]
    case .willTerminate: return [SystemCallback(.lifecycle(.willTerminate), state: moment.state)]
    }
  }
}
