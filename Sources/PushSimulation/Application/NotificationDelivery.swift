/// One callback that a delivery or a tap causes, with the state the application shows during it.
package enum DeliveryMoment: Sendable, Hashable {
  case lifecycle(ApplicationStateMachine.Moment)
  /// The launch, with the notification in its options.
  case launch(ApplicationStateMachine.Moment)
  case receive(state: ApplicationState)

  package var state: ApplicationState {
    switch self {
    case .lifecycle(let moment), .launch(let moment): moment.state
    case .receive(let state): state
    }
  }
}

/// What the system does with a notification, for applications that hear of it through the
/// application delegate's receive callback.
///
/// Sources: Apple, `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`, and
/// "Pushing background updates to your App". The callback comes in the foreground, and in the
/// background for `content-available` alone; everything else the system shows by itself until the
/// user taps it, and then calls back while the application is still inactive.
package enum NotificationDelivery {
  /// The callbacks of an arrival; none where the system keeps the notification to itself.
  package static func arrival(
    isContentAvailable: Bool,
    in world: inout World
  ) throws(IllegalTransition) -> [DeliveryMoment] {
    switch world.lifecycle.state {
    case .active, .inactive:
      return [.receive(state: world.lifecycle.state)]
    case .background where isContentAvailable:
      return [.receive(state: .background)]
    case .suspended where isContentAvailable:
      _ = try world.move(through: [.background])
      return [.receive(state: .background)]
    // A silent push can launch an application in the background as well. That is part of the
    // launch hand-off, which centers with the receive callback alone do not offer.
    case .background, .suspended, .notRunning:
      return []
    }
  }

  /// The callbacks of a tap on the system's banner, which leave the application active.
  ///
  /// An application that is not running is launched for it, and is told by the launch options. The
  /// receiving callback comes as well where `handsOver` is false: for applications that look at their
  /// launch options it is the one with a completion handler, which is another role.
  package static func tap(in world: inout World, handsOver: Bool = false) throws(IllegalTransition)
    -> [DeliveryMoment]
  {
    let way: [ApplicationState]
    switch world.lifecycle.state {
    // The banner of an active application is its own business: the system shows none.
    case .active: return []
    case .inactive: way = []
    case .background: way = [.inactive]
    case .suspended: way = [.background, .inactive]
    case .notRunning: way = [.inactive]
    }
    let isLaunch = world.lifecycle.state == .notRunning
    let before = try world.move(through: way)
    let after = try world.move(through: [.active])
    return before.map {
      isLaunch && handsOver && $0.callback == .didFinishLaunching ? .launch($0) : .lifecycle($0)
    }
      + (isLaunch && handsOver ? [] : [.receive(state: .inactive)])
      + after.map(DeliveryMoment.lifecycle)
  }
}
