/// An answer of a suppressor in a later turn than the center's question.
package enum SuppressionStimulus: Sendable, Hashable {
  case answered(ParticipantID, Bool)
}
