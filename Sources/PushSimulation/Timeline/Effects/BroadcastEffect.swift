/// A call that the center makes to an observer.
package enum BroadcastEffect: Sendable, Hashable {
  case notified(ParticipantID, SightingID)
  /// Tells an observer that the user has opened a notification.
  case toldOfOpening(ParticipantID, SightingID)
}

extension BroadcastEffect {
  /// The notification's fields, as the observer receives them.
  package var sighting: SightingID {
    switch self {
    case .notified(_, let sighting), .toldOfOpening(_, let sighting): sighting
    }
  }
}
