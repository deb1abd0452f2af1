package import Foundation
package import PushPayloads

/// A push of the app, read once: what suppressors, listeners, toasts and destinations see.
package struct PushMessage: Sendable, Hashable {
  /// The identifier of the notification on the device; nil where the callback did not tell.
  package let identifier: String?
  /// What the server calls the message, by which one that is sent twice is known again.
  package let messageID: String?
  /// What the app reads in the payload.
  package let content: ParsedNotification
  /// The payload, for what only some parts of the app read.
  package let payload: JSONObject

  /// Reads a notification; nil where it has no payload.
  ///
  /// - Parameters:
  ///   - request: The notification.
  ///   - keys: Where the payload keeps the app's own fields.
  package init?(_ request: NotificationRequest, keys: PayloadKeyMap = PayloadKeyMap()) {
    guard let payload = request.payload else { return nil }
    identifier = request.identifier
    self.payload = payload
    content = ParsedNotification(Payload(payload), keys: keys)
    let name = JSONValue.object(payload)[keys.messageID]
    let text = name?.string ?? name?.number.flatMap { $0.isSpelledAsInteger ? $0.lexeme : nil }
    messageID = text?.isEmpty == false ? text : nil
  }

  /// Whether the notification only wakes the app.
  package var isSilent: Bool { content.isSilent }

  /// The text for the user; nil where there is none, or where it stands in the app's own strings.
  package var alertText: String? { payload.alertText }

  /// Whether there is something for the user to read.
  package var isDisplayable: Bool {
    alertText != nil || content.localizedTitle != nil || content.localizedSubtitle != nil
      || content.localizedBody != nil
  }

  /// Where the notification leads, if the payload says so with a usable URL.
  package var routingURL: URL? { content.url.flatMap(URL.init(routing:)) }
}
