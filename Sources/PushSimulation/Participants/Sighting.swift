/// The values that a center's own notification has when a participant or the user is shown it.
///
/// Centers turn the payload into a value of their own. An adapter reports what that value says,
/// as far as it says it, and the kit finds out which of the delivered notifications it is and
/// whether it was read correctly. A field that is left nil is not compared. With one notification
/// in flight, an empty sighting is enough.
public struct Sighting: Sendable, Hashable {
  /// The routing URL.
  public var url: String?
  /// The kind of event.
  public var type: String?
  /// The object that the event is about.
  public var objectID: String?
  /// The identity of the message.
  public var messageID: String?
  /// The title, or the alert text where there is no title.
  public var title: String?
  /// Whether the center takes it for silent.
  public var isSilent: Bool?

  /// Creates a sighting from what is known.
  public init(
    url: String? = nil,
    type: String? = nil,
    objectID: String? = nil,
    messageID: String? = nil,
    title: String? = nil,
    isSilent: Bool? = nil
  ) {
    self.url = url
    self.type = type
    self.objectID = objectID
    self.messageID = messageID
    self.title = title
    self.isSilent = isSilent
  }

  /// The fields that say something else than a notification does, by name, in a fixed order.
  ///
  /// A field is compared only when the sighting has it, and only where the payload's own value is
  /// one that every center reads alike.
  package func mismatches(with facts: NotificationFacts) -> [FieldMismatch] {
    var found: [FieldMismatch] = []
    func compare(_ field: String, _ seen: String?, _ sent: String?) {
      guard let seen, seen != sent, !facts.unspecified.contains(field) else { return }
      found.append(FieldMismatch(field: field, sent: sent, seen: seen))
    }
    if facts.url != .unspecified { compare("url", url, facts.usableURL) }
    compare("type", type, facts.type)
    compare("objectID", objectID, facts.objectID)
    compare("messageID", messageID, facts.messageID)
    compare("title", title, facts.title)
    if let isSilent, isSilent != facts.isSilent {
      found.append(
        FieldMismatch(field: "isSilent", sent: "\(facts.isSilent)", seen: "\(isSilent)")
      )
    }
    return found
  }

  /// Whether every field that it has says what a notification says.
  func agrees(with facts: NotificationFacts) -> Bool { mismatches(with: facts).isEmpty }
}

extension Sighting {
  /// Whether it has a field by which two notifications can be told apart.
  package var namesIdentity: Bool {
    url != nil || objectID != nil || messageID != nil || title != nil
  }

  /// Whether such a field says what a notification says.
  func sharesIdentity(with facts: NotificationFacts) -> Bool {
    func isShared(_ seen: String?, _ sent: String?) -> Bool { seen != nil && seen == sent }
    return isShared(messageID, facts.messageID) || isShared(objectID, facts.objectID)
      || isShared(url, facts.usableURL) || isShared(title, facts.title)
  }
}

/// One field of a notification that a center reads differently from what was sent.
package struct FieldMismatch: Sendable, Hashable {
  /// The field, as ``Sighting`` names it.
  package var field: String
  /// What the payload says; nil when it says nothing usable.
  package var sent: String?
  /// What the center's notification says.
  package var seen: String
}
