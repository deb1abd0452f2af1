/// An answer of a suppressor.
package enum SuppressionStimulus: Sendable, Hashable {
  /// A suppressor answers a question that the center asked in an earlier turn.
  case answered(ParticipantID, Bool)
}
