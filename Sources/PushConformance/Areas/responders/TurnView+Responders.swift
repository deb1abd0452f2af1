import PushSimulation

/// The calls of responders in a turn.
extension TurnView {
  /// The responders that were asked, in order, with what they were shown and what they said.
  var offered: [(responder: ParticipantID, sighting: ResolvedSighting, accepts: Bool)] {
    effects.compactMap {
      guard case .responders(.asked(let responder, let sighting, let accepts)) = $0 else {
        return nil
      }
      return (responder, run.timeline.sightings[sighting.index], accepts)
    }
  }

  /// The responders that were handed something, in order, with what they were shown.
  var taken: [(responder: ParticipantID, sighting: ResolvedSighting)] {
    effects.compactMap {
      guard case .responders(.notified(let responder, let sighting)) = $0 else { return nil }
      return (responder, run.timeline.sightings[sighting.index])
    }
  }
}
