/// The stories that a run is compared with, each played once for all who ask for it.
@MainActor final class Variants {
  /// The run that is compared.
  let run: Run
  /// Where its subject plays.
  let stage: Stage
  /// By what they do differently, since looking a scenario up would take as long as playing it.
  private var plays: [String: Run] = [:]

  init(of run: Run, on stage: Stage) {
    self.run = run
    self.stage = stage
  }

  /// Plays a variant of the run, if nobody has asked for it before.
  func play(_ variant: Check.Variant) async -> Run {
    if let known = plays[variant.change], known.scenario == variant.scenario { return known }
    let other = await stage.play(
      variant.scenario,
      in: run.order.schedule,
      after: run,
      listening: false
    )
    plays[variant.change] = other
    return other
  }
}
