/// The stories that a run is compared with, each played once for all who ask for it.
@MainActor final class Variants {
  private struct Look: Hashable {
    var scenario: Scenario
    var watchfulness: Watchfulness
  }

  /// The run that is compared.
  let run: Run
  /// Where its subject plays.
  let stage: Stage
  private var plays: [Look: Run] = [:]

  init(of run: Run, on stage: Stage) {
    self.run = run
    self.stage = stage
  }

  /// Plays a variant of the run, if nobody has asked for it before.
  func play(_ scenario: Scenario, watching watchfulness: Watchfulness) async -> Run {
    let look = Look(scenario: scenario, watchfulness: watchfulness)
    if let known = plays[look] { return known }
    let other = await stage.play(scenario, after: run, watching: watchfulness)
    plays[look] = other
    return other
  }
}
