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

  /// Whether a play costs little more than what the subject does in it: nobody has to wait for threads.
  var isQuick: Bool {
    switch subject.policies.work {
    case .synchronous: true
    case .mainActor: SerialExecution.isAllowed && RuntimeHook.shared != nil
    case .settles: false
    }
  }

  /// How to look at plays that are many: for a moment, and in full at what is wrong then; or in full at
  /// once, at a subject that works in tasks and was wronged by less.
  var looks: [Watchfulness] {
    subject.policies.work == .synchronous || watchfulness != .full ? [.glance, .full] : [.full]
  }

  /// Watches in full from now on.
  func watchInFull() { watchfulness = .full }

  /// Plays a scenario once.
  ///
  /// A subject that has once been waited for in vain is not waited for as long again.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - earlier: A run of this subject that the scenario was made from, if there is one: it saves work.
  ///   - watchfulness: How long to watch, if not as always.
  /// - Returns: What happened.
  func play(
    _ scenario: Scenario,
    after earlier: Run? = nil,
    watching watchfulness: Watchfulness? = nil
  ) async -> Run {
    let watchfulness = watchfulness ?? self.watchfulness
    let play: @MainActor () async -> Run = { [subject, patience] in
      await Player.play(
        scenario,
        with: subject,
        after: earlier,
        watching: watchfulness,
        patience: patience
      )
    }
    let run = await PlayLine.taking { [work = subject.policies.work] in
      switch work {
      case .mainActor where SerialExecution.isAllowed: await SerialExecution.during(play)
      case .mainActor, .synchronous: await PoolCensus.during(play)
      // It has ways of its own to come to rest, and may have threads work that nobody waits for.
      case .settles: await play()
      }
    }
    if run.problem?.cause == .neverQuiet { patience = .spent }
    return run
  }
}
