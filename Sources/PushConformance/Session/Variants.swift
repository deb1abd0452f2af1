/// A run of a scenario, and the runs of the scenario's variants.
///
/// A variant is a changed copy of the scenario. A requirement compares the run of the variant with the run of the
/// original scenario. The kit plays each variant once for all requirements.
@MainActor final class Variants {
  let run: Run
  let stage: Stage
  /// The runs of the variants played so far, by ``Check/Variant/change``.
  ///
  /// The scenario of a variant would be a slow key: looking the scenario up would take as long as a play.
  private var plays: [String: Run] = [:]

  init(of run: Run, on stage: Stage) {
    self.run = run
    self.stage = stage
  }

  /// Returns the run of a variant, which is played once.
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
