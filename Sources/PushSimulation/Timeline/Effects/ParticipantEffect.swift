/// An action of a participant, or the deallocation of its bridge.
package enum ParticipantEffect: Sendable, Hashable {
  /// A participant acts while it is called.
  ///
  /// Not an action of the center, but recorded in order with its effects.
  indirect case reacted(ParticipantID, Deed)
  /// The bridge of a participant is deallocated.
  ///
  /// Not an action of the center, but recorded in order with its effects.
  case deallocated(ParticipantID)
}
