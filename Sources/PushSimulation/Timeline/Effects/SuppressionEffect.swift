/// A question to a suppressor.
package enum SuppressionEffect: Sendable, Hashable {
  /// Asks a suppressor.
  case asked(ParticipantID, SightingID, answer: Bool)
  /// Asks a suppressor that takes its time to answer.
  case awaited(ParticipantID, SightingID)
}

extension SuppressionEffect {
  /// The sighting of the notification that a suppressor is shown, if it answers on the spot.
  package var sighting: SightingID? {
    switch self {
    case .asked(_, let sighting, answer: _): sighting
    case .awaited: nil
    }
  }
}
