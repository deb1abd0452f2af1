/// A field of a parsed notification, as manifests and reports name it.
public enum ParsedField: String, CaseIterable, Sendable, Hashable, Codable {
  /// Whether it only wakes the app.
  case silent
  /// The literal title.
  case title
  /// The literal subtitle.
  case subtitle
  /// The literal body.
  case body
  /// The number on the app's icon.
  case badge
  /// The name of the sound.
  case sound
  /// The category, which brings the actions.
  case category
  /// The kind of event.
  case type
  /// The identifier of the object that the event is about.
  case objectID = "id"
  /// Where activating the notification leads.
  case url
}

extension Set<ParsedField> {
  /// Every field there is.
  public static var all: Set<ParsedField> { Set(ParsedField.allCases) }
}

extension ParsedNotification {
  /// Returns a field as a JSON value: `null` for nothing.
  public subscript(field: ParsedField) -> JSONValue {
    func value(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
    return switch field {
    case .silent: .bool(isSilent)
    case .title: value(title)
    case .subtitle: value(subtitle)
    case .body: value(body)
    case .badge: badge.map { .number(JSONNumber($0)) } ?? .null
    case .sound: value(sound)
    case .category: value(category)
    case .type: value(type)
    case .objectID: value(objectID)
    case .url: value(url)
    }
  }
}
