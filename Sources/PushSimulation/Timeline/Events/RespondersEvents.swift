/// A stimulus about the chain of responders.
package enum RespondersStimulus: Sendable, Hashable {
  case popped
}

/// An action of a center with its responders.
package enum RespondersEffect: Sendable, Hashable {
  case asked(ParticipantID, SightingID, accepts: Bool)
  /// A correct center does so only if the responder has accepted the notification.
  case notified(ParticipantID, SightingID)

  package var sighting: SightingID {
    switch self {
    case .asked(_, let sighting, accepts: _), .notified(_, let sighting): sighting
    }
  }
}
