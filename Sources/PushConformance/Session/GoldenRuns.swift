import PropertyEngine
import PushSimulation

/// The plays of the golden scenarios by a subject, and the verdicts on these plays.
@MainActor struct GoldenRuns {
  /// The first play of each scenario, with jobs in the order of ``RunOptions/schedule``.
  let plays: [Evidence.Play]
  let evidence: Evidence
  /// A run whose scenario went differently when the kit played the scenario again; nil if there is no such run.
  let unstable: UnstableRun?

  static func play(
    _ scenarios: [Scenario],
    of kit: ConformanceKit,
    as options: RunOptions,
    on stage: Stage,
    telling tell: () -> Void
  ) async -> GoldenRuns {
    var played: [Int: Evidence.Play] = [:]
    var otherOrders: [Int: [Evidence.Play]] = [:]
    var hangs = HangCount()
    for place in options.order(of: scenarios.indices) {
      defer { tell() }
      let scenario = scenarios[place]
      if let verdict = hangs.verdict {
        let run = stage.unplayed(scenario, because: PlayProblem(verdict))
        played[place] = Evidence.Play(run: run, time: .zero)
        continue
      }
      let play = await play(scenario, in: options.schedule, on: stage)
      played[place] = play
      hangs.note(play.run)
      // If no two jobs were ever ready at the same moment, there is only one order.
      guard play.run.order.moments > 0 else { continue }
      for number in 0..<options.orderCount {
        let schedule = Schedule(drawnFrom: options.caseSeed(scenario.id, number).value)
        let other = await self.play(scenario, in: schedule, on: stage)
        hangs.note(other.run)
        otherOrders[place, default: []].append(other)
        if hangs.verdict != nil { break }
      }
    }
    let plays = scenarios.indices.compactMap { played[$0] }
    let others = scenarios.indices.flatMap { otherOrders[$0] ?? [] }
    return GoldenRuns(
      plays: plays,
      evidence: await Evidence.judge(
        (plays + others).filter { $0.run.problem == nil },
        by: kit.catalog.requirements.filter { $0.reasonToSkip(stage.subject) == nil },
        on: stage
      ),
      // If the subject has hung too often, the kit plays no scenario a second time.
      unstable: hangs.verdict == nil ? await unstableRun(among: plays, on: stage) : nil
    )
  }

  private static func play(
    _ scenario: Scenario,
    in schedule: Schedule,
    on stage: Stage
  ) async -> Evidence.Play {
    let start = ContinuousClock.now
    let run = await stage.play(scenario, in: schedule)
    return Evidence.Play(run: run, time: ContinuousClock.now - start)
  }

  /// Returns the first run that differs from a second play of its scenario; nil if no second play differs.
  ///
  /// The method plays the first scenario of each area again, after all scenarios. In the first play, the center had no
  /// state about the area. So a difference shows that the center keeps state between plays.
  private static func unstableRun(
    among plays: [Evidence.Play],
    on stage: Stage
  ) async -> UnstableRun? {
    var areas: Set<String> = []
    for run in plays.map(\.run) where run.problem == nil {
      guard areas.insert(run.scenario.area).inserted else { continue }
      if let unstable = await stage.instability(of: run) { return unstable }
    }
    return nil
  }

  /// The reason not to play generated runs: the subject keeps state between plays, or hangs; otherwise nil.
  var obstacle: CaseError? {
    if let unstable { return .unstable(unstable) }
    for run in plays.map(\.run) {
      if let problem = run.problem, problem.isHang { return .play(problem, in: run) }
    }
    return nil
  }
}
