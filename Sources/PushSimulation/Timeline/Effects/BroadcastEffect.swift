/// Something that observers are told.
package enum BroadcastEffect: Sendable, Hashable {
  /// Tells an observer.
  case notified(ParticipantID, SightingID)
  /// Tells an observer that the user has opened a notification.
  case toldOfOpening(ParticipantID, SightingID)
}

extension BroadcastEffect {
  /// The sighting of the notification that the observer is shown.
  package var sighting: SightingID {
    switch self {
    case .notified(_, let sighting), .toldOfOpening(_, let sighting): sighting
    }
  }
}
