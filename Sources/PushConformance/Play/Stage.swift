/// Plays the scenarios of one subject, one after another.
@MainActor final class Stage {
  let subject: PushCenterSubject
  /// The way in which the plays tell that the center is at rest.
  private(set) var way: QuietWay
  private var patience = Patience.full
  /// The reason why a play may go differently next time; nil if none can.
  private(set) var reasonForOtherOrders: String?

  init(subject: PushCenterSubject, by way: QuietWay? = nil) {
    self.subject = subject
    self.way = way ?? .usual
  }

  /// Plays a scenario once.
  ///
  /// A subject that has hung once gets less time from then on.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - schedule: The order of the center's jobs.
  ///   - earlier: The run that the scenario was derived from, if any; it saves work.
  ///   - listens: Whether to wait after the last turn for blocks that the center sent to the main queue.
  /// - Returns: The run.
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
    // Another library may have replaced the executors, and the play then used hops.
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
