/// Where one subject plays its scenarios, one after another.
@MainActor final class Stage {
  let subject: Subject
  private var patience = Patience.full

  init(subject: Subject) {
    self.subject = subject
  }

  /// Plays a scenario once.
  ///
  /// A subject that has once been waited for in vain is not waited for as long again.
  func play(_ scenario: Scenario, awaitingLateEffects awaitsLateEffects: Bool = true) async -> Run {
    let run = await Player.play(
      scenario,
      with: subject,
      awaitingLateEffects: awaitsLateEffects,
      patience: patience
    )
    if run.problem?.cause == .neverQuiet { patience = .spent }
    return run
  }
}
