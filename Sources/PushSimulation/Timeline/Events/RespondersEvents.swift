package enum RespondersStimulus: Sendable, Hashable {
  case popped
}

package enum RespondersEffect: Sendable, Hashable {
  case asked(ParticipantID, SightingID, accepts: Bool)
  /// A correct center notifies a responder only if the responder has accepted the notification.
  case notified(ParticipantID, SightingID)
}
