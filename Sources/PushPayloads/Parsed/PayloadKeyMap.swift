/// The places of an app's own fields in a payload.
///
/// Apple specifies the places of the system's fields, and says only that the app's own fields are beside `aps`
/// (Generating a remote notification). Each property is the path to a field: the keys from the root of the payload.
public struct PayloadKeyMap: Sendable, Hashable {
  /// The path to the URL that the app opens when the user taps the notification.
  public var url: [String]
  /// The path to the name of the event that the push is about.
  public var type: [String]
  /// The path to the identifier of the object that the event is about.
  public var objectID: [String]
  /// The path to the message id, by which an app recognizes a repeated message.
  public var messageID: [String]

  /// Creates a key map; by default, the fields are at the root and have names such as `url`.
  public init(
    url: [String] = ["url"],
    type: [String] = ["type"],
    objectID: [String] = ["id"],
    messageID: [String] = ["message_id"]
  ) {
    self.url = url
    self.type = type
    self.objectID = objectID
    self.messageID = messageID
  }

  /// Returns the path to a field; nil for a field whose place Apple specifies.
  public subscript(field: ParsedField) -> [String]? {
    switch field {
    case .url: url
    case .type: type
    case .objectID: objectID
    case .silent, .title, .subtitle, .body, .badge, .sound, .category: nil
    }
  }
}
