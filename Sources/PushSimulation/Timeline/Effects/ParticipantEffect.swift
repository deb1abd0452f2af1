/// An act of a participant, or the end of its bridge.
package enum ParticipantEffect: Sendable, Hashable {
  /// A participant does something while it is called. Not an act of the center, but what follows is
  /// seen against it.
  indirect case reacted(ParticipantID, Deed)
  /// Lets the last reference to a participant's bridge go. Not an act of the center, but seen by
  /// the same eye.
  case deallocated(ParticipantID)
}
