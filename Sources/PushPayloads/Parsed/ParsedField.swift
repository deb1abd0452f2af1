/// A field of a parsed notification; the raw value is the field's name in manifests and reports.
public enum ParsedField: String, CaseIterable, Sendable, Hashable, Codable {
  /// True if the notification only wakes the app.
  case silent
  /// The title, as literal text and not as a key of the app's strings file.
  case title
  /// The subtitle, as literal text and not as a key of the app's strings file.
  case subtitle
  /// The body, as literal text; if the alert is a string, that string.
  case body
  /// The number on the app's icon, from `aps.badge`.
  case badge
  /// The name of a sound file in the app, or "default".
  case sound
  /// The category, which determines the actions.
  case category
  /// The type of the event that the push is about, from the app's own members of the payload.
  case type
  /// The identifier of the object that the event is about.
  case objectID = "id"
  /// The URL to open when the user taps the notification.
  case url
}

private let allFields = Set(ParsedField.allCases)

extension Set<ParsedField> {
  /// All fields, for a parser that reads every field.
  public static var all: Set<ParsedField> { allFields }
}

extension ParsedNotification {
  /// Returns the value of a field as JSON; `null` for an absent field.
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
