/// An answer of a suppressor in a later turn than the center's question.
package enum SuppressionStimulus: Sendable, Hashable {
  /// A suppressor answers a question that the center asked in an earlier turn.
  case answered(ParticipantID, Bool)
}
