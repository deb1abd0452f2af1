import PushSimulation

extension Timeline {
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

extension TurnView {
  /// True if a participant acted while the center called it: then the causes of this turn's effects are uncertain.
  ///
  /// Only the requirements of Specs/requirements/reentrancy.json judge such a turn.
  var isReentered: Bool {
    let reentered = run.digest.reenteredTurns
    return !reentered.isEmpty && !reentered.isDisjoint(with: callbacks)
  }

  var deeds: [Deed] {
    guard isReentered else { return [] }
    return effects.compactMap {
      if case .participant(.reacted(_, let deed)) = $0 { deed } else { nil }
    }
  }

  var stimuli: [Stimulus] { [stimulus] + deeds.compactMap(\.stimulus) }

  var innerDeliveries: [NotificationID] {
    deeds.compactMap { if case .delivered(let notification) = $0 { notification } else { nil } }
  }

  /// Returns the participants of a kind that are attached during the whole turn and that no action changes.
  ///
  /// The center can call or skip the other participants of this kind (Specs/decisions/0008).
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
