/// An action of a participant, or the deallocation of its bridge (see ``Participant``).
package enum ParticipantEffect: Sendable, Hashable {
  /// The center does not act here, but the place of this event among the center's effects matters.
  indirect case reacted(ParticipantID, Deed)
  /// The center does not act here either.
  case deallocated(ParticipantID)
}
