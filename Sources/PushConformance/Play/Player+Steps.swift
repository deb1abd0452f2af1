import PushSimulation

extension Player {
  func perform(_ step: Step) async throws(PlayProblem.Cause) {
    let wasSuspended = device.world.lifecycle.state == .suspended
    try await act(step)
    // Timers that were due while the application was suspended fire when the application runs again.
    let state = device.world.lifecycle.state
    guard wasSuspended, state.runsCode else { return }
    try await fireTimers(dueBy: device.clock.now)
  }

  @inline(__always)
  private func act(_ step: Step) async throws(PlayProblem.Cause) {
    switch step {
    case .application(let step): try await perform(step)
    case .time(.advance(let duration)): try await advance(by: duration)
    case .time(.early): break
    case .participant(let step): try await perform(step)
    case .account(let step): try await perform(step)
    case .activity(let step): try await perform(step)
    case .extension(let step): try await perform(step)
    case .hierarchy(let step): try await perform(step)
    case .launch(let step): try await perform(step)
    case .links(let step): try await perform(step)
    case .navigation(let step): try await perform(step)
    case .notification(let step): try await perform(step)
    case .permission(let step): try await perform(step)
    case .registration(let step): try await perform(step)
    case .responders(let step): try await perform(step)
    case .responses(let step): try await perform(step)
    case .scenes(.open(let scene)): try await openScene(scene)
    case .services(let step): try await perform(step)
    case .suppression(let step): try await perform(step)
    case .toast(let step): try await perform(step)
    case .token(let step): try await perform(step)
    }
  }

  private func perform(_ step: ApplicationStep) async throws(PlayProblem.Cause) {
    try await move(through: try step.path(from: device.world.lifecycle.state))
    if step == .forceQuit { device.world.wasForceQuit = true }
  }

  private func advance(by duration: Duration) async throws(PlayProblem.Cause) {
    let limit = device.clock.now.advanced(by: duration)
    switch device.world.lifecycle.state {
    // An extension runs in any state of the app.
    case .notRunning where isExtension, .suspended where isExtension:
      try await fireTimers(dueBy: limit)
    // The app's code does not run, so no timer fires. Time passes nevertheless.
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
      guard fired.atOnce <= patience.timersAtOnce, fired.inAll <= patience.timers
      else { throw .neverQuiet(.timers) }
      try await turn(.time(.reached(now))) { clock.fireNext(dueBy: limit) }
    }
  }

  func runningProcess() throws(PlayProblem.Cause) -> CenterUnderPlay {
    let state = device.world.lifecycle.state
    guard let process, state.runsCode
    else { throw .needsState(PlayProblem.runningStates, seen: state) }
    return process
  }
}
