package import PushPayloads
package import PushSimulation

/// A notification before anybody has spelled it: what it says, not where the payload says it.
///
/// A scenario holds these; the kit renders them with the vocabulary of each subject, so that a
/// center that reads `data.link` plays the same scenarios as one that reads `genius.url`.
package struct AbstractNotification: Sendable, Hashable {
  /// The alert, a string or a dictionary; nil for none.
  package var alert: JSONValue?
  /// The badge; nil for none.
  package var badge: JSONValue?
  /// The sound; nil for none.
  package var sound: JSONValue?
  /// Whether it wakes the app in the background.
  package var contentAvailable: Bool
  /// The routing URL: any value, so that unusable ones can be tried; nil for none.
  package var url: JSONValue?
  /// The kind of event: any value; nil for none.
  package var type: JSONValue?
  /// The object that the event is about: any value; nil for none.
  package var objectID: JSONValue?
  /// The identity of the message: any value; nil for none.
  package var messageID: JSONValue?
  /// The `apns-collapse-id` of its request, which is the identifier of the notification on the device;
  /// nil for none, and an identifier that no other push has.
  package var collapseID: String?
  /// The notifications, by the names of the scenario, that it takes out of Notification Center.
  package var withdraws: [String]
  /// What a service extension is to attach: any value, so that unusable ones can be tried; nil for
  /// nothing.
  package var attachment: JSONValue?
  /// A text that is sent encrypted; nil for none.
  package var secret: String?
  /// What stands in the place of an encrypted text, and cannot be read; nil for nothing.
  package var ciphertext: JSONValue?
  /// Whose it is.
  package var origin: NotificationOrigin
  /// Members beside `aps`.
  package var extra: JSONObject
  /// Further members of `aps`.
  package var aps: JSONObject

  /// Creates a notification; what is not given is not in the payload.
  package init(
    alert: JSONValue? = nil,
    badge: JSONValue? = nil,
    sound: JSONValue? = nil,
    contentAvailable: Bool = false,
    url: JSONValue? = nil,
    type: JSONValue? = nil,
    objectID: JSONValue? = nil,
    messageID: JSONValue? = nil,
    collapseID: String? = nil,
    withdraws: [String] = [],
    attachment: JSONValue? = nil,
    secret: String? = nil,
    ciphertext: JSONValue? = nil,
    origin: NotificationOrigin = .own,
    extra: JSONObject = JSONObject(),
    aps: JSONObject = JSONObject()
  ) {
    self.alert = alert
    self.badge = badge
    self.sound = sound
    self.contentAvailable = contentAvailable
    self.url = url
    self.type = type
    self.objectID = objectID
    self.messageID = messageID
    self.collapseID = collapseID
    self.withdraws = withdraws
    self.attachment = attachment
    self.secret = secret
    self.ciphertext = ciphertext
    self.origin = origin
    self.extra = extra
    self.aps = aps
  }

  /// The payload as a provider of this app would send it.
  ///
  /// - Parameters:
  ///   - vocabulary: How the app spells things.
  ///   - others: The notifications of the scenario, for those that it withdraws.
  /// - Returns: The payload; that of a local notification as a push would have it.
  package func rendered(
    with vocabulary: Vocabulary,
    among others: [String: AbstractNotification] = [:]
  ) -> JSONObject {
    var root = JSONObject()
    root["aps"] = .object(renderedAPS)
    switch origin {
    case .own: for member in vocabulary.ownership.own { root[member.key] = member.value }
    case .foreign: for member in vocabulary.ownership.foreign { root[member.key] = member.value }
    case .local: break
    }
    for member in extra { root[member.key] = member.value }
    let type = type?.string.flatMap { vocabulary.events[$0] }.map { .string($0.name) } ?? type
    for (path, value) in [
      (vocabulary.keys.url, url), (vocabulary.keys.type, type),
      (vocabulary.keys.objectID, objectID), (vocabulary.keys.messageID, messageID),
      (vocabulary.enrichment.attachment, attachment),
      (
        vocabulary.enrichment.ciphertext,
        secret.map { .string(SimulatedCipher.encrypt($0)) } ?? ciphertext
      ),
    ] {
      if let value { root.set(value, at: path[...]) }
    }
    if let names = writtenWithdrawal(with: vocabulary, among: others) {
      root.set(names, at: vocabulary.withdrawal.key[...])
    }
    return root
  }

  /// What all apps spell alike.
  private var renderedAPS: JSONObject {
    var aps = self.aps
    aps["alert"] = alert ?? aps["alert"]
    aps["badge"] = badge ?? aps["badge"]
    aps["sound"] = sound ?? aps["sound"]
    // A local notification wakes no app.
    if contentAvailable, origin != .local { aps["content-available"] = 1 }
    return aps
  }

  /// What decides how the system delivers it: it stands in `aps`, whatever app it is for.
  var delivery: NotificationDelivery.Kind {
    let aps = extra["aps"].map { $0.object ?? JSONObject() } ?? renderedAPS
    return NotificationDelivery.Kind(aps: aps)
  }

  /// The names of what it withdraws, as a payload has them; nil where it withdraws nothing.
  private func writtenWithdrawal(
    with vocabulary: Vocabulary,
    among others: [String: AbstractNotification]
  ) -> JSONValue? {
    let names = withdraws.compactMap { others[$0].flatMap(vocabulary.withdrawal.name(of:)) }
    guard let first = names.first else { return nil }
    let isAlone = names.count == 1 && !vocabulary.withdrawal.isArray
    return isAlone ? .string(first) : .array(names.map(JSONValue.string))
  }

  /// The notification as the simulated system delivers it.
  func simulated(
    as name: String,
    with vocabulary: Vocabulary,
    among others: [String: AbstractNotification] = [:]
  ) -> SimulatedNotification {
    let payload = rendered(with: vocabulary, among: others)
    var userInfo = payload
    // What the system shows of a local notification does not stand in its user info.
    if origin == .local { userInfo["aps"] = nil }
    return SimulatedNotification(
      name: name,
      payload: userInfo,
      facts: NotificationFacts(payload: payload, vocabulary: vocabulary),
      origin: origin,
      collapseID: collapseID,
      withdrawn: Set(
        withdraws.compactMap { others[$0].flatMap(vocabulary.withdrawal.name(of:)) }
      )
    )
  }
}

extension JSONObject {
  /// Puts a value at a path, making the objects on the way.
  mutating func set(_ value: JSONValue, at path: ArraySlice<String>) {
    guard let key = path.first else { return }
    if path.count == 1 {
      self[key] = value
    } else {
      var inner = self[key]?.object ?? JSONObject()
      inner.set(value, at: path.dropFirst())
      self[key] = .object(inner)
    }
  }
}
