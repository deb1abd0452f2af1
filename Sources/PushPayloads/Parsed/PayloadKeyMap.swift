/// Where an app keeps its own fields in a payload.
///
/// Apple says where the system's fields stand, and nothing of the app's own, but that they stand
/// beside `aps` (Generating a remote notification). Each is a path of keys from the root.
public struct PayloadKeyMap: Sendable, Hashable {
  /// The path to the routing URL.
  public var url: [String]
  /// The path to the kind of event.
  public var type: [String]
  /// The path to the identifier of the object that the event is about.
  public var objectID: [String]
  /// The path to what identifies the message, by which one that comes twice is known again.
  public var messageID: [String]

  /// Creates a key map; what is not given stands at the root, under a plain name.
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

  /// The path to a field of a parsed notification; nil for one whose place Apple has fixed.
  public subscript(field: ParsedField) -> [String]? {
    switch field {
    case .url: url
    case .type: type
    case .objectID: objectID
    case .silent, .title, .subtitle, .body, .badge, .sound, .category: nil
    }
  }
}
