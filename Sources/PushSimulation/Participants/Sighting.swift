/// The fields of a notification as the center has read them.
///
/// Centers turn the payload into a value of their own, and an adapter reports the fields of that value. The kit finds
/// the delivered notification to which the fields belong, and compares all fields that are not nil with the payload. If
/// only one notification was delivered, a sighting without fields suffices.
public struct Sighting: Sendable, Hashable {
  /// The URL that the notification leads to.
  public var url: String?
  /// The type of the notification's event.
  public var type: String?
  /// The identifier of the object that the event is about.
  public var objectID: String?
  /// The message id, which the app's server gives to each message.
  public var messageID: String?
  /// The title or, for an alert without a title, the subtitle or the body.
  public var title: String?
  /// True if the center treats the notification as silent.
  public var isSilent: Bool?

  /// Creates a sighting; the kit does not compare nil fields.
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
      found.append(FieldMismatch(field: "isSilent", sent: "\(facts.isSilent)", seen: "\(isSilent)"))
    }
    return found
  }

  func agrees(with facts: NotificationFacts) -> Bool { mismatches(with: facts).isEmpty }
}

extension Sighting {
  package var namesIdentity: Bool {
    url != nil || objectID != nil || messageID != nil || title != nil
  }

  func sharesIdentity(with facts: NotificationFacts) -> Bool {
    func isShared(_ seen: String?, _ sent: String?) -> Bool { seen != nil && seen == sent }
    return isShared(messageID, facts.messageID) || isShared(objectID, facts.objectID)
      || isShared(url, facts.usableURL) || isShared(title, facts.title)
  }
}

package struct FieldMismatch: Sendable, Hashable {
  package var field: String
  /// The value in the payload; nil if the payload has no usable value.
  package var sent: String?
  package var seen: String
}
