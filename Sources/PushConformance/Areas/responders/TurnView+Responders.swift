import PushSimulation

/// The calls that the center makes to responders in a turn.
extension TurnView {
  /// The responders that were asked, in order, each with the sighting that it was asked about and its answer.
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

  /// The responders that received a notification, in order, each with the sighting of the notification.
  var taken: [(responder: ParticipantID, sighting: ResolvedSighting)] {
    effects.compactMap {
      guard case .responders(.notified(let responder, let sighting)) = $0 else { return nil }
      return (responder, run.timeline.sightings[sighting.index])
    }
  }
}
