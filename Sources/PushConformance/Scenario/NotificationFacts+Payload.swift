import Foundation
import PushPayloads
import PushSimulation

extension NotificationFacts {
  /// Reads a payload; `form` is the form that the app declares for the payload's event, if any.
  ///
  /// Silent means Apple's background notification ("Pushing background updates to your App"): `content-available` is
  /// the number 1, and alert, badge and sound are absent. Null counts as absent
  /// (Specs/decisions/0002-silent-notifications.md).
  init(payload: JSONObject, vocabulary: Vocabulary, form: EventForm? = nil) {
    self.init(aps: payload["aps"]?.object ?? JSONObject())
    let values = vocabulary.template(of: form).values(in: .object(payload))
    // If a form has no type, the app recognizes the form by the members of a push, and a push can lack these members.
    let isKnown = form.map { vocabulary.recognizes($0, in: payload) } ?? true
    let type =
      values[.type] ?? (isKnown ? form.flatMap { vocabulary.implicitType(of: $0) } : nil)
    url = Self.routingURL(values[.url])
    if let link = values[.actionURL], link != .null {
      // If the app cannot use the action's link, the app can open the notification's URL instead.
      actionURL = Self.routingURL(link).text.map(RoutingURL.usable) ?? .unspecified
    }
    self.type = type?.string
    objectID = values[.objectID]?.string
    account = values[.account]?.string
    messageID = values[.messageID]?.string
    attachment = Self.routingURL(values[.attachment])
    isEncrypted = (values[.ciphertext] ?? .null) != .null
    secret = values[.ciphertext]?.string.flatMap { try? SimulatedCipher.decrypt($0) }
    let named = [
      ("type", type), ("objectID", values[.objectID]), ("messageID", values[.messageID]),
    ]
    for (name, value) in named where Self.mayBeReadAsText(value) { unspecified.insert(name) }
    ownLink = isKnown ? form?.link : nil
    if !isKnown { unspecified.insert("type") }
    mustHideInFront = isDisplayable && vocabulary.isType(self.type, ofAny: vocabulary.hiddenEvents)
    let mayBeHidden = !isKnown && vocabulary.hiddenEvents.contains(form?.event ?? "")
    mustShowInFront = isDisplayable && !mustHideInFront && !mayBeHidden
    if !isKnown, values[.url] == nil {
      url = .unspecified
    } else if vocabulary.pathToURL(of: form) == nil || ownLink != nil && values[.url] == nil {
      // A URL in the push takes precedence over the link that the form declares.
      url = Self.link(to: self, of: vocabulary)
    }
  }

  /// Reads only the `aps` of a payload; all other facts are those of a push without the app's own members.
  init(aps: JSONObject) {
    let kind = NotificationDelivery.Kind(aps: aps)
    let alert = aps["alert"]
    self = .plain
    isSilent = kind.isContentAvailable && !kind.interruptsUser
    isBadgeOnly =
      kind.interruptsUser && ["alert", "sound"].allSatisfy { (aps[$0] ?? .null) == .null }
    title = Self.firstLine(of: alert)
    isDisplayable = title != nil || Self.hasLocalizedText(alert)
    mustShowInFront = isDisplayable
    isContentAvailable = kind.isContentAvailable
    interruptsUser = kind.interruptsUser
    badge = aps["badge"]?.number?.int.flatMap { $0 >= 0 ? $0 : nil }
    isMutable = aps["mutable-content"]?.number?.int == 1
  }

  /// Returns whether some centers read the value as a string, such as the number `42` as `"42"`.
  private static func mayBeReadAsText(_ value: JSONValue?) -> Bool {
    switch value {
    case .number, .bool: true
    case .null, .string, .array, .object, nil: false
    }
  }

  private static func firstLine(of alert: JSONValue?) -> String? {
    if let text = alert?.string { return text.isEmpty ? nil : text }
    guard let dictionary = alert?.object else { return nil }
    return ["title", "subtitle", "body"].lazy.compactMap { dictionary[$0]?.string }
      .first { !$0.isEmpty }
  }

  private static func hasLocalizedText(_ alert: JSONValue?) -> Bool {
    ["title-loc-key", "subtitle-loc-key", "loc-key"].contains {
      alert?.object?[$0]?.string?.isEmpty == false
    }
  }

  /// Returns the link of a notification without a URL; `unspecified` if the app is free to open any link, or none.
  private static func link(to facts: NotificationFacts, of vocabulary: Vocabulary) -> RoutingURL {
    guard let type = facts.type
    else { return facts.unspecified.contains("type") ? .unspecified : .unusable }
    let isComplete = facts.objectID?.isEmpty == false || facts.ownLink?.contains("{id}") == false
    guard vocabulary.hierarchy(ofEvent: type) != nil, isComplete,
      let link = vocabulary.link(to: facts)
    else { return .unspecified }
    return .usable(link)
  }

  // URL parsers agree only on strings that have a scheme and consist of RFC 3986's characters. Even two versions of one
  // parser differ for other strings: Foundation now escapes characters that Foundation once refused.
  static func routingURL(_ value: JSONValue?) -> RoutingURL {
    guard let text = value?.string, !text.isEmpty else { return .unusable }
    guard hasScheme(text), let url = URL(string: text), url.absoluteString == text
    else { return .unspecified }
    return .usable(text)
  }

  private static func hasScheme(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = text.utf8[..<colon]
    return scheme.first.map(isLetter) ?? false
      && scheme.allSatisfy { isLetter($0) || "0123456789+-.".utf8.contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

extension NotificationDelivery.Kind {
  /// Reads the `aps` of a payload; null counts as absent.
  init(aps: JSONObject) {
    self.init(
      isContentAvailable: aps["content-available"]?.number?.int == 1,
      interruptsUser: ["alert", "badge", "sound"].contains { (aps[$0] ?? .null) != .null }
    )
  }
}
