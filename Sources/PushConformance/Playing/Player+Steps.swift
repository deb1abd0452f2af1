import PushSimulation

/// What the simulated system does for each step.
extension Player {
  func perform(_ step: Step) async throws(PlayProblem.Cause) {
    let wasSuspended = device.world.lifecycle.state == .suspended
    if let path = try step.path(from: device.world.lifecycle.state) {
      try await move(through: path)
      if step == .forceQuit { device.world.wasForceQuit = true }
    } else {
      try await act(step)
    }
    // Timers that fell due while the application was frozen fire when it runs again.
    let state = device.world.lifecycle.state
    guard wasSuspended, state.runsCode else { return }
    try await fireTimers(dueBy: device.clock.now)
  }

  private func act(_ step: Step) async throws(PlayProblem.Cause) {
    switch step {
    case .deliver(let name): try await deliver(try cast.notification(name))
    case .deliverAgain(let name): try await deliver(try cast.notification(name), again: true)
    case .tap(let name, let scene):
      try await respond(with: .open, to: try cast.notification(name), in: scene)
    case .openScene(let scene): try await openScene(scene)
    case .dismiss(let name): try await respond(with: .dismiss, to: try cast.notification(name))
    case .respond(let name, let action, let text):
      try await respond(
        with: .choose(action, text: text),
        to: try cast.notification(name)
      )
    case .taps(let delivery): device.world.tapDelivery = delivery
    case .answer(let name, let isYes): try await answer(isYes, for: try member(name))
    case .interface(let takesTime): device.world.interfaceTakesTime = takesTime
    case .interfaceReady: try await readyInterface()
    case .permission(let status): device.world.permission = status
    case .attach(let name): try await attach(try member(name))
    case .detach(let name): try await detach(try member(name))
    case .release(let name): try await release(try member(name))
    case .suppress(let name, let rule), .accept(let name, let rule):
      device.world.change(try cast.participant(name), to: try cast.set(rule))
    case .router(let accepts): device.world.routerAccepts = accepts
    case .activateToast(let name): try await activateToast(of: try cast.notification(name))
    case .advance(let duration): try await advance(by: duration)
    case .receiveToken, .failRegistration:
      guard process?.registering == nil else { return try await register(step) }
      try await serve(step)
    case .requestRegistration, .answerUpload: try await register(step)
    case .handleURL, .receiveLocalNotification: try await serve(step)
    case .completeFetch(let name, let service, let result):
      try await answerFetch(of: name, by: service, with: result)
    case .completeFetchAgain(let name, let service, let result):
      try await answerFetch(of: name, by: service, with: result, again: true)
    case .requestPermission, .answerPermission, .readPermission: try await permit(step)
    case .completeDownload(let name, let outcome):
      try await endDownload(of: try cast.notification(name), with: outcome)
    case .expire(let name): try await expire(try cast.notification(name))
    case .logIn, .logOut, .optOut, .optIn, .answerUnregistration: try await account(for: step)
    case .receiveActivityToken, .endActivity, .answerActivityUpload,
      .answerActivityUnregistration:
      try await activity(for: step)
    default: try await navigate(step)
    }
  }

  private func register(_ step: Step) async throws(PlayProblem.Cause) {
    let process = try runningProcess()
    guard let center = process.registering else { throw .needsRole(.registering) }
    switch step {
    case .requestRegistration:
      try await turn(.registrationRequested) { await center.registerForRemoteNotifications() }
    case .receiveToken(let token):
      try await turn(.didRegister(token)) {
        await center.didRegisterForRemoteNotifications(deviceToken: token)
      }
    case .failRegistration(let failure):
      try await turn(.didFailToRegister(failure)) {
        await center.didFailToRegisterForRemoteNotifications(error: failure)
      }
    case .answerUpload(let token, let answer):
      let text = subject.vocabulary.text(of: token)
      guard process.application.isUploading(text) else {
        return try await turn(.nothing(.noSuchUpload))
      }
      try await turn(.uploadAnswered(token: text, answer)) {
        process.application.answerUpload(of: text, with: answer)
      }
    default:
      break  // Every other step is performed above.
    }
  }

  private func attach(_ participant: Participant) async throws(PlayProblem.Cause) {
    let (process, membership) = try membership(of: participant)
    guard !participant.wasReleased else {
      // Who reacts may depend on whom the center asks, so that the steps alone do not tell.
      guard scenario.reactions.isEmpty else { return try await turn(.nothing(.participantIsGone)) }
      throw .participantIsGone(participant.name)
    }
    let bridge = bridge(of: participant, in: process, membership: membership)
    try await turn(
      .attached(participant.id),
      calling: { await membership.add(bridge) },
      changing: { $0.attach(participant.id, as: participant.kind) }
    )
  }

  private func detach(_ participant: Participant) async throws(PlayProblem.Cause) {
    let (process, membership) = try membership(of: participant)
    guard !participant.wasReleased else { return try await turn(.nothing(.participantIsGone)) }
    let bridge = bridge(of: participant, in: process, membership: membership)
    try await turn(
      .detached(participant.id),
      calling: { await membership.remove(bridge) },
      changing: { $0.detach(participant.id) }
    )
  }

  private func release(_ participant: Participant) async throws(PlayProblem.Cause) {
    _ = try membership(of: participant)
    guard participant.bridge != nil else { return try await turn(.nothing(.participantIsGone)) }
    participant.release()
    try await turn(.released(participant.id), changing: { $0.release(participant.id) })
  }

  private func answer(_ isYes: Bool, for suppressor: Participant) async throws(PlayProblem.Cause) {
    let application = try runningProcess().application
    guard application.owesAnswer(suppressor.id) else {
      return try await turn(.nothing(.noSuchQuestion))
    }
    try await turn(.suppressorAnswered(suppressor.id, isYes)) {
      application.answer(isYes, for: suppressor.id)
    }
  }

  private func activateToast(of id: NotificationID) async throws(PlayProblem.Cause) {
    let process = try runningProcess()
    switch process.application.tapToast(of: id) {
    case .nothing: try await turn(.nothing(.noSuchToast))
    case .inert: try await turn(.nothing(.toastHasNoAction))
    case .action(let activated): try await turn(.toastActivated(id)) { await activated() }
    }
  }

  private func advance(by duration: Duration) async throws(PlayProblem.Cause) {
    let limit = device.clock.now.advanced(by: duration)
    switch device.world.lifecycle.state {
    // An extension runs whatever the app does.
    case .notRunning where isExtension, .suspended where isExtension:
      try await fireTimers(dueBy: limit)
    // No code runs, so no timer fires; time passes all the same.
    case .notRunning, .suspended: break
    case .inactive, .active, .background: try await fireTimers(dueBy: limit)
    }
    device.clock.pass(to: limit)
  }

  private func fireTimers(dueBy limit: VirtualClock.Instant) async throws(PlayProblem.Cause) {
    var fired = (inAll: 0, atOnce: 0)
    var latest: VirtualClock.Instant?
    while let deadline = device.clock.nextDeadline, deadline <= limit {
      let clock = device.clock
      let now = max(deadline, clock.now)
      fired = (fired.inAll + 1, now == latest ? fired.atOnce + 1 : 1)
      latest = now
      guard fired.atOnce <= patience.timersAtOnce, fired.inAll <= patience.timers else {
        throw .neverQuiet(.timers)
      }
      try await turn(.timeReached(now)) { clock.fireNext(dueBy: limit) }
    }
  }

  private func member(_ name: String) throws(PlayProblem.Cause) -> Participant {
    participants[try cast.participant(name).index]
  }

  func runningProcess() throws(PlayProblem.Cause) -> CenterUnderPlay {
    let state = device.world.lifecycle.state
    guard let process, state.runsCode else {
      throw .needsState(PlayProblem.runningStates, seen: state)
    }
    return process
  }

  private func membership(
    of participant: Participant
  ) throws(PlayProblem.Cause) -> (CenterUnderPlay, CenterUnderPlay.Membership) {
    let process = try runningProcess()
    guard let membership = process.membership(of: participant.kind) else {
      throw .needsRole(participant.kind.role)
    }
    return (process, membership)
  }

  func legally<Value>(
    _ move: () throws(IllegalTransition) -> Value
  ) throws(PlayProblem.Cause) -> Value {
    do { return try move() } catch { throw .illegalTransition(error) }
  }
}
