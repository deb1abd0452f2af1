import PushSimulation

extension TurnView {
  var heard: [(observer: ParticipantID, sighting: ResolvedSighting)] {
    effects.compactMap {
      guard case .broadcast(.notified(let observer, let sighting)) = $0 else { return nil }
      return (observer, run.timeline.sightings[sighting.index])
    }
  }

  var openingsHeard: [(observer: ParticipantID, sighting: ResolvedSighting)] {
    effects.compactMap {
      guard case .broadcast(.toldOfOpening(let observer, let sighting)) = $0 else { return nil }
      return (observer, run.timeline.sightings[sighting.index])
    }
  }

  func timesHeard(_ notification: NotificationID, by observer: ParticipantID) -> Int {
    count { effect in
      guard case .broadcast(.notified(observer, let sighting)) = effect else { return false }
      return run.timeline.notification(of: sighting) == notification
    }
  }
}
