/// An answer of a suppressor.
package enum SuppressionStimulus: Sendable, Hashable {
  /// A suppressor that has taken its time answers.
  case answered(ParticipantID, Bool)
}
