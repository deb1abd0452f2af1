/// A question to a suppressor about the toast of a notification.
package enum SuppressionEffect: Sendable, Hashable {
  /// Asks a suppressor that answers at once.
  case asked(ParticipantID, SightingID, answer: Bool)
  /// Asks a suppressor that answers in a later turn.
  case awaited(ParticipantID, SightingID)
}

extension SuppressionEffect {
  /// The notification's fields, as a suppressor that answers at once receives them; nil for a suppressor that answers
  /// later.
  package var sighting: SightingID? {
    switch self {
    case .asked(_, let sighting, answer: _): sighting
    case .awaited: nil
    }
  }
}
