import PushSimulation

enum SuppressionWaitingChecks {
  static let checks: [Check] = [
    eachRound("suppression.late-answer-decides") { round, limit, run, judge in
      if round.isRefused(within: limit) {
        judge.expect(
          round.shown.isEmpty,
          in: TurnView(run: run, index: round.shown.first ?? round.turn)
        ) {
          "no toast or banner of \(run.name(round.notification)): a suppressor says yes in time"
        }
      } else if round.isAllowed(within: limit) {
        let last = round.questions.compactMap { $0.answer?.turn }.max() ?? round.turn
        guard TurnView(run: run, index: last).decidesAtOnce else { return }
        judge.expect(round.shown == [last], in: TurnView(run: run, index: last)) {
          "exactly one toast or banner of \(run.name(round.notification)): all suppressors have said no"
        }
      }
    },

    eachRound("suppression.waiting-ends") { round, limit, run, judge in
      guard !round.isRefused(within: limit), !round.isAllowed(within: limit),
        round.end >= round.time + limit, run.showsInDoubtAtOnce
      else { return }
      let shown = round.shown.filter { TurnView(run: run, index: $0).time <= round.time + limit }
      judge.expect(
        shown.count == (run.policies.suppressesInDoubt ? 0 : 1),
        in: TurnView(run: run, index: shown.last ?? round.turn)
      ) {
        run.policies.suppressesInDoubt
          ? "no toast or banner of \(run.name(round.notification)), as declared for answers that do not arrive in time"
          : "exactly one toast or banner of \(run.name(round.notification)) after \(limit), without the missing answer"
      }
    },

    eachRound("suppression.answer-after-waiting-is-ignored") { round, limit, run, judge in
      guard run.showsInDoubtAtOnce else { return }
      for answer in round.questions.compactMap(\.answer) where answer.time >= round.time + limit {
        judge.expect(
          round.shown.allSatisfy { $0 < answer.turn },
          in: TurnView(run: run, index: answer.turn)
        ) {
          "no toast or banner of \(run.name(round.notification)): the center decided when the time was up"
        }
      }
    },
  ]

  /// Returns a check of each ``LateRound`` whose toast depends only on the suppressors' answers.
  ///
  /// A round is left out if its time limit can end at several times.
  private static func eachRound(
    _ id: String,
    _ look: @escaping @Sendable (LateRound, _ limit: Duration, Run, inout Judge) -> Void
  ) -> Check {
    .wholeRun(id) { run, judge in
      guard !run.scenario.slow.isEmpty else { return }
      let limit = run.policies.suppressionLimit ?? .seconds(Int64.max)
      for round in run.lateRounds
      where !round.isDisturbed && !round.hasSeveralEnds(within: limit)
        && run.notifications[round.notification.index].facts.mustShowInFront
      {
        look(round, limit, run, &judge)
      }
    }
  }
}

extension Run {
  /// False if a toast that is due when the suppressors' time limit ends might have to wait for an earlier toast.
  fileprivate var showsInDoubtAtOnce: Bool {
    policies.presents == .each || policies.suppressesInDoubt
  }
}
