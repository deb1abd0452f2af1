/// A call of an observer.
package enum BroadcastEffect: Sendable, Hashable {
  /// Tells an observer of a receipt.
  case notified(ParticipantID, SightingID)
  /// Tells an observer that the user has opened a notification.
  case toldOfOpening(ParticipantID, SightingID)
}

extension BroadcastEffect {
  /// The sighting that the observer gets.
  package var sighting: SightingID {
    switch self {
    case .notified(_, let sighting), .toldOfOpening(_, let sighting): sighting
    }
  }
}
