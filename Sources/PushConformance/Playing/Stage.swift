/// Where one subject plays its scenarios, one after another.
@MainActor final class Stage {
  let subject: Subject
  /// How long the subject is watched where nothing else is asked for.
  private(set) var watchfulness: Watchfulness
  private var patience = Patience.full

  init(subject: Subject, watching watchfulness: Watchfulness = .full) {
    self.subject = subject
    self.watchfulness = watchfulness
  }

  /// Watches in full from now on.
  func watchInFull() { watchfulness = .full }

  /// Plays a scenario once.
  ///
  /// A subject that has once been waited for in vain is not waited for as long again.
  func play(_ scenario: Scenario, watching watchfulness: Watchfulness? = nil) async -> Run {
    let run = await Player.play(
      scenario,
      with: subject,
      watching: watchfulness ?? self.watchfulness,
      patience: patience
    )
    if run.problem?.cause == .neverQuiet { patience = .spent }
    return run
  }
}
