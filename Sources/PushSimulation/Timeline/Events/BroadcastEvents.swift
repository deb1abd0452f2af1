/// A call that the center makes to an observer.
package enum BroadcastEffect: Sendable, Hashable {
  case notified(ParticipantID, SightingID)
  case toldOfOpening(ParticipantID, SightingID)

  package var sighting: SightingID {
    switch self {
    case .notified(_, let sighting), .toldOfOpening(_, let sighting): sighting
    }
  }
}
