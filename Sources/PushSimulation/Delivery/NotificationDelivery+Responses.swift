extension NotificationDelivery {
  package func connection(of scene: String, in world: inout World) -> [SystemCallback] {
    guard connects(scene, in: &world) else { return [] }
    return connection(in: .active, bringsResponse: false)
      + [SystemCallback(.scene(.didBecomeActive, bringsResponse: false), state: .active)]
  }

  func opening(
    in world: inout World,
    into scene: String?
  ) throws(IllegalTransition) -> [SystemCallback] {
    let state = world.lifecycle.state
    let isLaunch = state == .notRunning
    let connectsAnother = !isLaunch && connects(scene, in: &world)
    let way: [ApplicationState]
    switch state {
    case .active where connectsAnother:
      return opening(
        connects: true,
        start: connection(in: .active, bringsResponse: true),
        end: [SystemCallback(.scene(.didBecomeActive, bringsResponse: false), state: .active)],
        by: world.tapDelivery,
        in: .active
      )
    // If the app has no delegate of `UNUserNotificationCenter`, the system shows no banner over the active app.
    case .active:
      return usesUserNotifications ? [SystemCallback(.response, state: .active)] : []
    case .inactive: way = []
    case .background: way = [.inactive]
    case .suspended: way = [.background, .inactive]
    case .notRunning: way = [.inactive]
    }
    let before = try world.move(through: way)
    let after = try world.move(through: [.active])
    let reason: Launch =
      isLaunch ? .response(into: scene ?? ConnectionOptions.firstScene) : .nothing
    var start = callbacks(of: before, in: &world, launchedFor: reason)
    if connectsAnother {
      // If `start` has callbacks, these callbacks already report that a scene enters the foreground.
      let connection = connection(in: start.first?.state ?? .inactive, bringsResponse: true)
      start = connection.prefix(start.isEmpty ? 2 : 1) + start
    }
    let end = callbacks(of: after, in: &world)
    guard usesUserNotifications else {
      // If the launch options have delivered the notification already, only a fetch callback delivers it again.
      let isHandedOver = isLaunch && support.contains(.handsOverLaunch)
      let handsOver = !isHandedOver || support.contains(.fetches)
      return start + (handsOver ? handOver(in: .inactive) : []) + end
    }
    return opening(
      connects: connectsAnother || isLaunch && support.contains(.scenes),
      start: start,
      end: end,
      by: world.tapDelivery
    )
  }

  // `delivery` determines the place of the response callback among the callbacks in `start` and `end`. For
  // ``TapDelivery/connection``, only the connection of a new scene delivers the response.
  private func opening(
    connects: Bool,
    start: [SystemCallback],
    end: [SystemCallback],
    by delivery: TapDelivery,
    in state: ApplicationState = .inactive
  ) -> [SystemCallback] {
    let call = SystemCallback(.response, state: state)
    guard connects else {
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

  func answering(in world: inout World) throws(IllegalTransition) -> [SystemCallback] {
    let way: [ApplicationState]
    switch world.lifecycle.state {
    case .active, .inactive, .background: way = []
    case .suspended, .notRunning: way = [.background]
    }
    let moments = try world.move(through: way)
    return callbacks(of: moments, in: &world)
      + [SystemCallback(.response, state: world.lifecycle.state)]
  }

  // MARK: - Scenes

  private func connects(_ scene: String?, in world: inout World) -> Bool {
    guard let scene, support.contains(.scenes) else { return false }
    return world.bringForward(scene)
  }

  private func connection(in state: ApplicationState, bringsResponse: Bool) -> [SystemCallback] {
    [
      SystemCallback(.scene(.willConnect, bringsResponse: bringsResponse), state: state),
      SystemCallback(.scene(.willEnterForeground, bringsResponse: false), state: state),
    ]
  }
}

extension SystemCallback {
  fileprivate var isConnection: Bool {
    if case .scene(.willConnect, _) = kind { true } else { false }
  }
}

/// The callbacks that deliver a user's response to an app with scenes when the response connects a scene.
///
/// Apple documents two ways, but not their order. The connection options of the scene can contain the response
/// (`UIScene.ConnectionOptions.notificationResponse`). The system calls the delegate of `UNUserNotificationCenter` if
/// the app has set the delegate during the launch. Each of the following cases has been observed in apps.
package enum TapDelivery: String, Sendable, Hashable, CaseIterable, Codable {
  /// The connection options contain the response, then the system calls the delegate.
  case connectionThenResponse
  /// The system calls the delegate, then the connection options contain the response.
  case responseThenConnection
  /// Only the connection options contain the response.
  case connection
  /// The system calls the delegate, and the connection options do not contain the response.
  case response
  /// The system calls the delegate when the application is active (iOS 11, rdar://34332569).
  case responseWhenActive
}
