package import Foundation
package import PushPayloads

/// A push of the app, read from its payload once and then passed to suppressors, listeners, toasts and destinations.
package struct PushMessage: Sendable, Hashable {
  /// The identifier of the notification on the device; nil if the callback has no identifier.
  package let identifier: String?
  /// The server's id of the message, which identifies a message that is sent twice; nil if the payload has no id.
  package let messageID: String?
  package let content: ParsedNotification
  /// The payload, for fields that only some parts of the app read.
  package let payload: JSONObject

  package init?(_ request: NotificationRequest, keys: PayloadKeyMap = PayloadKeyMap()) {
    guard let payload = request.payload else { return nil }
    identifier = request.identifier
    self.payload = payload
    content = ParsedNotification(Payload(payload), keys: keys)
    let name = JSONValue.object(payload)[keys.messageID]
    let text = name?.string ?? name?.number.flatMap { $0.isSpelledAsInteger ? $0.lexeme : nil }
    messageID = text?.isEmpty == false ? text : nil
  }

  package var isSilent: Bool { content.isSilent }

  /// The text for the user; nil if the payload has no text, or if the text is one of the app's localized strings.
  package var alertText: String? { payload.alertText }

  package var isDisplayable: Bool {
    alertText != nil || content.localizedTitle != nil || content.localizedSubtitle != nil
      || content.localizedBody != nil
  }

  /// The URL that the notification leads to; nil if the payload has no usable URL.
  package var routingURL: URL? { content.url.flatMap(URL.init(routing:)) }
}
