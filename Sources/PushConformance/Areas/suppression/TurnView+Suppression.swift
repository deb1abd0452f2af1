import PushSimulation

extension TurnView {
  /// The suppressors that were asked and answered at once, each with the sighting that it was asked about.
  var asked: [(suppressor: ParticipantID, sighting: ResolvedSighting)] {
    effects.compactMap {
      guard case .suppression(.asked(let suppressor, let sighting, _)) = $0 else { return nil }
      return (suppressor, run.timeline.sightings[sighting.index])
    }
  }

  var askedSuppressors: IDSet<ParticipantID> {
    effects.reduce(into: []) { asked, effect in
      if case .suppression(.asked(let suppressor, _, _)) = effect { asked.insert(suppressor) }
    }
  }

  /// True if the center asked a suppressor that answers later.
  var awaitsSuppressors: Bool {
    effects.contains { if case .suppression(.awaited) = $0 { true } else { false } }
  }
}
