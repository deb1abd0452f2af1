/// An answer of a suppressor.
public enum SuppressionStimulus: Sendable, Hashable {
  /// A suppressor that has taken its time answers.
  case answered(ParticipantID, Bool)
}
