package enum SuppressionStimulus: Sendable, Hashable {
  case answered(ParticipantID, Bool)
}

package enum SuppressionEffect: Sendable, Hashable {
  /// The suppressor answers at once.
  case asked(ParticipantID, SightingID, answer: Bool)
  /// The suppressor answers in a later turn.
  case awaited(ParticipantID, SightingID)
}
