import PushSimulation

/// The first turn of a run in which a participant acts while it is called, beside the same story
/// without that: the participant lets the center come to an end first.
///
/// What the center does with either of the two is told by itself, so that a fault which has nothing
/// to do with being called again is not taken for one that has.
struct Reentry {
  /// The turn in which somebody acts.
  let turn: TurnView
  /// The same turn in the other story, where nobody acts.
  let plain: TurnView
  /// The turns in which what was done inside is done afterwards.
  let afterwards: [TurnView]
  /// The turns that follow in the run.
  let later: [TurnView]

  /// The notifications that come inside, each once and only inside, with the turn in which they come
  /// by themselves.
  var innerDeliveries: [(notification: NotificationID, alone: TurnView)] {
    let inner = turn.innerDeliveries
    return inner.compactMap { notification in
      let alone = afterwards.filter { $0.received == notification }
      guard inner.count(where: { $0 == notification }) == 1, alone.count == 1,
        turn.broughtNotification != notification, alone[0].state == turn.state
      else { return nil }
      return (notification, alone[0])
    }
  }

  /// Whether several notifications are on their way at once.
  var isCrowded: Bool { !turn.innerDeliveries.isEmpty }

  /// Whether each toast comes at once, so that it is certain in which turn.
  var showsAtOnce: Bool { turn.run.policies.presents == .each }
}

extension Check {
  /// A check that compares a call inside a call with the same call afterwards.
  ///
  /// - Parameters:
  ///   - id: The requirement.
  ///   - look: What is compared; not called where the two stories differ before they have to.
  /// - Returns: The check.
  static func eachReentry(
    _ id: String,
    _ look: @escaping @Sendable (Reentry, inout Judge) -> Void
  ) -> Check {
    Check(
      id: id,
      form: .relational(variants: \.afterTheRound) { original, variants in
        var judge = Judge()
        for (_, other) in variants {
          if let reentry = Reentry(original, beside: other) { look(reentry, &judge) }
        }
        return judge.verdict
      },
      obstacle: { _, _ in nil }
    )
  }
}

extension Reentry {
  fileprivate init?(_ run: Run, beside other: Run) {
    guard let index = run.digest.reenteredTurns.min(), other.timeline.turns.indices.contains(index)
    else { return nil }
    let turn = TurnView(run: run, index: index)
    let plain = TurnView(run: other, index: index)
    guard turn.stimulus == plain.stimulus, turn.turn.step == plain.turn.step,
      turn.state == plain.state
    else { return nil }
    self.turn = turn
    self.plain = plain
    let added = other.steps.count - run.steps.count
    afterwards = other.timeline.turns.indices
      .filter { (1...max(1, added)).contains(other.timeline.turns[$0].step - turn.turn.step) }
      .map { TurnView(run: other, index: $0) }
    later = run.timeline.turns.indices.filter { $0 > index }.map { TurnView(run: run, index: $0) }
  }
}

extension Scenario {
  /// The story in which participants wait for the end of the round before they do what they do.
  fileprivate var afterTheRound: [Check.Variant] {
    guard !reactions.isEmpty else { return [] }
    var waiting = allReactions.map(\.reaction)
    /// The steps, each followed by what is done because of it, in the order of the reactions.
    func withReactions(_ steps: [Step]) -> [Step] {
      steps.flatMap { step -> [Step] in
        guard case .notification(.deliver(let name)) = step else { return [step] }
        let fits = { (reaction: Reaction) in
          reaction.notification == nil || reaction.notification == name
        }
        let deeds = waiting.filter(fits).flatMap(\.steps)
        waiting.removeAll(where: fits)
        return [step] + withReactions(deeds)
      }
    }
    var variant = self
    variant.reactions = [:]
    variant.given = withReactions(given)
    variant.when = withReactions(when)
    variant.then = ScenarioOutcome()
    return [Check.Variant(change: "the same done after the round", scenario: variant)]
  }
}
