import Foundation
import PushConformance
import PushPayloads

/// A payload parser that runs as an adapter in another process.
@MainActor struct AdapterParser {
  private let connection: AdapterConnection
  private let fields: Set<ParsedField>

  init(_ connection: AdapterConnection, reading fields: Set<ParsedField>) {
    self.connection = connection
    self.fields = fields
  }

  func parse(_ payload: [UInt8]) throws(Refusal) -> ParsedNotification {
    let reading: Result<ParsedNotification, Refusal> = connection.ask(
      ["type": "parse", "payload": .string(Data(payload).base64EncodedString())],
      answeredBy: ["parsed", "refused"],
      read: { members, type throws(AdapterFault.Cause) in
        try members.only(["type", "id", type == "parsed" ? "notification" : "reason"])
        guard type == "parsed" else {
          return .failure(Refusal(reason: try members.optionalText("reason") ?? "no reason given"))
        }
        guard let notification = try members.optionalObject("notification")
        else { throw members.missing("notification", "an object") }
        return .success(try notification.notification(of: fields))
      }
    )
    return try reading.get()
  }

  /// The adapter's answer that a payload is not a notification.
  struct Refusal: Error, CustomStringConvertible {
    var reason: String
    var description: String { reason }
  }
}

extension AdapterMembers {
  fileprivate func notification(
    of fields: Set<ParsedField>
  ) throws(AdapterFault.Cause) -> ParsedNotification {
    try only(Set(fields.map(\.rawValue)))
    var notification = ParsedNotification()
    notification.isSilent = try optionalFlag(ParsedField.silent.rawValue) ?? false
    notification.title = try optionalText(ParsedField.title.rawValue)
    notification.subtitle = try optionalText(ParsedField.subtitle.rawValue)
    notification.body = try optionalText(ParsedField.body.rawValue)
    notification.badge = try optionalWhole(ParsedField.badge.rawValue)
    notification.sound = try optionalText(ParsedField.sound.rawValue)
    notification.category = try optionalText(ParsedField.category.rawValue)
    notification.type = try optionalText(ParsedField.type.rawValue)
    notification.objectID = try optionalText(ParsedField.objectID.rawValue)
    notification.url = try optionalText(ParsedField.url.rawValue)
    return notification
  }
}
