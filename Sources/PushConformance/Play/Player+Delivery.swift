import PushPayloads
import PushSimulation

extension Player {
  func move(through path: [ApplicationState]) async throws(PlayProblem.Cause) {
    let callbacks = try World.legally { () throws(IllegalTransition) in
      delivery.callbacks(of: try device.world.move(through: path), in: &device.world)
    }
    try await make(callbacks, about: nil)
    if device.world.lifecycle.state == .notRunning, !isExtension { endProcess() }
  }

  func deliver(_ id: NotificationID, again isAgain: Bool = false) async throws(PlayProblem.Cause) {
    guard !isExtension else { return try await extend(id, again: isAgain) }
    // After the app has unregistered, it receives no push (Apple, unregisterForRemoteNotifications()).
    if device.isUnregistered, cast.notifications[id.index].origin != .local {
      return try await turn(.nothing(.notDeliveredToTheApp))
    }
    let kind = cast.notifications[id.index].facts.delivery
    arrive(id, again: isAgain, in: device.world.lifecycle.state)
    let callbacks = try World.legally { () throws(IllegalTransition) in
      try delivery.arrival(of: kind, in: &device.world)
    }
    try await make(callbacks, about: id, action: .open)
  }

  func arrive(_ id: NotificationID, again isRepeated: Bool = false, in state: ApplicationState) {
    arrivals[id, default: 0] += isRepeated && arrivals[id] != nil ? 0 : 1
    let isInForeground = [.active, .inactive].contains(state)
    let isLoud = cast.notifications[id.index].facts.interruptsUser
    device.arrive(
      userNotification(id),
      as: id,
      isShownBySystem: !isInForeground && isLoud && device.world.permission.isGrant
    )
  }

  func make(
    _ callbacks: [SystemCallback],
    about id: NotificationID,
    action: UserAction
  ) async throws(PlayProblem.Cause) {
    guard !callbacks.isEmpty else { return try await turn(.nothing(.notDeliveredToTheApp)) }
    try await make(callbacks, about: (id, action))
  }

  private func make(
    _ callbacks: [SystemCallback],
    about cause: (notification: NotificationID, action: UserAction)?
  ) async throws(PlayProblem.Cause) {
    for (place, callback) in callbacks.enumerated() {
      isLastCallback = place == callbacks.count - 1 && !isInterfaceDue
      try await make(callback, about: cause)
    }
    isLastCallback = true
    if isInterfaceDue { try await readyInterface() }
  }

  private var isInterfaceDue: Bool {
    process?.isInterfaceReady == false && device.world.lifecycle.state == .active
      && !device.world.interfaceTakesTime
  }

  func make(
    _ callback: SystemCallback,
    about cause: (notification: NotificationID, action: UserAction)?
  ) async throws(PlayProblem.Cause) {
    switch callback.kind {
    case .lifecycle(let lifecycle): try await hear(lifecycle, in: callback.state)
    case .scene(let scene, let bringsResponse):
      let cause = bringsResponse ? cause : nil
      let options = ConnectionOptions(
        scene: device.world.sceneInFront,
        notificationResponse: cause.map { response(with: $0.action, to: $0.notification) }
      )
      try await turn(.scenes(.callback(scene, cause?.notification)), state: callback.state) {
        [self] in
        await process?.receive(scene, options: options)
      }
    case .launchWithNotification:
      guard let id = cause?.notification else { return }
      let userInfo = cast.notifications[id.index].userInfo
      try await turn(.launch(.didFinishLaunching(with: id)), state: callback.state) { [self] in
        startProcess()
        await process?.launch(with: LaunchOptions(remoteNotification: userInfo))
      }
    case .receive, .fetch, .willPresent, .response:
      guard let cause, let process else { throw .needsRole(.receiving) }
      let (stimulus, call) = try handOver(
        cause.notification,
        action: cause.action,
        by: callback.kind,
        to: process
      )
      try await turn(stimulus, state: callback.state) { await call() }
    }
  }

  @inline(__always)
  private func hear(
    _ callback: LifecycleCallback,
    in state: ApplicationState
  ) async throws(PlayProblem.Cause) {
    // The kit makes the adapter while the app launches, so the adapter cannot receive this callback.
    guard callback != .willFinishLaunching
    else { return try await turn(.application(callback), state: state) }
    try await turn(.application(callback), state: state) { [self] in
      if callback == .didFinishLaunching, !isExtension { startProcess() }
      await process?.receive(callback)
    }
  }

  func handOver(
    _ id: NotificationID,
    action: UserAction = .open,
    by kind: SystemCallback.Kind,
    to process: CenterUnderPlay
  ) throws(PlayProblem.Cause) -> (stimulus: Stimulus, call: @MainActor () async -> Void) {
    let application = process.application
    let userInfo = cast.notifications[id.index].userInfo
    switch kind {
    case .fetch:
      let center = try process.fetching.needed(as: .fetchCompleting)
      return (
        .notification(.didReceiveToFetch(id)),
        {
          await center.didReceiveRemoteNotification(
            userInfo,
            fetchCompletion: FetchCompletion(application.completion(.fetch, of: id))
          )
        }
      )
    case .willPresent:
      let center = try process.responding.needed(as: .responding)
      let notification = userNotification(id)
      return (
        .notification(.willPresent(id)),
        {
          await center.willPresent(
            notification,
            completion: PresentationCompletion(application.completion(.presentation, of: id))
          )
        }
      )
    case .response:
      let center = try process.responding.needed(as: .responding)
      let response = response(with: action, to: id)
      return (
        .responses(.didReceive(id, action)),
        {
          await center.didReceive(
            response,
            completion: ResponseCompletion(application.completion(.response, of: id))
          )
        }
      )
    default:
      let center = try process.receiving.needed(as: .receiving)
      return (
        .notification(.didReceive(id)), { await center.didReceiveRemoteNotification(userInfo) }
      )
    }
  }

  func userNotification(_ id: NotificationID) -> UserNotification {
    let notification = cast.notifications[id.index]
    return UserNotification(
      // Each push is a request with its own identifier, unless the server has set a collapse identifier.
      identifier: notification.collapseID ?? "\(notification.name)-\(arrivals[id, default: 1])",
      trigger: notification.origin == .local ? .local : .push,
      category: notification.payload["aps"]?.object?["category"]?.string ?? "",
      userInfo: notification.userInfo
    )
  }
}

extension CallbackSupport {
  init(of roles: Set<Role>) {
    self = []
    if roles.contains(.fetchCompleting) || roles.contains(.serviceFetching) { insert(.fetches) }
    if roles.contains(.responding) { insert(.responds) }
    if roles.contains(.launchHandOff) { insert(.handsOverLaunch) }
    if roles.contains(.scenes) { insert(.scenes) }
    // iOS prefers the callbacks of fetches and responses to plain `didReceiveRemoteNotification`. So an app that
    // implements one of these callbacks never gets the plain callback.
    if roles.contains(.receiving), !contains(.fetches), !contains(.responds) { insert(.receives) }
  }
}
