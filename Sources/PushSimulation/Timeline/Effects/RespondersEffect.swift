/// Something that a center does with its chain of responders.
package enum RespondersEffect: Sendable, Hashable {
  /// Asks a responder whether it takes a notification.
  case asked(ParticipantID, SightingID, accepts: Bool)
  /// Hands a notification to a responder.
  case notified(ParticipantID, SightingID)
}

extension RespondersEffect {
  /// The sighting of the notification that the responder is shown.
  package var sighting: SightingID {
    switch self {
    case .asked(_, let sighting, accepts: _), .notified(_, let sighting): sighting
    }
  }
}
