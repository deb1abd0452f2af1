/// An action of a center with its responders.
package enum RespondersEffect: Sendable, Hashable {
  case asked(ParticipantID, SightingID, accepts: Bool)
  /// Passes a notification to a responder; a correct center does so only if the responder has accepted it.
  case notified(ParticipantID, SightingID)
}

extension RespondersEffect {
  /// The notification's fields, as the responder receives them.
  package var sighting: SightingID {
    switch self {
    case .asked(_, let sighting, accepts: _), .notified(_, let sighting): sighting
    }
  }
}
