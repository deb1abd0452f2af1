/// The rules that determine which callbacks the system makes for an arrival or a response, and in which order.
///
/// The callbacks depend on the version of iOS, the state of the application, the user's permission and the callbacks
/// that the app implements. They never depend on the app's behavior.
///
/// Sources: Apple, `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`, "Handling notifications and
/// notification-related actions", "Pushing background updates to your App", `UIScene.ConnectionOptions`. The order of
/// the callbacks after a tap was observed in apps (Specs/decisions/0050).
package struct NotificationDelivery: Sendable {
  package struct Kind: Sendable, Hashable {
    /// True if `content-available` is 1, which wakes the app.
    package var isContentAvailable: Bool
    package var interruptsUser: Bool

    package init(isContentAvailable: Bool, interruptsUser: Bool) {
      self.isContentAvailable = isContentAvailable
      self.interruptsUser = interruptsUser
    }
  }

  package enum Response: Sendable, Hashable {
    /// The app comes to the foreground: a tap, or an action with the option `foreground`.
    case opens
    /// A dismissal or a background action: the app keeps its state, or the system launches it in the background.
    case staysBehind
  }

  let support: CallbackSupport

  package init(os: OSProfile, support: CallbackSupport) { self.support = support.known(to: os) }

  var usesUserNotifications: Bool { support.contains(.responds) }

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
      // The user has not tapped the notification; the launch options only state the reason for the launch.
      let launch = try world.move(through: [.background])
      return callbacks(of: launch, in: &world, launchedFor: .arrival) + handOver(in: .background)
    case .suspended, .notRunning:
      return []
    }
  }

  // A notification that arrives while the application's code runs does not change the application's state.
  package func arrival(
    of kind: Kind,
    while state: ApplicationState,
    permission: AuthorizationStatus
  ) -> [SystemCallback] {
    switch state {
    case .active, .inactive:
      guard usesUserNotifications, kind.interruptsUser else { return handOver(in: state) }
      // Without permission the system would show nothing, so it does not call `willPresent`.
      return (permission.isGrant ? [SystemCallback(.willPresent, state: state)] : [])
        + (kind.isContentAvailable && support.contains(.fetches)
          ? [SystemCallback(.fetch, state: state)] : [])
    case .background: return kind.isContentAvailable ? handOver(in: .background) : []
    case .suspended, .notRunning: return []
    }
  }

  // Before iOS 10, or without a delegate of `UNUserNotificationCenter`, the system delivers a tapped notification once
  // more, while the application is inactive. In these cases, other responses do not reach the app.
  //
  // iOS chooses a scene by the notification's `targetContentIdentifier` and the activation conditions of the scenes. In
  // the simulation, the scenario can name the scene; by default, the response goes to the frontmost scene.
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

    /// The scene to connect; unused if the launch connects no scene, such as a launch in the background.
    var scene: String {
      if case .response(let scene) = self { scene } else { ConnectionOptions.firstScene }
    }

    var isResponse: Bool { if case .response = self { true } else { false } }
  }

  func handOver(in state: ApplicationState) -> [SystemCallback] {
    if support.contains(.fetches) { return [SystemCallback(.fetch, state: state)] }
    return support.contains(.receives) ? [SystemCallback(.receive, state: state)] : []
  }

  // In an app with scenes, the scene delegate receives the state callbacks in place of the application delegate, and a
  // launch has no options.
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
    case .willEnterForeground where world.scenes.isEmpty:
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
