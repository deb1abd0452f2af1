import PushSimulation

extension TurnView {
  var offered: [(responder: ParticipantID, sighting: ResolvedSighting, accepts: Bool)] {
    effects.compactMap {
      guard case .responders(.asked(let responder, let sighting, let accepts)) = $0 else {
        return nil
      }
      return (responder, run.timeline.sightings[sighting.index], accepts)
    }
  }

  /// The first responder that accepted the notification it was asked about; nil if no responder did.
  var taker: ParticipantID? {
    for case .responders(.asked(let responder, _, accepts: true)) in effects { return responder }
    return nil
  }

  var taken: [(responder: ParticipantID, sighting: ResolvedSighting)] {
    effects.compactMap {
      guard case .responders(.notified(let responder, let sighting)) = $0 else { return nil }
      return (responder, run.timeline.sightings[sighting.index])
    }
  }
}
