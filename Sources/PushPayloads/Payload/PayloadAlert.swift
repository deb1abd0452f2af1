/// The text that a notification shows.
public enum PayloadAlert: Sendable, Hashable {
  /// A body alone.
  case body(String)
  /// Title, subtitle and body, literal or to be localised; Apple recommends it.
  case dictionary(AlertDictionary)

  /// Reads the value of `alert`; nil for anything but a string or an object.
  public init?(_ value: JSONValue) {
    switch value {
    case .string(let body): self = .body(body)
    case .object(let object): self = .dictionary(AlertDictionary(object))
    default: return nil
    }
  }

  /// The value of `alert`.
  public var value: JSONValue {
    switch self {
    case .body(let body): .string(body)
    case .dictionary(let dictionary): .object(dictionary.object)
    }
  }

  /// The literal title.
  public var title: String? {
    guard case .dictionary(let dictionary) = self else { return nil }
    return dictionary.title
  }

  /// The literal subtitle.
  public var subtitle: String? {
    guard case .dictionary(let dictionary) = self else { return nil }
    return dictionary.subtitle
  }

  /// The literal body.
  public var body: String? {
    switch self {
    case .body(let body): body
    case .dictionary(let dictionary): dictionary.body
    }
  }
}

/// The members that Apple documents for the `alert` dictionary.
///
/// Apple, Generating a remote notification, table 2; the last four in older editions.
public enum AlertKey: String, CaseIterable, Sendable, Hashable {
  /// The title.
  case title
  /// What stands below the title.
  case subtitle
  /// The message.
  case body
  /// The image that a launch shows.
  case launchImage = "launch-image"
  /// The title, as a key of the app's strings file.
  case titleLocKey = "title-loc-key"
  /// What fills in the localised title.
  case titleLocArgs = "title-loc-args"
  /// The subtitle, as a key of the app's strings file.
  case subtitleLocKey = "subtitle-loc-key"
  /// What fills in the localised subtitle.
  case subtitleLocArgs = "subtitle-loc-args"
  /// The body, as a key of the app's strings file.
  case locKey = "loc-key"
  /// What fills in the localised body.
  case locArgs = "loc-args"
  /// The sound of a Live Activity's alert; elsewhere it stands in `aps`.
  case sound
  /// Formerly the label of the button, literally.
  case action
  /// Formerly the label of the button, as a key of the app's strings file.
  case actionLocKey = "action-loc-key"
  /// From iOS 12 to 14 what a group's summary said.
  case summaryArgument = "summary-arg"
  /// From iOS 12 to 14 how many items the notification counted for.
  case summaryArgumentCount = "summary-arg-count"
}

/// The dictionary form of an alert.
public struct AlertDictionary: Sendable, Hashable {
  /// The dictionary, as it is written.
  public var object: JSONObject

  /// Views an object as an alert.
  public init(_ object: JSONObject = [:]) {
    self.object = object
  }

  /// Makes an alert of literal texts.
  public init(title: String? = nil, subtitle: String? = nil, body: String? = nil) {
    self.init()
    self.title = title
    self.subtitle = subtitle
    self.body = body
  }

  /// The value of a documented member, of whatever kind.
  public subscript(key: AlertKey) -> JSONValue? {
    get { object[key.rawValue] }
    set { object[key.rawValue] = newValue }
  }
}
