/// An answer that a suppressor gives in a later turn than the turn of the center's question.
package enum SuppressionStimulus: Sendable, Hashable {
  case answered(ParticipantID, Bool)
}

/// A question to a suppressor about the toast of a notification.
package enum SuppressionEffect: Sendable, Hashable {
  /// The suppressor answers at once.
  case asked(ParticipantID, SightingID, answer: Bool)
  /// The suppressor answers in a later turn.
  case awaited(ParticipantID, SightingID)
}
