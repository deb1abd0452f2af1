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
  private let support: CallbackSupport

  package init(os: OSProfile, support: CallbackSupport) {
    self.support = support.known(to: os)
  }

  private var usesUserNotifications: Bool { support.contains(.responds) }

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
  package func response(
    _ response: Response,
    in world: inout World
  ) throws(IllegalTransition) -> [SystemCallback] {
    switch response {
    case .opens: try opening(in: &world)
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

  // MARK: - Responses

  private func opening(in world: inout World) throws(IllegalTransition) -> [SystemCallback] {
    let state = world.lifecycle.state
    let way: [ApplicationState]
    switch state {
    // Without a delegate the system shows no banner over an active application.
    case .active:
      return usesUserNotifications ? [SystemCallback(.response, state: .active)] : []
    case .inactive: way = []
    case .background: way = [.inactive]
    case .suspended: way = [.background, .inactive]
    case .notRunning: way = [.inactive]
    }
    let isLaunch = state == .notRunning
    let before = try world.move(through: way)
    let after = try world.move(through: [.active])
    let reason: Launch = isLaunch ? .response : .nothing
    let start = callbacks(of: before, in: &world, launchedFor: reason)
    let end = callbacks(of: after, in: &world)
    guard usesUserNotifications else {
      // A launch has handed it over already, unless another callback follows it for good.
      let isHandedOver = isLaunch && support.contains(.handsOverLaunch)
      let handsOver = !isHandedOver || support.contains(.fetches)
      return start + (handsOver ? handOver(in: .inactive) : []) + end
    }
    return opening(isLaunch: isLaunch, start: start, end: end, by: world.tapDelivery)
  }

  /// Puts the call of the delegate in its place.
  private func opening(
    isLaunch: Bool,
    start: [SystemCallback],
    end: [SystemCallback],
    by delivery: TapDelivery
  ) -> [SystemCallback] {
    let call = SystemCallback(.response, state: .inactive)
    guard isLaunch, support.contains(.scenes) else {
      return delivery == .responseWhenActive
        ? start + end + [SystemCallback(.response, state: .active)] : start + [call] + end
    }
    let connection = start.firstIndex { $0.isConnection } ?? start.endIndex
    switch delivery {
    case .connectionThenResponse: return start + [call] + end
    case .responseThenConnection:
      return start[..<connection] + [call] + start[connection...] + end
    case .connection: return start + end
    case .response, .responseWhenActive:
      var bare = start
      if connection < bare.endIndex {
        bare[connection].kind = .scene(.willConnect, bringsResponse: false)
      }
      return delivery == .response
        ? bare + [call] + end : bare + end + [SystemCallback(.response, state: .active)]
    }
  }

  private func answering(in world: inout World) throws(IllegalTransition) -> [SystemCallback] {
    let way: [ApplicationState]
    switch world.lifecycle.state {
    case .active, .inactive, .background: way = []
    case .suspended, .notRunning: way = [.background]
    }
    let moments = try world.move(through: way)
    return callbacks(of: moments, in: &world)
      + [SystemCallback(.response, state: world.lifecycle.state)]
  }

  // MARK: - Callbacks

  private enum Launch {
    case nothing
    case arrival
    case response
  }

  private func handOver(in state: ApplicationState) -> [SystemCallback] {
    if support.contains(.fetches) { return [SystemCallback(.fetch, state: state)] }
    return support.contains(.receives) ? [SystemCallback(.receive, state: state)] : []
  }

  /// With scenes, the delegate of a scene hears what the delegate of the application heard before,
  /// and a launch has no options.
  private func callbacks(
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
      world.isSceneConnected = false
      return [SystemCallback(.lifecycle(.willFinishLaunching), state: moment.state)]
    case .didFinishLaunching:
      let launch = SystemCallback(.lifecycle(.didFinishLaunching), state: moment.state)
      // A launch in the background connects no scene.
      guard moment.state == .inactive else { return [launch] }
      world.isSceneConnected = true
      return [
        launch, scene(.willConnect, bringsResponse: reason == .response),
        scene(.willEnterForeground),
      ]
    case .willEnterForeground where !world.isSceneConnected:
      world.isSceneConnected = true
      return [scene(.willConnect), scene(.willEnterForeground)]
    case .willEnterForeground: return [scene(.willEnterForeground)]
    case .didBecomeActive: return [scene(.didBecomeActive)]
    case .willResignActive: return [scene(.willResignActive)]
    case .didEnterBackground: return [scene(.didEnterBackground)]
    case .willTerminate: return [SystemCallback(.lifecycle(.willTerminate), state: moment.state)]
    }
  }
}

extension SystemCallback {
  fileprivate var isConnection: Bool {
    if case .scene(.willConnect, _) = kind { true } else { false }
  }
}
