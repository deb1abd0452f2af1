package import PushPayloads
package import PushSimulation

/// The content of a notification, which each app puts at its own places in the payload.
///
/// Scenarios contain these notifications; the kit renders them with the vocabulary of each subject. So a center that
/// reads `data.link` plays the same scenarios as a center that reads `genius.url`.
package struct AbstractNotification: Sendable, Hashable {
  /// The value of `alert` in `aps`, usually a string or a dictionary; nil for a notification without an alert.
  package var alert: JSONValue?
  package var badge: JSONValue?
  package var sound: JSONValue?
  package var contentAvailable = false
  /// The URL that the app opens: any value, so that scenarios can test unusable values; nil for a push without a URL.
  package var url: JSONValue?
  /// The link that an action opens in place of ``url``; nil if the action has no link of its own.
  package var actionURL: String?
  /// The type of the event: an event's name in scenarios, or any other value, which the push contains unchanged.
  package var type: JSONValue?
  /// The id of the object that the event is about: any value; nil for a push without an object id.
  package var objectID: JSONValue?
  package var account: String?
  /// The message id, by which an app recognizes a repeated message: any value; nil for a push without a message id.
  package var messageID: JSONValue?
  /// The `apns-collapse-id`, which becomes the notification's identifier on the device; nil for a unique identifier.
  package var collapseID: String?
  /// The names, as in the scenario, of the notifications that this notification removes from Notification Center.
  package var withdraws: [String] = []
  /// True if this notification removes all notifications of ``account``, or of the app if ``account`` is nil.
  package var withdrawsAll = false
  /// The attachment for a service extension: any value, so that scenarios can test unusable values.
  package var attachment: JSONValue?
  /// The text that the server encrypts before sending the push; nil for a push without encrypted text.
  package var secret: String?
  /// A value that the extension cannot decrypt, sent in place of the encrypted text; nil for a push without this value.
  package var ciphertext: JSONValue?
  package var origin: NotificationOrigin = .own
  /// Members of the payload that no other property holds; a member `aps` replaces the whole `aps`.
  package var extra = JSONObject()
  /// Members of `aps` that no other property holds.
  package var aps = JSONObject()

  /// Returns the payload that the app's server sends; `others` are the notifications of the scenario by name.
  package func rendered(
    with vocabulary: Vocabulary,
    among others: [String: AbstractNotification] = [:]
  ) -> JSONObject {
    let aps = vocabulary.withCategory(writtenAPS, of: self)
    var base: JSONObject = ["aps": aps]
    if origin == .foreign {
      for member in vocabulary.foreignMarks { base[member.key] = member.value }
    }
    // A member of `extra` can be at a place where the app declares links. Then the value becomes a link of the app.
    let form = vocabulary.form(of: self)
    let template = vocabulary.template(of: form)
    let placesOfLinks =
      vocabulary.beginningOfLinks == nil
      ? [] : [PushTemplate.Field.url, .actionURL].compactMap(template.path)
    for member in extra where !vocabulary.isOfAnotherForm(member.key, than: template) {
      base[member.key] =
        placesOfLinks.contains([member.key]) ? vocabulary.link(member.value) : member.value
    }
    var values = PushTemplate.Values()
    values[.aps] = aps
    values[.url] = vocabulary.link(url)
    values[.actionURL] = vocabulary.link(actionURL.map(JSONValue.string))
    values[.type] = type?.string.flatMap { vocabulary.events[$0] }.map { .string($0.name) } ?? type
    values[.objectID] = objectID
    values[.account] = account.map(JSONValue.string)
    values[.messageID] = messageID
    values[.attachment] = attachment
    values[.ciphertext] = secret.map { .string(SimulatedCipher.encrypt($0)) } ?? ciphertext
    values[.withdrawn] = writtenWithdrawal(with: vocabulary, among: others)
    if withdrawsAll { values[.withdrawsAll] = true }
    if !vocabulary.samples.list.isEmpty {
      values.sample = vocabulary.sample(for: self, type: values[.type]?.string, in: form)
    }
    let push = template.rendered(values, over: .object(base), hasConstants: origin == .own)
    return push?.object ?? base
  }

  /// The `aps` of the scenario; a member `aps` of ``extra`` takes precedence, even if the member is not a dictionary.
  var writtenAPS: JSONValue { extra["aps"] ?? .object(renderedAPS) }

  private var renderedAPS: JSONObject {
    var aps = self.aps
    if let alert { aps["alert"] = alert }
    if let badge { aps["badge"] = badge }
    if let sound { aps["sound"] = sound }
    // A local notification does not wake an app.
    if contentAvailable, origin != .local { aps["content-available"] = 1 }
    return aps
  }

  var delivery: NotificationDelivery.Kind {
    if let aps = extra["aps"] { return NotificationDelivery.Kind(aps: aps.object ?? JSONObject()) }
    // The result equals `Kind(aps: renderedAPS)`, but rendering the `aps` would take more time.
    func isPresent(_ own: JSONValue?, _ name: String) -> Bool {
      ((own ?? aps[name]) ?? .null) != .null
    }
    return NotificationDelivery.Kind(
      isContentAvailable: contentAvailable && origin != .local
        || aps["content-available"]?.number?.int == 1,
      interruptsUser: isPresent(alert, "alert") || isPresent(badge, "badge")
        || isPresent(sound, "sound")
    )
  }

  private func writtenWithdrawal(
    with vocabulary: Vocabulary,
    among others: [String: AbstractNotification]
  ) -> JSONValue? {
    let names = withdraws.compactMap { others[$0].flatMap(vocabulary.withdrawnName(of:)) }
      .map { vocabulary.withdrawsByNumber ? JSONValue.string($0).asNumber : .string($0) }
    guard let first = names.first else { return nil }
    let isAlone = names.count == 1 && !vocabulary.withdrawal.isArray
    return isAlone ? first : .array(names)
  }

  /// Returns the first part of this push, such as the link of an action, for which the app's pushes have no place.
  func partWithoutPlace(in vocabulary: Vocabulary) -> PushTemplate.Field? {
    let form = vocabulary.template(of: vocabulary.form(of: self))
    if actionURL != nil, form.path(to: .actionURL) == nil { return .actionURL }
    if !withdraws.isEmpty, form.path(to: .withdrawn) == nil { return .withdrawn }
    return withdrawsAll && form.path(to: .withdrawsAll) == nil ? .withdrawsAll : nil
  }

  func simulated(
    as name: String,
    with vocabulary: Vocabulary,
    among others: [String: AbstractNotification] = [:]
  ) -> SimulatedNotification {
    let payload = rendered(with: vocabulary, among: others)
    let form = vocabulary.form(of: self)
    var userInfo = origin == .own ? vocabulary.encode?(payload) ?? payload : payload
    // The user info of a local notification contains no text, badge or sound.
    if origin == .local { userInfo["aps"] = nil }
    return SimulatedNotification(
      name: name,
      payload: userInfo,
      facts: NotificationFacts(payload: payload, vocabulary: vocabulary, form: form),
      origin: origin,
      collapseID: collapseID,
      withdrawn: Set(withdraws.compactMap { others[$0].flatMap(vocabulary.withdrawnName(of:)) }),
      withdrawsAll: withdrawsAll && vocabulary.template(of: form).path(to: .withdrawsAll) != nil
    )
  }
}
