@usableFromInline
package struct ParticipantID: NumberedID {
  @usableFromInline package let index: Int

  @inlinable
  package init(index: Int) { self.index = index }
}

/// The kind of an object that takes part in a run together with the center.
package enum ParticipantKind: String, Sendable, Hashable, CaseIterable {
  /// An object that the center asks whether to suppress a toast.
  case suppressor
  /// An object that the center notifies of events, such as receipts.
  case observer
  /// An object that accepts or declines a notification; the first responder that accepts gets the notification.
  case responder
  /// An object that receives the callbacks of the application delegate.
  case service
}

/// The notifications for which a participant answers yes when the center asks.
package enum NotificationSet: Sendable, Hashable {
  case all
  case none
  case only(IDSet<NotificationID>)

  // Nil stands for an unknown notification, which only `all` contains.
  package func contains(_ notification: NotificationID?) -> Bool {
    switch self {
    case .all: true
    case .none: false
    case .only(let notifications): notification.map(notifications.contains) ?? false
    }
  }
}

/// A suppressor, observer or responder of a run: an object of the kit.
///
/// The center does not receive the participant itself, but an object of the adapter: the bridge of the participant.
/// Only the participant and the center can hold the bridge. If the bridge stays alive after the participant has
/// released the bridge, the center retains the bridge.
package final class Participant {
  package let id: ParticipantID
  package let name: String
  package let kind: ParticipantKind
  /// The bridge that the center receives; nil before the participant is attached in a process, and after its release.
  package private(set) var bridge: AnyObject?
  package private(set) var wasReleased = false
  private weak var witness: AnyObject?

  package init(id: ParticipantID, name: String, kind: ParticipantKind) {
    self.id = id
    self.name = name
    self.kind = kind
  }

  package var isAlive: Bool { witness != nil }

  package func adopt(_ bridge: AnyObject) {
    self.bridge = bridge
    witness = bridge
    wasReleased = false
  }

  package func release() {
    bridge = nil
    wasReleased = true
  }

  // Called when the process has ended: in the next process the participant has no bridge until it is attached.
  package func forget() {
    bridge = nil
    witness = nil
    wasReleased = false
  }
}
