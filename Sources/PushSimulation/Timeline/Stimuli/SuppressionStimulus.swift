/// An answer of a suppressor.
package enum SuppressionStimulus: Sendable, Hashable {
  /// A suppressor answers a question from before.
  case answered(ParticipantID, Bool)
}
