import PushSimulation

/// A requirement's check: a pure function that judges runs.
struct Check: Sendable {
  enum Form: Sendable {
    case absolute(@Sendable (Run) -> Verdict)
    case relational(
      variants: @Sendable (Scenario) -> [Variant],
      judge: @Sendable (_ original: Run, _ variants: [(Variant, Run)]) -> Verdict
    )
  }

  struct Variant: Sendable {
    /// The difference from the original scenario, worded to follow "with".
    var change: String
    var scenario: Scenario
  }

  var id: String
  var form: Form
  /// Returns the reason why the check cannot judge a subject with the right roles and policies; nil if the check can.
  var obstacle: @Sendable (Policies, Vocabulary) -> String? = { _, _ in nil }

  static func eachTurn(
    _ id: String,
    on kinds: EventKinds = .all,
    obstacle: @escaping @Sendable (Policies, Vocabulary) -> String? = { _, _ in nil },
    _ look: @escaping @Sendable (TurnView, inout Judge) -> Void
  ) -> Check {
    wholeRun(id, needing: kinds, obstacle: obstacle) { run, judge in
      run.forEachTurn(on: kinds) { turn in look(turn, &judge) }
    }
  }

  static func wholeRun(
    _ id: String,
    needing kinds: EventKinds = .all,
    obstacle: @escaping @Sendable (Policies, Vocabulary) -> String? = { _, _ in nil },
    _ look: @escaping @Sendable (Run, inout Judge) -> Void
  ) -> Check {
    Check(
      id: id,
      form: .absolute { run in
        func verdict(on run: Run) -> Verdict {
          var judge = Judge()
          if !run.digest.kinds.isDisjoint(with: kinds) { look(run, &judge) }
          return judge.verdict
        }
        return run.leastViolated(verdict)
      },
      obstacle: obstacle
    )
  }

  /// Returns a check that compares the outcomes of a scenario and its variants, without the turns whose outcome is nil.
  static func compare(
    _ id: String,
    variants: @escaping @Sendable (Scenario) -> [Variant],
    by outcome: @escaping @Sendable (TurnView) -> TurnOutcome?
  ) -> Check {
    // If participants react, or if a step comes early, two runs of a correct center can differ. The order of the
    // center's questions decides which participants react, and the order of the center's jobs decides which effects are
    // late.
    eachVariant(id, variants: { $0.isPlain ? variants($0) : [] }) {
      (original, other, change, judge) in
      judge.compare(original, with: other, after: change, by: outcome)
    }
  }

  static func eachVariant(
    _ id: String,
    variants: @escaping @Sendable (Scenario) -> [Variant],
    _ look:
      @escaping @Sendable (_ original: Run, _ other: Run, _ change: String, inout Judge) -> Void
  ) -> Check {
    Check(
      id: id,
      form: .relational(variants: variants) { original, variants in
        var judge = Judge()
        for (variant, run) in variants { look(original, run, variant.change, &judge) }
        return judge.verdict
      }
    )
  }
}

extension Scenario {
  func variant(_ change: String, _ make: (inout Scenario) -> Void) -> Check.Variant {
    var scenario = self
    make(&scenario)
    return Check.Variant(change: change, scenario: scenario)
  }

  func variants(_ change: String, replacing: (Step) -> Step?) -> [Check.Variant] {
    let other = variant(change) {
      $0.given = given.compactMap(replacing)
      $0.when = when.compactMap(replacing)
    }
    return other.scenario.steps == steps ? [] : [other]
  }
}

/// Collects the violations that a check finds in a run, and counts the turns that satisfy the requirement.
struct Judge {
  private(set) var verdict = Verdict()

  mutating func expect(
    _ holds: Bool,
    in turn: TurnView,
    expected: () -> String,
    seen: () -> String? = { nil }
  ) {
    if !turn.isReentered { expect(holds, inAny: turn, expected: expected, seen: seen) }
  }

  mutating func satisfied(in turn: TurnView) { expect(true, in: turn) { "" } }

  /// Does the same as ``expect(_:in:expected:seen:)``, but also judges a ``TurnView/isReentered`` turn.
  mutating func expect(
    _ holds: Bool,
    inAny turn: TurnView,
    expected: () -> String,
    seen: () -> String? = { nil }
  ) {
    if holds {
      verdict.satisfiedTurns.append(turn.index)
    } else {
      verdict.violations.append(Violation(turn: turn.index, expected: expected(), seen: seen()))
    }
  }

  mutating func couldNotSee(_ reason: Unseen) { verdict.unseen = verdict.unseen ?? reason }

  // Ignores timers without an effect, because the center might start a timer in only one run, such as for a retry.
  fileprivate mutating func compare(
    _ original: Run,
    with other: Run,
    after change: String,
    by outcome: (TurnView) -> TurnOutcome?
  ) {
    func outcomes(_ run: Run) -> [(turn: Int, outcome: TurnOutcome)] {
      var found: [(turn: Int, outcome: TurnOutcome)] = []
      let end = run.endOfComparison ?? .max
      run.forEachTurn { turn in
        guard turn.index < end, let outcome = outcome(turn),
          !turn.isTimer || outcome != TurnOutcome()
        else { return }
        found.append((turn.index, outcome))
      }
      return found
    }
    let here = outcomes(original)
    let there = outcomes(other)
    let isWhole = original.endOfComparison == nil && other.endOfComparison == nil
    let count = isWhole ? max(here.count, there.count) : min(here.count, there.count)
    for index in 0..<count {
      let seen = index < here.count ? here[index].outcome : TurnOutcome()
      let other = index < there.count ? there[index].outcome : TurnOutcome()
      let turn = index < here.count ? here[index].turn : original.timeline.turns.count - 1
      guard seen != other else {
        verdict.satisfiedTurns.append(turn)
        continue
      }
      verdict.violations.append(
        Violation(
          turn: turn,
          expected: "the same effects in these steps and in a second run, with \(change)",
          counterpart: .init(change: change, outcome: other, here: seen)
        )
      )
    }
  }
}

extension Check {
  static func heldWeakly(
    _ id: String,
    _ kind: ParticipantKind,
    unless isKept: @escaping @Sendable (ParticipantID, ProcessFacts) -> Bool = { _, _ in false }
  ) -> Check {
    .eachTurn(id, before: \.process, on: .hears(.participant)) { turn, history, judge in
      guard case .participant(.released(let participant)) = turn.stimulus,
        turn.run.participants[participant.index].kind == kind,
        history.isAttached(participant), !isKept(participant, history)
      else { return }
      judge.expect(turn.effects.contains(.participant(.deallocated(participant))), in: turn) {
        "\(turn.name(participant)) to be deallocated: its owner has released it"
      }
    }
  }
}
