extension AlertDictionary {
  /// The literal title; nil if it is missing or not a string.
  public var title: String? {
    get { object[string: AlertKey.title.rawValue] }
    set { object[string: AlertKey.title.rawValue] = newValue }
  }

  /// The literal subtitle, which is shown below the title; nil if it is missing or not a string.
  public var subtitle: String? {
    get { object[string: AlertKey.subtitle.rawValue] }
    set { object[string: AlertKey.subtitle.rawValue] = newValue }
  }

  /// The literal text of the message; nil if it is missing or not a string.
  public var body: String? {
    get { object[string: AlertKey.body.rawValue] }
    set { object[string: AlertKey.body.rawValue] = newValue }
  }

  /// The name of the image that replaces the usual launch image when the user opens the app from the notification.
  public var launchImage: String? {
    get { object[string: AlertKey.launchImage.rawValue] }
    set { object[string: AlertKey.launchImage.rawValue] = newValue }
  }

  /// The name of the sound of a Live Activity's alert; nil if it is missing or not a string.
  public var sound: String? {
    get { object[string: AlertKey.sound.rawValue] }
    set { object[string: AlertKey.sound.rawValue] = newValue }
  }
}

/// A text that the device looks up in the app's strings file and completes.
public struct LocalizedText: Sendable, Hashable {
  /// The key by which the device finds the text in the app's strings file.
  public var key: String
  /// The texts for the placeholders, in order.
  public var arguments: [String]

  /// Creates a text that the device looks up; without arguments, it has no placeholders.
  public init(key: String, arguments: [String] = []) {
    self.key = key
    self.arguments = arguments
  }
}

/// The localised texts of an alert, which replace the literal texts.
extension AlertDictionary {
  /// The localised title, flat as in notifications or nested as in Live Activities; nil if the alert has none.
  ///
  /// Setting it writes the flat form.
  public var localizedTitle: LocalizedText? {
    get { localized(.titleLocKey, .titleLocArgs) ?? nested(.title) }
    set { setLocalized(newValue, .titleLocKey, .titleLocArgs) }
  }

  /// The localised subtitle; nil if the alert has none.
  public var localizedSubtitle: LocalizedText? {
    get { localized(.subtitleLocKey, .subtitleLocArgs) }
    set { setLocalized(newValue, .subtitleLocKey, .subtitleLocArgs) }
  }

  /// The localised body, flat as in notifications or nested as in Live Activities; nil if the alert has none.
  ///
  /// Setting it writes the flat form.
  public var localizedBody: LocalizedText? {
    get { localized(.locKey, .locArgs) ?? nested(.body) }
    set { setLocalized(newValue, .locKey, .locArgs) }
  }

  func localized(_ key: AlertKey, _ arguments: AlertKey) -> LocalizedText? {
    guard let name = object[string: key.rawValue] else { return nil }
    return LocalizedText(key: name, arguments: object[strings: arguments.rawValue] ?? [])
  }

  private mutating func setLocalized(
    _ text: LocalizedText?,
    _ key: AlertKey,
    _ arguments: AlertKey
  ) {
    object[string: key.rawValue] = text?.key
    let values = text?.arguments ?? []
    object[strings: arguments.rawValue] = values.isEmpty ? nil : values
  }
}
