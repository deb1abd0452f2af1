/// An action of a participant, or the deallocation of its bridge (see ``Participant``).
package enum ParticipantEffect: Sendable, Hashable {
  /// A participant acts while the center calls it.
  ///
  /// The center does not act here, but the place of this event among the center's effects matters.
  indirect case reacted(ParticipantID, Deed)
  /// The bridge of a participant is deallocated. The bridge is the object through which the center calls the
  /// participant (see ``Participant``).
  ///
  /// The center does not act here, but the place of this event among the center's effects matters.
  case deallocated(ParticipantID)
}
