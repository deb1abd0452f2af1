import PushSimulation

extension Timeline {
  /// The turns in which a participant has acted while it was called.
  var reenteredTurns: Set<Int> {
    Set(
      turns.indices.filter { index in
        effects[turns[index].effects].contains {
          if case .participant(.reacted) = $0 { true } else { false }
        }
      }
    )
  }
}

/// What participants have done in a turn, while the center called them.
extension TurnView {
  /// Whether anybody has.
  ///
  /// Such a turn holds several stimuli, and it is open which of the center's effects answers which.
  /// So the requirements about single turns leave it out, and those of Specs/requirements/reentrancy.json
  /// look at it.
  var isReentered: Bool {
    let reentered = run.digest.reenteredTurns
    return !reentered.isEmpty && !reentered.isDisjoint(with: callbacks)
  }

  /// What was done, in order.
  var deeds: [Deed] {
    guard isReentered else { return [] }
    return effects.compactMap {
      if case .participant(.reacted(_, let deed)) = $0 { deed } else { nil }
    }
  }

  /// The stimulus of the turn and those that came in the course of it.
  var stimuli: [Stimulus] { [stimulus] + deeds.compactMap(\.stimulus) }

  /// The notifications that were delivered in the course of the turn, in order.
  var innerDeliveries: [NotificationID] {
    deeds.compactMap { if case .delivered(let notification) = $0 { notification } else { nil } }
  }

  /// Those of a kind who have to be known from the beginning of the turn to its end, and to whom
  /// nothing is done meanwhile.
  ///
  /// Who is attached, detached or let go during a round may be called in it or not, see
  /// Specs/decisions/0008.
  func untouched(_ kind: ParticipantKind) -> [ParticipantID] {
    var world = World(attachments: Array(run.timeline.attachments[turn.attachments]))
    func members() -> [ParticipantID] {
      Standing(world.attachments[...], of: kind, policies: run.policies).certain.map(\.participant)
    }
    var untouched = members()
    for deed in deeds {
      world.follow(deed) { run.participants[$0.index].kind }
      let known = members()
      untouched.removeAll { !known.contains($0) || deed.participant == $0 }
    }
    return untouched
  }
}
