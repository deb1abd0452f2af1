/// Names one of the participants that a run knows.
package struct ParticipantID: Sendable, Hashable {
  /// The place among the participants of the run, from 0.
  package let index: Int

  /// Creates a name from its place.
  package init(index: Int) {
    self.index = index
  }
}

/// What a participant is to the center.
package enum ParticipantKind: String, Sendable, Hashable, CaseIterable {
  /// Is asked whether a toast shall be kept away.
  case suppressor
  /// Hears of every receipt.
  case observer
  /// Is asked whether it takes a notification, and takes it if it is the first to say so.
  case responder
  /// Hears the callbacks of the application's delegate.
  case service
}

/// The notifications about which a participant says yes.
package enum NotificationSet: Sendable, Hashable {
  /// Every one.
  case all
  /// Not one.
  case none
  /// These.
  case only(Set<NotificationID>)

  /// Whether a notification is among them; one that is not known is in no set that names its
  /// members.
  package func contains(_ notification: NotificationID?) -> Bool {
    switch self {
    case .all: true
    case .none: false
    case .only(let notifications): notification.map(notifications.contains) ?? false
    }
  }
}

/// A suppressor, observer or responder of a run: it belongs to the kit, and its life is in the kit's hand.
///
/// The adapter's bridge is the object that the center gets to hold. The participant stores it and
/// is, apart from the center, the only one who does. What the center keeps beyond the release of a
/// participant is thereby the center's doing.
package final class Participant {
  package let id: ParticipantID
  package let name: String
  package let kind: ParticipantKind
  /// What the center is given; nil before it is first needed, and after the release.
  package private(set) var bridge: AnyObject?
  /// Whether it was released and has had no bridge since.
  package private(set) var wasReleased = false
  private weak var witness: AnyObject?

  package init(id: ParticipantID, name: String, kind: ParticipantKind) {
    self.id = id
    self.name = name
    self.kind = kind
  }

  /// Whether the bridge exists, whoever holds it.
  package var isAlive: Bool { witness != nil }

  /// Takes a fresh bridge.
  package func adopt(_ bridge: AnyObject) {
    self.bridge = bridge
    witness = bridge
    wasReleased = false
  }

  /// Lets the bridge go, as the owner of a screen lets its view controller go.
  package func release() {
    bridge = nil
    wasReleased = true
  }

  /// Ends with the process that it lived in; the next process begins without it.
  package func forget() {
    bridge = nil
    witness = nil
    wasReleased = false
  }
}
