import PushSimulation

/// The first turn in which a participant acts while the center calls it, and the same turn of a second run.
///
/// In the second run, the participant acts after the turn. So the comparison shows whether the reentry causes a fault.
struct Reentry {
  let turn: TurnView
  /// The same turn of the second run, in which the participant has not acted yet.
  let plain: TurnView
  /// The turns of the second run in which the participant acts; they follow ``plain``.
  let afterwards: [TurnView]
  let later: [TurnView]

  /// The notifications that reactions deliver in ``turn``, each with the turn of the second run in which it arrives.
  ///
  /// A notification is left out if the two turns cannot be compared, for example if the notification arrives several
  /// times.
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

  /// True if the app shows each toast at once, so that the turn of the toast is certain.
  var showsAtOnce: Bool { turn.run.policies.presents == .each }

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

extension Check {
  static func eachReentry(
    _ id: String,
    _ look: @escaping @Sendable (Reentry, inout Judge) -> Void
  ) -> Check {
    .eachVariant(id, variants: \.afterTheRound) { original, other, _, judge in
      if let reentry = Reentry(original, beside: other) { look(reentry, &judge) }
    }
  }
}

extension Scenario {
  /// The variant in which participants act after the center has finished its calls; empty if there are no reactions.
  fileprivate var afterTheRound: [Check.Variant] {
    guard !reactions.isEmpty else { return [] }
    var waiting = allReactions.map(\.reaction)
    func withReactions(_ steps: [Step]) -> [Step] {
      var all: [Step] = []
      for step in steps {
        all.append(step)
        guard case .notification(.deliver(let name)) = step, !waiting.isEmpty else { continue }
        let fits = { (reaction: Reaction) in
          reaction.notification == nil || reaction.notification == name
        }
        let deeds = waiting.filter(fits).flatMap(\.steps)
        waiting.removeAll(where: fits)
        all += withReactions(deeds)
      }
      return all
    }
    return [
      variant("the same reactions after the center's calls") {
        $0.reactions = [:]
        $0.given = withReactions(given)
        $0.when = withReactions(when)
        $0.then = ScenarioOutcome()
      }
    ]
  }
}
