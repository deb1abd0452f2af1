import PushSimulation

/// The judgement of a requirement: a pure function of runs.
struct Check: Sendable {
  /// How the judgement looks at runs.
  enum Form: Sendable {
    /// One run by itself.
    case absolute(@Sendable (Run) -> Verdict)
    /// A run together with variants of its scenario.
    case relational(
      variants: @Sendable (Scenario) -> [Variant],
      judge: @Sendable (_ original: Run, _ variants: [(Variant, Run)]) -> Verdict
    )
  }

  /// A scenario made from another one.
  struct Variant: Sendable {
    /// The difference, in a phrase that continues "with".
    var change: String
    var scenario: Scenario
  }

  /// The requirement that it judges.
  var id: String
  var form: Form
  /// Why a subject of the right roles and policies cannot be judged all the same; nil if it can.
  var obstacle: @Sendable (Policies, Vocabulary) -> String?

  /// A check that looks at every turn of a run that has events of some kinds.
  static func eachTurn(
    _ id: String,
    on kinds: EventKinds = .all,
    obstacle: @escaping @Sendable (Policies, Vocabulary) -> String? = { _, _ in nil },
    _ look: @escaping @Sendable (TurnView, inout Judge) -> Void
  ) -> Check {
    wholeRun(id, obstacle: obstacle) { run, judge in
      run.forEachTurn(on: kinds) { turn in look(turn, &judge) }
    }
  }

  /// A check that looks at a run as a whole.
  static func wholeRun(
    _ id: String,
    obstacle: @escaping @Sendable (Policies, Vocabulary) -> String? = { _, _ in nil },
    _ look: @escaping @Sendable (Run, inout Judge) -> Void
  ) -> Check {
    Check(
      id: id,
      form: .absolute { run in
        var judge = Judge()
        look(run, &judge)
        return judge.verdict
      },
      obstacle: obstacle
    )
  }

  /// A check that compares what comes of a scenario with what comes of its variants.
  ///
  /// - Parameters:
  ///   - id: The requirement.
  ///   - variants: The variants; none where the scenario gives no occasion.
  ///   - outcome: What is compared, turn by turn; nil for a turn that is not.
  /// - Returns: The check.
  static func compare(
    _ id: String,
    variants: @escaping @Sendable (Scenario) -> [Variant],
    by outcome: @escaping @Sendable (TurnView) -> TurnOutcome?
  ) -> Check {
    Check(
      id: id,
      // Who reacts may depend on whom the center asks, and in which order: then two runs differ by more
      // than is compared.
      form: .relational(variants: { $0.reactions.isEmpty ? variants($0) : [] }) {
        original,
        variants in
        var judge = Judge()
        for (variant, run) in variants {
          judge.compare(original, with: run, after: variant.change, by: outcome)
        }
        return judge.verdict
      },
      obstacle: { _, _ in nil }
    )
  }
}

/// Collects what a check finds.
struct Judge {
  private(set) var verdict = Verdict()

  /// Notes that a turn was looked at, and what was expected of it if that is not what happened.
  ///
  /// A turn in which participants have acted while they were called is not looked at, see
  /// ``TurnView/isReentered``.
  mutating func expect(_ holds: Bool, in turn: TurnView, _ expected: @autoclosure () -> String) {
    if !turn.isReentered { expect(holds, inAny: turn, expected()) }
  }

  /// The same, for a turn of either kind.
  mutating func expect(_ holds: Bool, inAny turn: TurnView, _ expected: @autoclosure () -> String) {
    if holds {
      verdict.satisfied += 1
    } else {
      verdict.violations.append(Violation(turn: turn.index, expected: expected()))
    }
  }

  /// Notes that there was an occasion, but that the adapter showed nothing.
  mutating func couldNotSee(_ reason: Unseen) {
    verdict.unseen = verdict.unseen ?? reason
  }

  /// Compares two runs turn by turn, over the turns that have something to compare.
  ///
  /// A timer that fires without any effect is no event: a center may have one in the one run, for
  /// a second try, say, and none in the other.
  fileprivate mutating func compare(
    _ original: Run,
    with other: Run,
    after change: String,
    by outcome: (TurnView) -> TurnOutcome?
  ) {
    func outcomes(_ run: Run) -> [(turn: Int, outcome: TurnOutcome)] {
      var found: [(turn: Int, outcome: TurnOutcome)] = []
      run.forEachTurn { turn in
        guard let outcome = outcome(turn), !turn.isTimer || outcome != TurnOutcome() else { return }
        found.append((turn.index, outcome))
      }
      return found
    }
    let here = outcomes(original)
    let there = outcomes(other)
    for index in 0..<max(here.count, there.count) {
      let seen = index < here.count ? here[index].outcome : TurnOutcome()
      let compared = index < there.count ? there[index].outcome : TurnOutcome()
      guard seen != compared else {
        verdict.satisfied += 1
        continue
      }
      verdict.violations.append(
        Violation(
          turn: index < here.count ? here[index].turn : original.timeline.turns.count - 1,
          expected: "the same with \(change)",
          counterpart: .init(change: change, outcome: compared, here: seen)
        )
      )
    }
  }
}
