/// Where one subject plays its scenarios, one after another.
@MainActor final class Stage {
  let subject: PushCenterSubject
  /// How the plays know that the center is at rest.
  private(set) var way: QuietWay
  private var patience = Patience.full
  /// Why a play that has been made may go another way the next time; nil if none can.
  private(set) var reasonForOtherOrders: String?

  init(subject: PushCenterSubject, by way: QuietWay? = nil) {
    self.subject = subject
    self.way = way ?? .usual
  }

  /// Plays a scenario once.
  ///
  /// A subject that has once been waited for in vain is not waited for as long again.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - schedule: The order of the center's jobs.
  ///   - earlier: A run of this subject that the scenario was made from, if there is one: it saves work.
  ///   - listens: Whether to wait after the last turn for what the center has sent to the main queue.
  /// - Returns: What happened.
  func play(
    _ scenario: Scenario,
    in schedule: Schedule = Schedule(),
    after earlier: Run? = nil,
    listening listens: Bool = true
  ) async -> Run {
    let run = await Player.play(
      scenario,
      with: subject,
      after: earlier,
      by: way,
      in: schedule,
      listening: listens,
      patience: patience
    )
    // Another library may have taken the runtime from the loop.
    if run.problem == nil { way = run.way }
    reasonForOtherOrders = reasonForOtherOrders ?? run.reasonForOtherOrders
    if case .neverQuiet = run.problem?.cause { patience = .spent }
    return run
  }

  /// Plays the scenario of a run again; returns nil if it goes the same way.
  func instability(of run: Run) async -> UnstableRun? {
    let again = await play(run.scenario, in: run.order.schedule, after: run)
    let turn = run.timeline.firstDifference(from: again.timeline, under: run.policies.release)
    if let turn { return UnstableRun(run: run, difference: (again, turn)) }
    return again.problem == run.problem ? nil : UnstableRun(run: run)
  }
}
